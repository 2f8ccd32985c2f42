import { describe, expect, test } from "vitest";
import { sampleOf } from "./sample-of.ts";
import { flawedSenders } from "./senders/flawed-senders.ts";
import { runFlawedSender } from "./senders/run-flawed-sender.ts";

describe("flawed senders", () => {
  test.concurrent.each(sampleOf(flawedSenders))("$name is caught: it $flaw", async ({ name, killedBy }) => {
    expect([...(await runFlawedSender(name, killedBy))].sort()).toEqual([...killedBy].sort());
    expect(killedBy.length).toBeGreaterThan(0);
  });
});
