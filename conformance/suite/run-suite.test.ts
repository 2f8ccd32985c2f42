import { expect, test } from "vitest";
import { type Level, levels, type SuiteCase, type VerifyResult } from "./case-result.ts";
import { summarizeRun } from "./report/summarize-run.ts";
import { reportFormats, writeReport } from "./report/write-report.ts";
import { parseKnownFailing, type RunOptions, runSuite } from "./run-suite.ts";

const failed = { status: "failed", expected: "200", received: "500 <b>&amp;\u001b[2J" } as const;
const named = (id: string, level: Level = "document"): SuiteCase => ({
  id,
  description: `the case ${id}`,
  clause: "W5.1",
  level,
});
const cases = [named("right"), named("wrong"), named("odd", "robustness"), named("absent")];
const results: Readonly<Record<string, VerifyResult>> = {
  right: { status: "passed" },
  wrong: failed,
  odd: failed,
  absent: { status: "skipped", reason: "sign is not supported" },
};

const run = (options: Partial<RunOptions<SuiteCase>> = {}) =>
  runSuite({
    suite: "library",
    cases,
    target: {
      name: "a library",
      verify: async ({ id }) => results[id] ?? { status: "passed" },
      close: async () => {},
    },
    ...options,
  });

test.each([
  { says: "does not conform", options: {}, isRight: false },
  { says: "conforms", options: { cases: [named("right")] }, isRight: true },
  {
    says: "conforms, with 1 robustness finding",
    options: { cases: [named("right"), named("odd", "robustness")] },
    isRight: true,
  },
  {
    says: "does not conform",
    options: { cases: [named("right"), named("odd", "robustness")], failOn: "robustness" as const },
    isRight: false,
  },
  { says: "does not conform", options: { cases: [named("odd", "robustness")] }, isRight: false },
  {
    says: "1 of 4 cases ran, 0 failed; not tested: 3 not selected or not reached",
    options: { run: ["right"] },
    isRight: true,
  },
  {
    says: "1 of 2 cases ran, 0 failed; not tested: 1 sign is not supported",
    options: { cases: [named("right"), named("absent")] },
    isRight: true,
  },
  {
    says: "1 of 2 cases ran, 0 failed; not tested: 1 known to fail: for a reason",
    options: {
      cases: [named("right"), named("wrong")],
      knownFailing: parseKnownFailing("wro* # for a reason"),
    },
    isRight: true,
  },
  {
    says: "does not conform",
    options: { cases: [named("right")], knownFailing: parseKnownFailing("right # no more") },
    isRight: false,
  },
  {
    says: "does not conform",
    options: { cases: [named("right")], knownFailing: parseKnownFailing("left # unknown") },
    isRight: false,
  },
  { says: "does not conform", options: { cases: [named("absent")] }, isRight: false },
  { says: "does not conform", options: { run: ["nothing"] }, isRight: false },
])("a run says: $says", async ({ says, options, isRight }) => {
  const report = await run(options);
  expect(summarizeRun(report)).toMatchObject({ verdict: says, isGood: isRight });
});

const refuse = async () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
test.each<readonly [string, (one: SuiteCase) => Promise<VerifyResult>]>([
  ["4 cases in a row got no response in time; 5 cases were not run", () => new Promise(() => {})],
  ["nothing was listening from the start; 5 cases were not run", refuse],
  [
    "nothing has listened since case-0, which may have ended the process; 4 cases were not run",
    ({ id }) => (id === "case-0" ? Promise.resolve(failed) : refuse()),
  ],
])("a run stops: %s", async (stopped, verify) => {
  const many = Array.from({ length: 9 }, (_, i) => named(`case-${i}`));
  const target = { name: "slow", verify, close: async () => {} };
  const report = await run({ cases: many, timeout: 1, target });
  expect(report).toMatchObject({ stopped, notRun: 9 - report.results.length });
});

test.each(levels)(
  "a case of the level %s that fails runs once: a second try hides nothing",
  async (level) => {
    let runs = 0;
    const verify = async (): Promise<VerifyResult> => (++runs === 1 ? failed : { status: "passed" });
    const target = { name: "flaky", verify, close: async () => {} };
    const report = await run({ cases: [named("odd", level)], target });
    expect(report.results.map(({ status }) => status)).toEqual(["failed"]);
  },
);

test.each(reportFormats)("the format %s gives a terminal and a browser nothing to obey", async (format) => {
  const text = writeReport(format, await run());
  expect([text.includes("\u001b"), format !== "json" && format !== "pretty" && text.includes("<b>")]).toEqual(
    [false, false],
  );
  expect(text).toContain("wrong");
});
