import { describe, expect, it, test } from "vitest";
import { readReceiverCases } from "../../suites/receiver/read-receiver-cases.ts";
import { receiverZoo, runReceiverFlaw } from "./receiver-zoo.ts";
import { createValidatingSteps } from "./receivers/create-validating-steps.ts";
import { sampleOf } from "./sample-of.ts";

test.each([
  { mode: "tolerant" as const, steps: () => ({}) },
  { mode: "strict" as const, steps: () => createValidatingSteps({ schema: "strict" }) },
])("the right $mode receiver, written from the protocol page alone, passes every case", async (right) => {
  expect(await runReceiverFlaw(right)).toEqual([]);
});

describe("flawed receivers", () => {
  it.each(sampleOf(receiverZoo))("$name: $flaw", async ({ killedBy, ...flaw }) => {
    const failing = await runReceiverFlaw(flaw, killedBy);
    expect([...failing].sort()).toEqual([...killedBy].sort());
  });

  it("are named once, and by cases that there are", () => {
    const names = receiverZoo.map(({ name }) => name);
    const ids = new Set(readReceiverCases().map(({ id }) => id));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(receiverZoo.flatMap(({ killedBy }) => killedBy).filter((id) => !ids.has(id))).toEqual([]);
    expect(receiverZoo.filter(({ killedBy }) => killedBy.length === 0)).toEqual([]);
  });
});
