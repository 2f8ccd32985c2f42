import { expect, test } from "vitest";
import { findTooDeep } from "./find-too-deep.ts";

test.each([
  { name: "as many levels as allowed", text: "[[{}]]", limit: 3, offset: -1 },
  { name: "one array too many", text: "[[[[]]]]", limit: 3, offset: 3 },
  { name: "one object too many", text: '[{"a":[{}]}]', limit: 3, offset: 7 },
  { name: "the shortest objects, one too many", text: '{"":{"":{"":{}}}}', limit: 3, offset: 12 },
  { name: "the shortest objects after others", text: '[{},{},{},{"":{"":{}}}]', limit: 3, offset: 18 },
  { name: "neighbours, which are not nested", text: "[[],[],{},[[]],[]]", limit: 3, offset: -1 },
  { name: "brackets in a string", text: '["[[[[","{{{{"]', limit: 3, offset: -1 },
  { name: "brackets after an escaped quote", text: '["\\"[[[[[["]', limit: 3, offset: -1 },
  { name: "brackets after an escaped backslash", text: '["\\\\",[[[]]]]', limit: 3, offset: 8 },
  { name: "brackets in a string without end", text: '["[[[[[[[[[[', limit: 3, offset: -1 },
  { name: "a text too short to close what it opens", text: "[[[[[", limit: 3, offset: -1 },
  { name: "a text just long enough", text: "[[[[[[", limit: 3, offset: 3 },
])("findTooDeep looks at $name", ({ text, limit, offset }) => {
  expect(findTooDeep(text, limit)).toBe(offset);
});
