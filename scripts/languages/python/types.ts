import type { Json, Type } from "../../model/model.ts";
import { isAnyObject } from "../base-of.ts";
import { quote, snakeCase, splitWords, valueName } from "../names.ts";
import type { Naming, Scope } from "../naming.ts";
import { arePlain, listBounds } from "../read-bounds.ts";
import { type DecoderWords, writeDecoder } from "../write-decoder.ts";

/** Names that a module takes from `typing`. */
export const typing: readonly string[] = splitWords(
  "Any ClassVar Dict Final List Literal Mapping Optional Tuple Union",
);

/** Names that a module may take from the others of the package. */
export const support: Readonly<Record<string, readonly string[]>> = {
  decoding: splitWords(
    "anything boolean by_json_type decode_document integer json_of list_of literal map_of nullable number one_of safe_integer sized string within",
  ),
  json_text: splitWords("Json JsonObject read_json with_deep_stack write_json"),
  place: splitWords("MISSING Missing Place"),
  record: splitWords("Members Record by_tag choose encode fitting"),
};

const keywords = splitWords(
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
    ...splitWords("extra decode NAMES TAG field str int float bool Json JsonObject MISSING Missing Record"),
  ]),
  reservedTypes: new Set([
    ...splitWords("False None True UnknownEvent"),
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
      return isAnyObject(type) ? "JsonObject" : "Json";
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
  return writeDecoder(type, scope, decoders);
}

const bounds = { min: "low", max: "high", above: "above", below: "below" } as const;

const decoders: DecoderWords = {
  string: "string",
  number: "number",
  boolean: "boolean",
  integer: "integer",
  safeInteger: "safe_integer",
  anything: "anything",
  json: (types) => `json_of(${types.map(quote).join(", ")})`,
  constant: (value) => `one_of(${quote(value)})`,
  literal: (values) => `literal(${values.map(pythonOf).join(", ")})`,
  list: (items) => `list_of(${items})`,
  map: (values) => `map_of(${values})`,
  nullable: (inner) => `nullable(${inner})`,
  sized: (plain, { min = 0, max }) =>
    `sized(${[plain, min, ...(max === undefined ? [] : [max])].join(", ")})`,
  within: (plain, range) =>
    `within(${[plain, ...listBounds(range, (name, bound) => `${bounds[name]}=${bound}`)].join(", ")})`,
  vocabulary: ({ open, values }) => (open ? "string" : `one_of(${values.map(quote).join(", ")})`),
  declared: ({ kind, name }) => (kind === "record" ? `${name}.decode` : `decode_${snakeCase(name)}`),
};

/** Writes a JSON value as Python does. */
export function pythonOf(value: Json): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${quote(key)}: ${pythonOf(member)}`);
  return `{${members.join(", ")}}`;
}

/** Writes a docstring. */
export function docOf(text: string): string {
  const plain = text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
  return `"""${plain.endsWith('"') ? `${plain} ` : plain}"""`;
}
