import { describe, expect, it, test } from "vitest";
import { createValidatingSteps } from "./receivers/create-validating-steps.ts";
import { testReceiverFlaw } from "./receivers/test-receiver-flaw.ts";
import { takeSample } from "./take-sample.ts";
import { zoo } from "./zoo.ts";

const receiverZoo = zoo.filter(({ kind }) => kind === "receiver");

test.each([
  { mode: "tolerant" as const },
  { mode: "strict" as const, ...createValidatingSteps({ schema: "strict" }) },
])("the right $mode receiver, written from the protocol page alone, passes every case", async (right) => {
  expect(await testReceiverFlaw(() => right)).toEqual([]);
});

describe("flawed receivers", () => {
  it.each(takeSample(receiverZoo))("$name: $flaw", async ({ killedBy, test: put }) => {
    expect([...(await put(killedBy))].sort()).toEqual([...killedBy].sort());
  });
});
