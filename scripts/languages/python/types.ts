import type { Json, Range, Type } from "../../model/model.ts";
import { snakeCase, valueName } from "../names.ts";
import type { Naming, Scope } from "../naming.ts";
import { arePlain, readBounds, type Size } from "../read-bounds.ts";

const words = (text: string): readonly string[] => text.split(" ");

/** Names that a module takes from `typing`. */
export const typing: readonly string[] = words(
  "Any ClassVar Dict Final List Literal Mapping Optional Tuple Union",
);

/** Names that a module may take from the others of the package. */
export const support: Readonly<Record<string, readonly string[]>> = {
  decoding: words(
    "anything boolean by_json_type decode_document integer json_of list_of literal map_of nullable number one_of safe_integer sized string within",
  ),
  json_text: words("Json JsonObject read_json with_deep_stack write_json"),
  place: words("MISSING Missing Place"),
  record: words("Members Record by_tag choose encode fitting"),
};

const keywords = words(
  "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield",
);

/** How Python names things; a member must not hide what the body of its class names. */
export const naming: Naming = {
  member: (name) => {
    const plain = name.replaceAll(/\W/g, "_");
    return /^[A-Za-z]/.test(plain) ? plain : `member_${plain}`;
  },
  value: (value) => snakeCase(valueName(value)).toUpperCase(),
  membersHideTypes: true,
  reservedMembers: new Set([
    ...keywords,
    ...typing,
    ...words("extra decode NAMES TAG field str int float bool Json JsonObject MISSING Missing Record"),
  ]),
  reservedTypes: new Set([
    ...words("False None True UnknownEvent"),
    ...typing,
    ...Object.values(support).flat(),
  ]),
};

/** Scalars: their type in Python, and the function that decodes them. */
const scalars = { string: "str", number: "float", boolean: "bool", integer: "int" } as const;

/** Writes a type; one that is evaluated when the module loads quotes what may stand further down. */
export function typeOf(type: Type, evaluated: boolean): string {
  switch (type.kind) {
    case "constant":
      return literalType([type.value]);
    case "json":
      return type.types.length === 1 && type.types[0] === "object" ? "JsonObject" : "Json";
    case "list":
      return `List[${typeOf(type.items, evaluated)}]`;
    case "map":
      return `Dict[str, ${typeOf(type.values, evaluated)}]`;
    case "nullable":
      return `Optional[${typeOf(type.of, evaluated)}]`;
    case "named":
      return evaluated ? quote(type.name) : type.name;
    default:
      return scalars[type.kind];
  }
}

/** Writes the type of some values; Python has no literal type of a fraction, a list or an object. */
export function literalType(values: readonly Json[]): string {
  return arePlain(values) ? `Literal[${values.map(pythonOf).join(", ")}]` : "Json";
}

/** Writes the expression that decodes a type. */
export function decoderOf(type: Type, scope: Scope): string {
  const { size, range } = readBounds(type);
  const plain = plainDecoderOf(type, scope);
  if (size !== undefined) return `sized(${plain}, ${sizeOf(size)})`;
  return range === undefined ? plain : `within(${plain}, ${rangeOf(range)})`;
}

function sizeOf({ min, max }: Size): string {
  return [min ?? 0, ...(max === undefined ? [] : [max])].join(", ");
}

function rangeOf({ min, max, above, below }: Range): string {
  const bounds = Object.entries({ low: min, high: max, above, below });
  return bounds.flatMap(([name, bound]) => (bound === undefined ? [] : [`${name}=${bound}`])).join(", ");
}

function plainDecoderOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "safe_integer" : "integer";
    case "constant":
      return typeof type.value === "string"
        ? `one_of(${quote(type.value)})`
        : `literal(${pythonOf(type.value)})`;
    case "json":
      return type.types.length === 6 ? "anything" : `json_of(${type.types.map(quote).join(", ")})`;
    case "list":
      return `list_of(${decoderOf(type.items, scope)})`;
    case "map":
      return `map_of(${decoderOf(type.values, scope)})`;
    case "nullable":
      return `nullable(${decoderOf(type.of, scope)})`;
    case "named":
      return decoderOfName(type.name, scope);
    default:
      return type.kind;
  }
}

function decoderOfName(name: string, scope: Scope): string {
  const one = scope.get(name);
  if (one?.kind === "record") return `${name}.decode`;
  if (one?.kind === "alias") return decoderOf(one.type, scope);
  if (one?.kind === "enumeration") return `literal(${one.values.map(pythonOf).join(", ")})`;
  if (one?.kind !== "vocabulary") return `decode_${snakeCase(name)}`;
  return one.open ? "string" : `one_of(${one.values.map(quote).join(", ")})`;
}

/** Writes a JSON value as Python does. */
export function pythonOf(value: Json): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${quote(key)}: ${pythonOf(member)}`);
  return `{${members.join(", ")}}`;
}

/** Writes a string literal. */
export function quote(text: string): string {
  return JSON.stringify(text);
}

/** Writes a docstring. */
export function docOf(text: string): string {
  const plain = text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
  return `"""${plain.endsWith('"') ? `${plain} ` : plain}"""`;
}
