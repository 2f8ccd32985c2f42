import type { NamedField, NamedRecord } from "./naming.ts";

/** Groups the members of the records of one name in several editions, in the order of their first appearance. */
export function joinMembers<Row extends { readonly one: NamedRecord }>(
  rows: readonly Row[],
): readonly (readonly (Row & { readonly field: NamedField })[])[] {
  const fields = rows.flatMap((row) => row.one.fields.map((field) => ({ ...row, field })));
  return [...Map.groupBy(fields, ({ field }) => field.id).values()];
}
