import { expect, test } from "vitest";
import { suggest } from "./suggest.ts";

test.each([
  ["assigne", ["assignee", "owner"], "assignee"],
  ["update:tasks", ["update:task", "update:job"], "update:task"],
  ["nmae", ["name", "mode"], "name"],
  ["Name", ["name"], "name"],
  ["labels", ["lapel", "label"], "label"],
  ["labels", ["label", "lapel"], "label"],
  ["abcdef", ["abxyef", "uvcdef"], "abxyef"],
  ["abcdef", ["xyzdef"], undefined],
  ["abc", ["abcde"], undefined],
  ["priority", ["name", "mode"], undefined],
  ["name", ["name"], undefined],
  ["", ["id"], undefined],
  ["b", ["ca"], undefined],
  ["x".repeat(1000), ["x".repeat(999)], undefined],
])("suggests for %j, from %j", (word, candidates, expected) => {
  expect(suggest(word, candidates)).toBe(expected);
});
