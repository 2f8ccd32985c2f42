import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { FailedResult, SuiteCase, VerifyResult } from "../suite/case-result.ts";
import { receiverCases } from "./receiver-cases.ts";
import { toTests } from "./to-tests.ts";

test("a case is a test that rejects with what was expected", async () => {
  const named = (id: string) => ({
    id,
    description: `the case ${id}`,
    clause: "W5.1",
    level: "document" as const,
  });
  const cases = [named("right"), named("wrong")];
  const createTarget = async () => ({
    name: "a library",
    verify: async ({ id }: SuiteCase): Promise<VerifyResult> =>
      id === "right" ? { status: "passed" } : { status: "failed", expected: "200", received: "500" },
    close: async () => {},
  });
  const [right, wrong] = toTests({ suite: "library", cases, createTarget }, {});
  await expect(right?.run()).resolves.toBeUndefined();
  const error = await wrong?.run().catch((cause: { result: FailedResult }) => cause);
  expect([error?.result.status, wrong?.name]).toEqual(["failed", "wrong: the case wrong (W5.1)"]);
  expect(() => toTests({ suite: "library", cases, createTarget }, { run: ["nothing"] })).toThrow(
    "no case of the library suite matches",
  );
});

test("a test waits as long as it is told", async () => {
  const server = createServer(() => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const [one] = receiverCases({ url, secret: "a secret", run: ["takes-ping"], timeout: 50 });
  await expect(one?.run()).rejects.toThrow("within 50 ms");
  server.close().closeAllConnections();
});
