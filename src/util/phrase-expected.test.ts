import { expect, test } from "vitest";
import { phraseExpected } from "./phrase-expected.ts";

test.each([
  { expected: "object or null", phrase: "an object or null" },
  { expected: "integer or number", phrase: "an integer or a number" },
  { expected: "string of 1 to 3 characters", phrase: "a string of 1 to 3 characters" },
  { expected: "array, boolean or null", phrase: "an array, a boolean or null" },
  { expected: "objects", phrase: "objects" },
  { expected: "utc-date-time", phrase: "a UTC timestamp such as 2026-01-31T08:30:00Z" },
  { expected: "http-url", phrase: "an absolute http or https URL" },
  { expected: "http-url-or-path", phrase: "an http or https URL, or a path such as /api/tasks/15" },
  { expected: "hex-colour", phrase: "a hex colour such as #33ddff" },
  { expected: ["a"], phrase: '"a"' },
  { expected: ["a", "<object>"], phrase: 'one of "a", an object' },
  { expected: ["<1>"], phrase: "1" },
  { expected: ["a<1>", "<1>b"], phrase: 'one of "a<1>", "<1>b"' },
])("$expected is $phrase", ({ expected, phrase }) => {
  expect(phraseExpected(expected)).toBe(phrase);
});
