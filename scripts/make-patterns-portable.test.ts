import { expect, test } from "vitest";
import type { Schema } from "#src/model/schema.ts";
import { makePatternsPortable } from "./make-patterns-portable.ts";

const noLineFeed = { type: "string", pattern: "\\n" };

test.each([
  ["#fff", "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{8})$"],
  ["a date", "^[0-9]{4}(\\.[0-9]+)?(Z|\\+00:00)$"],
  ["a dot, which is no line feed", "^.*$"],
])("a pattern of %s says that there is no line feed", (_, pattern) => {
  const nest = (schema: Schema) => ({ $defs: { A: { properties: { a: schema } } } });
  expect(makePatternsPortable(nest({ pattern }))).toEqual(nest({ pattern, not: noLineFeed }));
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
