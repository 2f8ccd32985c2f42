import type { Json, Range, Type } from "../../model/model.ts";
import { pascalCase, snakeCase, valueName } from "../names.ts";
import type { NamedDeclaration, NamedField, NamedRecord, Naming, Of, Scope } from "../naming.ts";
import { readBounds, type Size } from "../read-bounds.ts";

const words = (text: string): readonly string[] => text.split(" ");

/** How C++ names things. */
export const naming: Naming = {
  member: (name) => identifier(snakeCase(name), "member_"),
  value: (value, isOpen) => {
    const name = valueName(value);
    return isOpen ? identifier(snakeCase(name), "") : identifier(pascalCase(name), "Value");
  },
  reservedMembers: new Set([
    ...words(
      "alignas alignof and and_eq asm auto bitand bitor bool break case catch char class co_await co_return co_yield compl concept const consteval constexpr constinit const_cast continue decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq",
    ),
    "extra",
  ]),
  reservedTypes: new Set(
    words(
      "Json JsonObject WholeNumber Field Box Problem DecodeError UnreadableError Place Members Branch Range Encoder Decoded UnknownEvent",
    ),
  ),
};

function identifier(name: string, prefix: string): string {
  return /^[A-Za-z]/.test(name) || (prefix === "" && name !== "")
    ? name
    : `${prefix === "" ? "value" : prefix}${name}`;
}

const scalars = { string: "std::string", number: "double", boolean: "bool" } as const;

/** Writes a type. */
export function typeOf(type: Type): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "std::int64_t" : "WholeNumber";
    case "json":
      return type.types.length === 1 && type.types[0] === "object" ? "JsonObject" : "Json";
    case "constant":
      return "Json";
    case "list":
      return `std::vector<${typeOf(type.items)}>`;
    case "map":
      return `std::map<std::string, ${typeOf(type.values)}>`;
    case "nullable":
      return `std::optional<${typeOf(type.of)}>`;
    case "named":
      return type.name;
    default:
      return scalars[type.kind];
  }
}

/** Lists the vocabularies of one word: members that are always the same string. */
export function wordsIn(record: NamedRecord): readonly Of<"vocabulary">[] {
  return record.fields.filter(isWord).map((one) => {
    const value = String(one.type.kind === "constant" && one.type.value);
    return {
      kind: "vocabulary",
      name: constantName(record, one),
      doc: `What \`${one.name}\` says of a \`${record.name}\`.`,
      values: [value],
      ids: [naming.value(value, false)],
      open: false,
    };
  });
}

/** Tells whether a member is always the same string. */
export function isWord({ type }: NamedField): boolean {
  return type.kind === "constant" && typeof type.value === "string";
}

/** Tells whether a type is a variant of others. */
export function isVariant({ kind }: NamedDeclaration): boolean {
  return kind === "sum" || kind === "union";
}

/** Names the type of a member that is always the same. */
export function constantName({ name }: NamedRecord, field: NamedField): string {
  return name + pascalCase(field.name);
}

/** Writes the expression that decodes a type. */
export function decoderOf(type: Type, scope: Scope): string {
  const { size, range } = readBounds(type);
  const plain = plainDecoderOf(type, scope);
  if (size !== undefined) return `sized(${plain}, ${sizeOf(size)})`;
  return range === undefined ? plain : `within(${plain}, {${rangeOf(range)}})`;
}

function sizeOf({ min = 0, max }: Size): string {
  return `${min}, ${max ?? "std::string::npos"}`;
}

function rangeOf({ min, max, above, below }: Range): string {
  const bounds = Object.entries({ min, max, above, below });
  return bounds
    .flatMap(([name, bound]) => (bound === undefined ? [] : [`.${name} = ${floatOf(bound)}`]))
    .join(", ");
}

function floatOf(bound: number): string {
  const text = String(bound);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function plainDecoderOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "decode_safe_integer" : "decode_integer";
    case "json":
      if (typeOf(type) === "JsonObject") return "decode_object";
      return type.types.length === 6 ? "decode_json" : `json_of(${quote(type.types.join(" or "))})`;
    case "constant":
      return literalOf([type.value]);
    case "list":
      return `list_of(${decoderOf(type.items, scope)})`;
    case "map":
      return `map_of(${decoderOf(type.values, scope)})`;
    case "nullable":
      return `nullable(${decoderOf(type.of, scope)})`;
    case "named":
      return decoderOfName(type.name, scope);
    default:
      return `decode_${type.kind}`;
  }
}

function decoderOfName(name: string, scope: Scope): string {
  const one = scope.get(name);
  if (one?.kind === "alias") return decoderOf(one.type, scope);
  if (one?.kind === "enumeration") return literalOf(one.values);
  if (one?.kind !== "vocabulary") return `read_${snakeCase(name)}`;
  return one.open ? "decode_string" : wordOf(name);
}

function literalOf(values: readonly Json[]): string {
  return `literal({${values.map((value) => quote(JSON.stringify(value))).join(", ")}})`;
}

/** Writes the decoder of a closed vocabulary. */
export function wordOf(name: string): string {
  return `word_of<${name}>(${tableName(name)})`;
}

/** Names the table of the words of a closed vocabulary. */
export function tableName(name: string): string {
  return `${snakeCase(name)}_words`;
}

/** Writes a string literal. */
export function quote(text: string): string {
  return JSON.stringify(text);
}
