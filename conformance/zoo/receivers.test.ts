import { describe, expect, it, test } from "vitest";
import { readReceiverCases } from "../receiver/receiver-cases.ts";
import { receiverZoo, runReceiverFlaw } from "./receiver-zoo.ts";

test("the right receiver, written from the protocol page alone, passes every case", async () => {
  expect(await runReceiverFlaw({})).toEqual([]);
});

describe("flawed receivers", () => {
  it.each(receiverZoo)("$name: $flaw", async ({ killedBy, ...flaw }) => {
    // A receiver that breaks down would fail the cases after it for no fault of theirs.
    const failing: string[] = [];
    for (const id of killedBy) failing.push(...(await runReceiverFlaw(flaw, [id])));
    expect(failing).toEqual(killedBy);
  });

  it("are named once, and by cases that there are", () => {
    const names = receiverZoo.map(({ name }) => name);
    const ids = new Set(readReceiverCases().map(({ id }) => id));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(receiverZoo.flatMap(({ killedBy }) => killedBy).filter((id) => !ids.has(id))).toEqual([]);
    expect(receiverZoo.filter(({ killedBy }) => killedBy.length === 0)).toEqual([]);
  });
});
