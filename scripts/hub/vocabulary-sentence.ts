import type { Schema } from "#src/model/schema.ts";

/** Most values that are listed; more are counted. */
const listed = 12;

/**
 * Describes the values of a vocabulary, and whether others may appear, such as ``Closed vocabulary: `a`, `b` ``;
 * undefined if a schema is not a vocabulary of strings.
 */
export function vocabularySentence({ enum: closed, const: only, anyOf = [] }: Schema): string | undefined {
  const branches = anyOf.flatMap(
    (branch) => branch.enum ?? (branch.const === undefined ? [] : [branch.const]),
  );
  const isOpen = anyOf.some(
    ({ type, enum: all, const: one }) => type === "string" && all === undefined && one === undefined,
  );
  const values = closed ?? (only === undefined ? branches : [only]);
  if (values.length === 0 || values.some((value) => typeof value !== "string")) return undefined;
  const words =
    values.length > listed
      ? `${values.length} names`
      : values.map((value) => `\`${value === "" ? '""' : value}\``).join(", ");
  return isOpen ? `Known: ${words}; others may appear` : `Closed vocabulary: ${words}`;
}
