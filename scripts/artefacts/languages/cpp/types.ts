import type { Type } from "#src/model/model.ts";
import { pascalCase, snakeCase, splitWords, valueName } from "../names.ts";
import type { NamedDeclaration, Naming } from "../naming.ts";
import { type TypeWords, walkType } from "../walk-type.ts";

/** How C++ names things. */
export const naming: Naming = {
  member: (name) => identifier(snakeCase(name), "member_"),
  value: (value, isOpen) => {
    const name = valueName(value);
    return isOpen ? identifier(snakeCase(name), "") : identifier(pascalCase(name), "Value");
  },
  reservedMembers: new Set([
    ...splitWords(
      "alignas alignof and and_eq asm auto bitand bitor bool break case catch char class co_await co_return co_yield compl concept const consteval constexpr constinit const_cast continue decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq",
    ),
    "extra",
  ]),
  reservedTypes: new Set(
    splitWords(
      "Json JsonObject WholeNumber Field Box Problem DecodeError UnreadableError Mode ReadOptions AnyEdition Is UnknownEvent Receiver Warning",
    ),
  ),
};

function identifier(name: string, prefix: string): string {
  return /^[A-Za-z]/.test(name) || (prefix === "" && name !== "")
    ? name
    : `${prefix === "" ? "value" : prefix}${name}`;
}

const words: TypeWords = {
  string: "std::string",
  number: "double",
  boolean: "bool",
  integer: "WholeNumber",
  safeInteger: "std::int64_t",
  object: "JsonObject",
  json: () => "Json",
  constant: () => "Json",
  list: (items) => `std::vector<${items}>`,
  map: (values) => `std::map<std::string, ${values}>`,
  nullable: (inner) => `std::optional<${inner}>`,
  named: (name) => name,
};

/** Writes a type. */
export function writeType(type: Type): string {
  return walkType(type, words);
}

/** Checks whether a type is a variant of others. */
export function isVariant({ kind }: NamedDeclaration): boolean {
  return kind === "sum" || kind === "union";
}
