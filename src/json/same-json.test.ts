import { expect, test } from "vitest";
import { sameJson } from "./same-json.ts";

/** Makes a list of lists that ends in itself. */
function cyclic(length: number): unknown {
  const first: unknown[] = [];
  let last = first;
  for (let i = 1; i < length; i++) {
    const next: unknown[] = [];
    last.push(next);
    last = next;
  }
  last.push(first);
  return first;
}

test.each([
  { lengths: [1, 1], expected: true },
  { lengths: [2, 3], expected: true },
  { lengths: [5, 5], expected: true },
])(
  "two values that hold themselves after $lengths levels are compared to an end",
  ({ lengths, expected }) => {
    const [left, right] = lengths.map(cyclic);
    expect(sameJson(left, right)).toBe(expected);
  },
);

test("a value that holds itself is not one that does not", () => {
  expect(sameJson(cyclic(2), [[[[]]]])).toBe(false);
});
