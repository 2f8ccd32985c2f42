import { describe, expect, test } from "vitest";
import { createValidatingSteps } from "./receivers/create-validating-steps.ts";
import { testReceiverFlaw } from "./test-flaws.ts";
import { zoo } from "./zoo.ts";

test.each([
  { mode: "tolerant" as const },
  { mode: "strict" as const, ...createValidatingSteps({ schema: "strict" }) },
])("the right $mode receiver, written from the protocol page alone, passes every case", async (right) => {
  expect(await testReceiverFlaw(() => right)).toEqual([]);
});

// `npm run zoo` tries every one; here one in eight, evenly spread. The tests of the library suite try the libraries.
describe.each(["receiver", "sender"])("flawed %ss", (wanted) => {
  const sample = zoo.filter(({ kind }) => kind === wanted).filter((_, i) => i % 8 === 0);
  test.concurrent.each(sample)("$name is caught: it $flaw", async ({ killedBy, test: put }) => {
    expect([...(await put(killedBy))].sort()).toEqual([...killedBy].sort());
    expect(killedBy.length).toBeGreaterThan(0);
  });
});
