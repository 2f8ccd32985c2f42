import { describe, expect, test } from "vitest";
import { takeSample } from "./take-sample.ts";
import { zoo } from "./zoo.ts";

const senders = zoo.filter(({ kind }) => kind === "sender");

describe("flawed senders", () => {
  test.concurrent.each(takeSample(senders))("$name is caught: it $flaw", async ({ killedBy, test: put }) => {
    expect([...(await put(killedBy))].sort()).toEqual([...killedBy].sort());
    expect(killedBy.length).toBeGreaterThan(0);
  });
});
