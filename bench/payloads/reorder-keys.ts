import { itemAt } from "../../src/text/item-at.ts";
import type { Json, JsonObject } from "./json.ts";
import { createRandom } from "./random.ts";

/** Puts the members of every object into another order; objects with the same members get the same order. */
export function reorderKeys(value: Json, order: number): Json {
  if (isList(value)) return value.map((item) => reorderKeys(item, order));
  if (typeof value !== "object" || value === null) return value;
  const object: JsonObject = value;
  return Object.fromEntries(
    shuffle(Object.keys(object), order).map((key) => [key, reorderKeys(object[key] ?? null, order)]),
  );
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function shuffle(keys: readonly string[], order: number): string[] {
  const random = createRandom(order * 7919 + keys.join().length);
  const shuffled = [...keys];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [shuffled[last], shuffled[other]] = [itemAt(shuffled, other), itemAt(shuffled, last)];
  }
  return shuffled;
}
