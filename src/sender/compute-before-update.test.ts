import { expect, test } from "vitest";
import { computeBeforeUpdate } from "./compute-before-update.ts";

const parsed = (text: string): Record<string, unknown> => JSON.parse(text);

test.each([
  { name: "a changed value", before: { a: 1, b: 2 }, after: { a: 1, b: 3 }, expected: { b: 2 } },
  {
    name: "the keys in the resource's order",
    before: { a: 1, b: 2 },
    after: { b: 3, a: 4 },
    expected: { b: 2, a: 1 },
  },
  {
    name: "nothing changed",
    before: { a: [1, { b: null }] },
    after: { a: [1, { b: null }] },
    expected: undefined,
  },
  {
    name: "members in another order, no change",
    before: { a: { x: 1, y: 2 } },
    after: { a: { y: 2, x: 1 } },
    expected: undefined,
  },
  { name: "items in another order", before: { a: [1, 2] }, after: { a: [2, 1] }, expected: { a: [1, 2] } },
  {
    name: "a change deep inside, with the whole old value",
    before: { a: { b: [{ c: 1 }], d: 2 } },
    after: { a: { b: [{ c: 2 }], d: 2 } },
    expected: { a: { b: [{ c: 1 }], d: 2 } },
  },
  { name: "from null", before: { a: null }, after: { a: { id: 1 } }, expected: { a: null } },
  { name: "to null", before: { a: { id: 1 } }, after: { a: null }, expected: { a: { id: 1 } } },
  { name: "a number against its text", before: { a: "1" }, after: { a: 1 }, expected: { a: "1" } },
  {
    name: "an empty object against an empty array",
    before: { a: {} },
    after: { a: [] },
    expected: { a: {} },
  },
  { name: "a new key, which has no old value", before: { a: 1 }, after: { a: 2, b: 3 }, expected: { a: 1 } },
  { name: "a new key alone (W-lacking)", before: {}, after: { b: 3 }, expected: {} },
  {
    name: "a lost key alone, which the resource lacks (W-lacking)",
    before: { a: 1, b: 2 },
    after: { a: 1 },
    expected: {},
  },
  { name: "both empty", before: {}, after: {}, expected: undefined },
  { name: "a key that objects inherit", before: {}, after: { toString: 1 }, expected: {} },
  {
    name: "a key named __proto__",
    before: parsed('{"__proto__":1}'),
    after: parsed('{"__proto__":2}'),
    expected: parsed('{"__proto__":1}'),
  },
])("computeBeforeUpdate tells $name", ({ before, after, expected }) => {
  const result = computeBeforeUpdate(before, after);
  expect(result).toEqual(expected);
  expect(JSON.stringify(result)).toBe(JSON.stringify(expected));
});
