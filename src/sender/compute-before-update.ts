import { sameJson } from "../json/same-json.ts";

/** A parsed JSON object. */
type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Computes `before_update`: the changed keys of a resource, in the resource's order, each with its old
 * value (W6.3). Undefined if nothing changed (W-same).
 *
 * A key that only one of the two has is left out (W-lacking, W-before). If only such keys differ, the result is empty,
 * which the contract allows.
 */
export function computeBeforeUpdate(before: JsonObject, after: JsonObject): JsonObject | undefined {
  if (sameJson(before, after)) return undefined;
  const changed = Object.keys(after).filter(
    (key) => Object.hasOwn(before, key) && !sameJson(before[key], after[key]),
  );
  // fromEntries defines members, so a key named __proto__ stays a key.
  return Object.fromEntries(changed.map((key) => [key, before[key]]));
}
