import { expect, test } from "vitest";
import { getOrMake } from "./get-or-make.ts";

test.each([
  ["a map", new Map<object, string[]>()],
  ["a weak map", new WeakMap<object, string[]>()],
])("%s makes the value of a key once", (_, known) => {
  const [key, other] = [{}, {}];
  const made = getOrMake(known, key, () => ["made"]);
  expect(getOrMake(known, key, () => ["again"])).toBe(made);
  expect([getOrMake(known, other, () => ["another"]), made]).toEqual([["another"], ["made"]]);
});
