import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";
import type { ValidationError } from "./result.ts";

const errors: readonly (readonly [ValidationError, string])[] = [
  [{ code: "type", path: "/a", expected: "string", received: 1 }, "expected a string, found 1"],
  [
    { code: "type", path: "/a", expected: "null or object", received: [] },
    "expected null or an object, found an array",
  ],
  [
    { code: "type", path: "/datatype", expected: ["Byte", "<object>"], received: null },
    'expected one of "Byte", an object, found null',
  ],
  [
    { code: "required", path: "/a/b~1c", expected: "integer", received: undefined },
    'property "b/c" is missing, expected an integer',
  ],
  [
    { code: "unexpected", path: "/a~0b", expected: ["ab"], received: 1 },
    'property "a~b" is not in the contract',
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
    { code: "type", path: "/a", expected: "boolean", received: undefined },
    "expected a boolean, found undefined",
  ],
  [
    { code: "format", path: "/d", expected: "utc-date-time", received: "x".repeat(60) },
    `expected a UTC timestamp such as 2026-01-31T08:30:00Z, found "${"x".repeat(60)}"`,
  ],
  [
    { code: "format", path: "/u", expected: "http-url-or-path", received: "x" },
    'expected an http or https URL, or a path such as /api/tasks/15, found "x"',
  ],
  [
    { code: "format", path: "/c", expected: "hex-colour", received: "red" },
    'expected a hex colour such as #33ddff, found "red"',
  ],
  [
    { code: "unexpected", path: `/${"k".repeat(61)}`, expected: [], received: 1 },
    `property "${"k".repeat(60)}…" is not in the contract`,
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
