import { createRandom, shuffle } from "../../conformance/suites/runner/shuffle.ts";
import type { Json, JsonObject } from "./json.ts";

/** Puts the members of every object into another order; objects with the same members get the same order. */
export function reorderKeys(value: Json, order: number): Json {
  if (isList(value)) return value.map((item) => reorderKeys(item, order));
  if (typeof value !== "object" || value === null) return value;
  const object: JsonObject = value;
  const keys = Object.keys(object);
  const random = createRandom(order * 7919 + keys.join().length);
  return Object.fromEntries(
    shuffle(keys, random).map((key) => [key, reorderKeys(object[key] ?? null, order)]),
  );
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
