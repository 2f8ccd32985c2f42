import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createLibraryProcess } from "../library/library-process.ts";
import { runSuite } from "../run/run-suite.ts";
import { readSenderCases } from "../sender/sender-case.ts";
import { createSenderTestee } from "../sender/sender-testee.ts";
import { flawedSenders } from "./senders/flawed-senders.ts";
import { runFlawedSender } from "./senders/run-flawed-sender.ts";

describe("right senders pass every case", () => {
  const rows = [
    { name: "ours", path: "../adapters/sender.ts" },
    { name: "an independent one", path: "./senders/right.ts" },
  ];

  test.each(rows)("$name", async ({ path }) => {
    const program = fileURLToPath(new URL(path, import.meta.url));
    const testee = await createSenderTestee({ driver: createLibraryProcess([process.execPath, program]) });
    const cases = readSenderCases().filter(({ slow }) => !slow);
    const { results } = await runSuite({ suite: "sender", cases, testee });
    await testee.close();
    const others = results.filter(({ outcome }) => outcome !== "passed");
    expect(others.map(({ case: { id }, received }) => ({ id, received }))).toEqual([]);
    expect(results.length).toBe(cases.length);
  });
});

describe("flawed senders", () => {
  test.each(flawedSenders)("$name is caught: it $flaw", async ({ name, killedBy }) => {
    expect([...(await runFlawedSender(name, killedBy))].sort()).toEqual([...killedBy].sort());
    expect(killedBy.length).toBeGreaterThan(0);
  });
});
