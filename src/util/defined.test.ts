import { expect, test } from "vitest";
import { defined } from "./defined.ts";

test("defined leaves out what is undefined, and nothing else", () => {
  const kept = defined({ a: undefined, b: null, c: 0, d: "", e: false });
  expect(Object.entries(kept)).toEqual([
    ["b", null],
    ["c", 0],
    ["d", ""],
    ["e", false],
  ]);
});
