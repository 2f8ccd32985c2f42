import { expect, test } from "vitest";
import { makePatternsPortable } from "./make-patterns-portable.ts";

const noLineFeed = { type: "string", pattern: "\\n" };

test.each([
  ["#fff", "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{8})$"],
  ["a date", "^[0-9]{4}(\\.[0-9]+)?(Z|\\+00:00)$"],
  ["a dot, which is no line feed", "^.*$"],
])("a pattern of %s says that there is no line feed", (_, pattern) => {
  expect(makePatternsPortable({ type: "string", pattern })).toEqual({
    type: "string",
    pattern,
    not: noLineFeed,
  });
});

test.each([
  ["has no end", "^a"],
  ["has no start", "a$"],
  ["has an end in one branch alone", "^a|b$"],
  ["excludes characters", "^[^/]+$"],
  ["has a line feed", "^a\\n$"],
  ["has white space", "^a\\s?$"],
  ["ends with a dollar sign", "^a\\$"],
])("a pattern that %s stays as it is", (_, pattern) => {
  expect(makePatternsPortable({ pattern })).toEqual({ pattern });
});

test("a pattern beside a test of its own stays as it is", () => {
  const schema = { pattern: "^a$", not: { const: "b" } };
  expect(makePatternsPortable(schema)).toEqual(schema);
});

test("a pattern deep in a schema is found", () => {
  const schema = { $defs: { A: { properties: { a: { pattern: "^a$" } } } } };
  expect(makePatternsPortable(schema)).toEqual({
    $defs: { A: { properties: { a: { pattern: "^a$", not: noLineFeed } } } },
  });
});
