import { describe, expect, test } from "vitest";
import { joinAllowed, phraseLength, phraseNumber, phraseText } from "./phrases.ts";

describe("a length", () => {
  test.each([
    { length: { min: 1 }, phrase: "at least 1 item" },
    { length: { min: 2 }, phrase: "at least 2 items" },
    { length: { max: 0 }, phrase: "at most 0 items" },
    { length: { max: 1 }, phrase: "at most 1 item" },
    { length: { min: 1, max: 1 }, phrase: "1 item" },
    { length: { min: 3, max: 3 }, phrase: "3 items" },
    { length: { min: 0, max: 1 }, phrase: "0 to 1 item" },
    { length: { min: 1, max: 3 }, phrase: "1 to 3 items" },
  ])("$length is $phrase", ({ length, phrase }) => {
    expect(phraseLength(length, "item")).toBe(phrase);
  });
});

describe("a place", () => {
  test.each([
    { allowed: {}, expected: "nothing" },
    { allowed: { null: "null", object: "object" }, expected: "null or object" },
    { allowed: { number: "integer at least 0", string: "string" }, expected: "string or integer at least 0" },
    { allowed: { string: ["a", "b"] }, expected: ["a", "b"] },
    { allowed: { object: "object", string: ["a"], number: ["<1>"] }, expected: ["a", "<1>", "<object>"] },
  ])("that allows $allowed expects $expected", ({ allowed, expected }) => {
    expect(joinAllowed(allowed)).toEqual(expected);
  });
});

describe("what is allowed", () => {
  test.each([
    { phrase: phraseText(), says: "string" },
    { phrase: phraseText("http-url"), says: "http-url" },
    { phrase: phraseText(undefined, { min: 1, max: 3 }), says: "string of 1 to 3 characters" },
    { phrase: phraseNumber("number"), says: "number" },
    { phrase: phraseNumber("integer", { min: 0, max: 9 }), says: "integer at least 0 and at most 9" },
    { phrase: phraseNumber("number", { above: 0, below: 9 }), says: "number above 0 and below 9" },
  ])("is said as $says", ({ phrase, says }) => {
    expect(phrase).toBe(says);
  });
});
