import { describe, expect, test } from "vitest";
import { describeError, suggest } from "./describe-error.ts";
import type { ValidationError } from "./result.ts";

const errors: readonly (readonly [ValidationError, string])[] = [
  [{ code: "type", path: "/a", expected: "string", received: 1 }, "expected a string, found 1"],
  [
    { code: "type", path: "/a", expected: "null or object", received: [] },
    "expected null or an object, found an array",
  ],
  [
    { code: "type", path: "/a", expected: "integer or null", received: {} },
    "expected an integer or null, found an object",
  ],
  [
    { code: "type", path: "/datatype", expected: ["Byte", "<object>"], received: null },
    'expected one of "Byte", an object, found null',
  ],
  [
    { code: "required", path: "/a/b~1c", expected: "integer", received: undefined },
    'member "b/c" is missing, expected an integer',
  ],
  [
    { code: "unexpected", path: "/a~0b", expected: ["ab"], received: 1 },
    'member "a~b" is not in the contract',
  ],
  [{ code: "value", path: "/type", expected: ["array"], received: "grid" }, 'expected "array", found "grid"'],
  [
    { code: "format", path: "/url", expected: "http-url", received: "x".repeat(100) },
    `expected an absolute http or https URL, found "${"x".repeat(60)}…"`,
  ],
  [
    { code: "range", path: "/id", expected: "integer", received: 2 ** 53 },
    "expected an integer within ±9007199254740991, found 9007199254740992",
  ],
  [
    { code: "unknown-event", path: "/event", expected: ["ping"], received: "pong" },
    '"pong" is not an event of the contract',
  ],
  [
    { code: "too-deep", path: "", expected: "at most 10000 levels", received: {} },
    "nested too deep, expected at most 10000 levels",
  ],
];

test.each(errors)("$code reads as a sentence", (error, sentence) => {
  expect(describeError(error)).toBe(sentence);
});

describe("suggest", () => {
  test.each([
    ["assigne", ["assignee", "owner"], "assignee"],
    ["update:tasks", ["update:task", "update:job"], "update:task"],
    ["nmae", ["name", "mode"], "name"],
    ["Name", ["name"], "name"],
    ["priority", ["name", "mode"], undefined],
    ["name", ["name"], undefined],
    ["", ["id"], undefined],
    ["x".repeat(1000), ["x".repeat(999)], undefined],
  ])("%j of %j", (word, candidates, expected) => {
    expect(suggest(word, candidates)).toBe(expected);
  });
});
