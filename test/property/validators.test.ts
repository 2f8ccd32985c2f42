import { expect, test } from "vitest";
import { compareWithAjv } from "./compare-with-ajv.ts";

test("every validator agrees with Ajv on changed documents", async () => {
  const { documents, valid, disagreements } = await compareWithAjv(4_000, 7);
  expect(disagreements).toEqual([]);
  expect([documents, valid / documents > 0.2, valid / documents < 0.8]).toEqual([4_000, true, true]);
});
