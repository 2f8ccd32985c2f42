import type { Declaration, Field, RecordType, Type } from "../model.ts";
import { pascalCase, snakeCase } from "../names.ts";

/** Declarations by their name. */
export type Scope = ReadonlyMap<string, Declaration>;

/** A kind of declaration. */
export type Of<K extends Declaration["kind"]> = Extract<Declaration, { kind: K }>;

/** Words that C++ keeps for itself, and the names that every record has. */
const keywords = new Set(
  "alignas alignof and and_eq asm auto bitand bitor bool break case catch char class co_await co_return co_yield compl concept const consteval constexpr constinit const_cast continue decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq event extra".split(
    " ",
  ),
);

const scalars = { string: "std::string", number: "double", boolean: "bool" } as const;

/**
 * Writes a type.
 *
 * @throws Error for a constant, whose type is named after its record.
 */
export function typeOf(type: Type): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "std::int64_t" : "WholeNumber";
    case "json":
      return type.types.length === 1 && type.types[0] === "object" ? "JsonObject" : "Json";
    case "list":
      return `std::vector<${typeOf(type.items)}>`;
    case "map":
      return `std::map<std::string, ${typeOf(type.values)}>`;
    case "nullable":
      return `std::optional<${typeOf(type.of)}>`;
    case "named":
      return type.name;
    case "constant":
      throw new Error(`cannot write the type of ${quote(type.value)} outside of a record`);
    default:
      return scalars[type.kind];
  }
}

/** Lists the vocabularies of one word: members that are always the same. */
export function wordsIn(record: RecordType): readonly Of<"vocabulary">[] {
  return record.fields.flatMap((one) =>
    one.type.kind === "constant"
      ? [
          {
            kind: "vocabulary",
            name: constantName(record, one),
            doc: `What \`${one.name}\` says of a \`${record.name}\`.`,
            values: [one.type.value],
            open: false,
          } as const,
        ]
      : [],
  );
}

/** Names the type of a member that is always the same. */
export function constantName({ name }: RecordType, field: Field): string {
  return name + pascalCase(field.name);
}

/** Names a member in C++. */
export function nameOf(name: string): string {
  const snake = snakeCase(name);
  return keywords.has(snake) ? `${snake}_` : snake;
}

/** Writes a string literal. */
export function quote(text: string): string {
  return JSON.stringify(text);
}
