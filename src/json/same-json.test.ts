import { expect, test } from "vitest";
import { sameJson } from "./same-json.ts";

/** Makes nested lists, the innermost of which contains the outermost. */
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
])("comparing two values with cycles of $lengths levels ends", ({ lengths, expected }) => {
  const [left, right] = lengths.map(cyclic);
  expect(sameJson(left, right)).toBe(expected);
});

test("a cyclic value differs from one without a cycle", () => {
  expect(sameJson(cyclic(2), [[[[]]]])).toBe(false);
});
