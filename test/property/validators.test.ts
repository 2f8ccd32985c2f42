import { expect, test } from "vitest";
import { compareWithAjv } from "./compare-with-ajv.ts";

test("every validator agrees with Ajv on changed documents", async () => {
  expect(await compareWithAjv(4_000, 7)).toEqual({ documents: 4_000, disagreements: [], oneSided: [] });
});
