import { describe, expect, it, test } from "vitest";
import { readReceiverCases } from "../../suites/receiver/read-receiver-cases.ts";
import { createValidatingSteps } from "./receivers/create-validating-steps.ts";
import { testReceiverFlaw } from "./receivers/test-receiver-flaw.ts";
import { sampleOf } from "./sample-of.ts";
import { zoo } from "./zoo.ts";

const receiverZoo = zoo.filter(({ kind }) => kind === "receiver");

test.each([
  { mode: "tolerant" as const },
  { mode: "strict" as const, ...createValidatingSteps({ schema: "strict" }) },
])("the right $mode receiver, written from the protocol page alone, passes every case", async (right) => {
  expect(await testReceiverFlaw(() => right)).toEqual([]);
});

describe("flawed receivers", () => {
  it.each(sampleOf(receiverZoo))("$name: $flaw", async ({ killedBy, test: put }) => {
    expect([...(await put(killedBy))].sort()).toEqual([...killedBy].sort());
  });

  it("are named once, and by cases that there are", () => {
    const names = receiverZoo.map(({ name }) => name);
    const ids = new Set(readReceiverCases().map(({ id }) => id));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(receiverZoo.flatMap(({ killedBy }) => killedBy).filter((id) => !ids.has(id))).toEqual([]);
    expect(receiverZoo.filter(({ killedBy }) => killedBy.length === 0)).toEqual([]);
  });
});
