import { expect, test } from "vitest";
import { compareWithAjv } from "./compare-with-ajv.ts";

test("every validator agrees with Ajv on 100,000 changed documents", async () => {
  const seed = Date.now() % 2 ** 31;
  const { documents, disagreements } = await compareWithAjv(100_000, seed);
  expect({ seed, disagreements }).toEqual({ seed, disagreements: [] });
  expect(documents).toBe(100_000);
});
