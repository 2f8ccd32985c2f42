import { expect, test } from "vitest";
import type { FailedResult, SuiteCase, VerifyResult } from "../suite/case-result.ts";
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
