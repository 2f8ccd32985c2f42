import type { Json, Type } from "#src/model/model.ts";
import { pascalCase, snakeCase, splitWords, valueName } from "../names.ts";
import type { Naming, Scope } from "../naming.ts";
import { listBounds } from "../read-bounds.ts";
import { type DecoderWords, writeDecoder } from "../write-decoder.ts";

/** How Ruby names things; a member must not hide what every object has. */
export const naming: Naming = {
  member: (name) => {
    const plain = snakeCase(name);
    return /^[a-z]/.test(plain) ? plain : `member_${plain}`;
  },
  value: (value) => {
    const plain = snakeCase(valueName(value)).toUpperCase();
    return /^[A-Z]/.test(plain) ? plain : `VALUE_${plain}`;
  },
  reservedMembers: new Set(
    splitWords(
      "alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or redo rescue retry return self super then true undef unless until when while yield clone deconstruct_keys define_singleton_method display dup enum_for extend extra freeze hash initialize inspect instance_eval instance_exec instance_variable_get instance_variable_set instance_variables itself method methods object_id private_methods protected_methods public_method public_methods public_send raise remove_instance_variable send singleton_class singleton_method singleton_methods tap to_enum to_h to_json to_json_object to_s with yield_self",
    ),
  ),
  reservedTypes: new Set(
    splitWords(
      "AnnotationContracts DecodeError JsonText NamedSecret Place Problem Record Signature Testing Types UnknownEvent UnreadableError Verdict",
    ),
  ),
  reservedValues: new Set(["ALL"]),
};

/** Names the module of an edition, such as `Webhook2_3`, or of a contract. */
export function moduleName(namespace: string): string {
  return namespace
    .split("_")
    .map((word, i, all) => (/^\d/.test(word) && /^\d/.test(all[i - 1] ?? "") ? `_${word}` : pascalCase(word)))
    .join("");
}

/** Writes the expression that decodes a type. */
export function typeOf(type: Type, scope: Scope): string {
  return writeDecoder(type, scope, decoders);
}

const decoders: DecoderWords = {
  string: "Types::STRING",
  number: "Types::NUMBER",
  boolean: "Types::BOOLEAN",
  integer: "Types::INTEGER",
  safeInteger: "Types::SAFE_INTEGER",
  anything: "Types::ANYTHING",
  json: (types) => `Types.json(${types.map(quote).join(", ")})`,
  constant: (value) => `Types.one_of(${quote(value)})`,
  literal: (values) => `Types.literal(${values.map(rubyOf).join(", ")})`,
  list: (items) => `Types::List.new(${items})`,
  map: (values) => `Types::Map.new(${values})`,
  nullable: (inner) => `Types::Nullable.new(${inner})`,
  sized: (plain, { min = 0, max = "nil" }) => `Types::Sized.new(${plain}, ${min}, ${max})`,
  within: (plain, range) =>
    `Types::Within.new(of: ${plain}, ${listBounds(range, (name, bound) => `${name}: ${bound}`).join(", ")})`,
  vocabulary: ({ name, open }) => (open ? "Types::STRING" : `Types.one_of(*${name}::ALL)`),
  declared: ({ name }) => `Types.named { ${name} }`,
  enumeration: ({ name }) => `Types.literal(*${name})`,
};

/** Writes a JSON value as Ruby does. */
export function rubyOf(value: Json): string {
  if (value === null) return "nil";
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `[${value.map(rubyOf).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${quote(key)} => ${rubyOf(member)}`);
  return `{ ${members.join(", ")} }`;
}

/** Writes a string literal, in which nothing is interpolated. */
export function quote(text: string): string {
  return JSON.stringify(text).replaceAll(/#(?=[{$@])/g, "\\#");
}
