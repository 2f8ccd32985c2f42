import { describe, expect, test } from "vitest";
import { phraseLength } from "./phrases.ts";

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
