import { expect, test } from "vitest";
import { compareWithAjv } from "./compare-with-ajv.ts";

test("every validator agrees with Ajv on 100,000 changed documents", async () => {
  const seed = Date.now() % 2 ** 31;
  expect({ seed, ...(await compareWithAjv(100_000, seed)) }).toEqual({
    seed,
    documents: 100_000,
    disagreements: [],
    oneSided: [],
  });
});
