import { expect, test } from "vitest";
import { holdKnown } from "./known-failing.ts";

const known = [
  { pattern: "read/*", reason: "bounds are not checked" },
  { pattern: /^lint (a|b)$/, isFlaky: true as const },
  { pattern: "half-closed", reason: "a race", isFlaky: true as const },
];

test.each([
  { title: "what is known to fail is no failure", ids: ["read/a", "read/b", "half-closed"], expected: [] },
  { title: "what is flaky may pass", ids: ["read/a"], expected: [] },
  { title: "a regular expression stands for ids as well", ids: ["read/a", "lint a"], expected: [] },
  { title: "what is not known is one", ids: ["read/a", "write/a"], expected: ["write/a: it was lost"] },
  {
    title: "a pattern that matches no failure is one",
    ids: [],
    expected: ["read/*: is known to fail, and does not"],
  },
])("$title", ({ ids, expected }) => {
  const failing = ids.map((id) => ({ id, failure: "it was lost" }));
  expect(holdKnown(failing, known)).toEqual(expected);
});
