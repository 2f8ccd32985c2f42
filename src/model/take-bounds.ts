import type { Length } from "./model.ts";
import type { Schema } from "./schema.ts";

/** Takes the bounds of a schema, and removes them from the open assertions. */
export function takeBounds<Bound extends string>(
  left: Set<string>,
  schema: Schema,
  names: Readonly<Record<Bound, string>>,
): { readonly [one in Bound]?: number } {
  const entries = Object.entries<string>(names).filter(([, keyword]) => left.delete(keyword));
  return Object.fromEntries(entries.map(([bound, keyword]) => [bound, schema[keyword]])) as {
    [one in Bound]?: number;
  };
}

/** Takes `minItems` and `maxItems`, or those of strings and objects. */
export function takeLength(
  left: Set<string>,
  schema: Schema,
  what: "Length" | "Items" | "Properties",
): { readonly length?: Length } {
  const length: Length = takeBounds(left, schema, { min: `min${what}`, max: `max${what}` });
  return Object.keys(length).length === 0 ? {} : { length };
}
