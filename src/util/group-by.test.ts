import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("items are grouped by their key, in the order of the first of each", () => {
  const groups = groupBy(["b1", "a1", "b2"], (item) => item[0]);
  expect([...groups]).toEqual([
    ["b", ["b1", "b2"]],
    ["a", ["a1"]],
  ]);
});
