import { expect, test } from "vitest";
import { causes, generalRemedy } from "./causes.ts";

const phrases = Object.entries(causes).flatMap(([cause, { meaning, remedy = generalRemedy }]) => [
  { cause, what: "meaning", phrase: meaning },
  { cause, what: "remedy", phrase: remedy },
]);

test.each(phrases)("the $what of $cause is a phrase of several words without full stop", ({ phrase }) => {
  expect(phrase).toMatch(/^\S+( \S+)+[^.\s]$/);
});

test("no two causes mean the same", () => {
  const meanings = Object.values(causes).map(({ meaning }) => meaning);
  expect(new Set(meanings).size).toBe(meanings.length);
});
