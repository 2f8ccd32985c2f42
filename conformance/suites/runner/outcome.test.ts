import { expect, test } from "vitest";
import { failureKinds } from "./outcome.ts";

test("each kind of failure has words of its own", () => {
  const words = Object.values(failureKinds);
  expect(words.filter((phrase) => !/^\w+,? .*\w$/.test(phrase))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});
