import type { Json, Range, Type } from "../../model/model.ts";
import { pascalCase, snakeCase, valueName } from "../names.ts";
import type { Naming, Scope } from "../naming.ts";
import { readBounds } from "../read-bounds.ts";

const words = (text: string): readonly string[] => text.split(" ");

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
    words(
      "alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or redo rescue retry return self super then true undef unless until when while yield clone deconstruct_keys define_singleton_method display dup enum_for extend extra freeze hash initialize inspect instance_eval instance_exec instance_variable_get instance_variable_set instance_variables itself method methods object_id private_methods protected_methods public_method public_methods public_send raise remove_instance_variable send singleton_class singleton_method singleton_methods tap to_enum to_h to_json to_json_object to_s with yield_self",
    ),
  ),
  reservedTypes: new Set(
    words(
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

const scalars = { string: "STRING", number: "NUMBER", boolean: "BOOLEAN" } as const;

/** Writes the expression that decodes a type. */
export function typeOf(type: Type, scope: Scope): string {
  const { size, range } = readBounds(type);
  const plain = plainTypeOf(type, scope);
  if (size !== undefined) return `Types::Sized.new(${plain}, ${size.min ?? 0}, ${size.max ?? "nil"})`;
  return range === undefined ? plain : `Types::Within.new(of: ${plain}, ${rangeOf(range)})`;
}

function rangeOf({ min, max, above, below }: Range): string {
  const bounds = Object.entries({ min, max, above, below });
  return bounds.flatMap(([name, bound]) => (bound === undefined ? [] : [`${name}: ${bound}`])).join(", ");
}

function plainTypeOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "Types::SAFE_INTEGER" : "Types::INTEGER";
    case "constant":
      return typeof type.value === "string"
        ? `Types.one_of(${quote(type.value)})`
        : `Types.literal(${rubyOf(type.value)})`;
    case "json":
      return type.types.length === 6 ? "Types::ANYTHING" : `Types.json(${type.types.map(quote).join(", ")})`;
    case "list":
      return `Types::List.new(${typeOf(type.items, scope)})`;
    case "map":
      return `Types::Map.new(${typeOf(type.values, scope)})`;
    case "nullable":
      return `Types::Nullable.new(${typeOf(type.of, scope)})`;
    case "named":
      return namedTypeOf(type.name, scope);
    default:
      return `Types::${scalars[type.kind]}`;
  }
}

function namedTypeOf(name: string, scope: Scope): string {
  const one = scope.get(name);
  if (one?.kind === "alias") return typeOf(one.type, scope);
  if (one?.kind === "enumeration") return `Types.literal(*${name})`;
  if (one?.kind === "vocabulary") return one.open ? "Types::STRING" : `Types.one_of(*${name}::ALL)`;
  return `Types.named { ${name} }`;
}

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
