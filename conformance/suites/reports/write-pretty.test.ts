import { expect, test } from "vitest";
import { createColorize } from "#src/util/colorize.ts";
import type { CaseResult, FailureKind, RunReport } from "../runner/outcome.ts";
import { readReceiverCases } from "../runner/read-case-files.ts";
import { writePrettySummary } from "./write-pretty.ts";

const cases = readReceiverCases();

function fail(id: string, kind: FailureKind, received: string): CaseResult {
  const found = cases.find((one) => one.id === id)!;
  return { case: found, outcome: "failed", kind, expected: "403", received, milliseconds: 1, wire: [] };
}

test("the cause of the most failures stands on the first screen, whatever is graver", () => {
  const results = [
    fail("digest-and-junk", "took", "200 OK"),
    fail("slow", "broke", "nothing"),
    ...["unsigned", "signed-with-another-secret", "digest-of-zeros"].map((id) =>
      fail(id, "otherwise", "401"),
    ),
  ];
  const report: RunReport = {
    suite: "receiver",
    testee: "a receiver",
    results,
    unmatched: [],
    milliseconds: 1,
  };
  const lines = writePrettySummary(report, { colorize: createColorize(false), trace: false }).split("\n");
  const at = lines.indexOf("  What is behind them, the most cases first:");
  expect(at).toBeLessThan(10);
  expect(lines[at + 1]).toMatch(/^ +3 {2}a wrong signature is refused with another status than 403$/);
  expect(lines.slice(at + 2, at + 4)).toEqual([
    expect.stringMatching(/^ +1 /),
    expect.stringMatching(/^ +1 /),
  ]);
});
