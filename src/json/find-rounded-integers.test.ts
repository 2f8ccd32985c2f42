import fc from "fast-check";
import { expect, test } from "vitest";
import { findRoundedIntegers } from "./find-rounded-integers.ts";

const LEVELS = 100_000;

test.each([
  { text: "9007199254740991", found: [] },
  { text: "-9007199254740991", found: [] },
  { text: "9007199254740992", found: [{ pointer: "", literal: "9007199254740992" }] },
  { text: " -9007199254740993", found: [{ pointer: "", literal: "-9007199254740993" }] },
  { text: "[18446744073709551615]", found: [{ pointer: "/0", literal: "18446744073709551615" }] },
  { text: "[9999999999999999.0,9999999999999999e0,1E99]", found: [] },
  { text: "[0.9999999999999999999,1.5e9999999999999999]", found: [] },
  { text: '["9007199254740993",":9007199254740993","\\",9007199254740993"]', found: [] },
  { text: '{"9007199254740993":1}', found: [] },
  {
    text: '{"a/b":{"m~n":[0,9007199254740993]},"\\u0061":-9007199254740993}',
    found: [
      { pointer: "/a~1b/m~0n/1", literal: "9007199254740993" },
      { pointer: "/a", literal: "-9007199254740993" },
    ],
  },
  {
    text: '{"":9007199254740993,"":1}',
    found: [{ pointer: "/", literal: "9007199254740993" }],
  },
  {
    text: "[9007199254740993,",
    found: [{ pointer: "/0", literal: "9007199254740993" }],
  },
])("findRoundedIntegers searches $text", ({ text, found }) => {
  expect(findRoundedIntegers(text)).toEqual(found);
});

test("findRoundedIntegers stops at a hundred", () => {
  const text = JSON.stringify(Array.from({ length: 200 }, () => 2 ** 60));
  expect(findRoundedIntegers(text)).toHaveLength(100);
});

test("findRoundedIntegers reaches the bottom of a hundred thousand levels", () => {
  const text = `${'{"groups":{"g":'.repeat(LEVELS / 2)}9007199254740993${"}".repeat(LEVELS)}`;
  expect(findRoundedIntegers(text)).toEqual([
    { pointer: "/groups/g".repeat(LEVELS / 2), literal: "9007199254740993" },
  ]);
});

test("findRoundedIntegers finds exactly the integers outside the safe range", () => {
  const integer = fc.oneof(
    fc.bigInt(),
    fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }),
    fc.maxSafeInteger(),
  );
  fc.assert(
    fc.property(fc.array(integer), (integers) => {
      const rounded = integers.flatMap((value, index) =>
        Number.isSafeInteger(Number(value)) ? [] : [{ pointer: `/${index}`, literal: String(value) }],
      );
      const found = findRoundedIntegers(`[${integers.join(" , ")}]`);
      expect(found).toEqual(rounded);
    }),
  );
});
