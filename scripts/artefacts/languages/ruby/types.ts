import type { Json, Type } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { pascalCase, snakeCase, splitWords, valueName } from "../names.ts";
import type { NamedDeclaration, Naming, Scope } from "../naming.ts";
import { type TypeWords, walkType } from "../walk-type.ts";

/** How Ruby names things; a member must not hide what every object has. */
export const naming: Naming = {
  namespace: moduleName,
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
      "alias and begin break case class def defined do else edition elsif end ensure false for if in module next nil not or redo rescue retry return self super then true undef unless until when while yield clone deconstruct_keys define_singleton_method display dup enum_for extend extra freeze hash initialize inspect instance_eval instance_exec instance_variable_get instance_variable_set instance_variables itself method methods object_id private_methods protected_methods public_method public_methods public_send raise remove_instance_variable send singleton_class singleton_method singleton_methods tap to_enum to_h to_json to_json_object to_s with yield_self",
    ),
  ),
  reservedTypes: new Set(
    splitWords(
      "AnnotationContracts CONTRACT Contract DecodeError EDITIONS Edition Formats JsonText NamedSecret Phrases Problem Reader Receiver Record Rules Signature Testing UnknownEvent UnreadableError Verdict Warning",
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

const words: Omit<TypeWords, "named"> = {
  string: "String",
  number: "Numeric",
  boolean: "Boolean",
  integer: "Integer",
  safeInteger: "Integer",
  object: "Hash",
  json: () => "Object",
  constant: (value) => nameClass(value),
  list: (items) => `Array<${items}>`,
  map: (values) => `Hash{String => ${values}}`,
  nullable: (inner) => `${inner}, nil`,
};

/** Names a type as YARD does; a recursive type is any object within itself. */
export function writeType(type: Type, scope: Scope, within: readonly string[] = []): string {
  const named = (name: string): string =>
    within.includes(name)
      ? "Object"
      : writeNamed(assertDefined(scope.get(name), name), scope, [...within, name]);
  return walkType(type, { ...words, named });
}

function writeNamed(one: NamedDeclaration, scope: Scope, within: readonly string[]): string {
  switch (one.kind) {
    case "alias":
      return writeType(one.type, scope, within);
    case "vocabulary":
      return "String";
    case "enumeration":
      return [...new Set(one.values.map(nameClass))].join(", ");
    case "union":
      return one.branches.map(({ type }) => writeType(type, scope, within)).join(", ");
    default:
      return one.name;
  }
}

function nameClass(value: Json): string {
  if (value === null) return "nil";
  if (typeof value === "object") return Array.isArray(value) ? "Array" : "Hash";
  return { string: "String", number: "Numeric", boolean: "Boolean" }[typeof value as "string"];
}

/** Writes a JSON value as Ruby does. */
export function writeLiteral(value: Json): string {
  if (value === null) return "nil";
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${quote(key)} => ${writeLiteral(member)}`);
  return `{ ${members.join(", ")} }`;
}

/** Writes a string literal, in which nothing is interpolated. */
export function quote(text: string): string {
  return JSON.stringify(text).replaceAll(/#(?=[{$@])/g, "\\#");
}
