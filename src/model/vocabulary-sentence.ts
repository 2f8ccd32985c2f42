import type { Schema } from "./schema.ts";

/** More values than these are counted, not listed. */
const listed = 12;

/**
 * Says what the values of a vocabulary are, and whether others may appear, such as ``Closed vocabulary: `a`, `b` ``;
 * undefined where a schema is no vocabulary of strings.
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
