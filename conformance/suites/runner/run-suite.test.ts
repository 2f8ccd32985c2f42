import { describe, expect, onTestFinished, test, vi } from "vitest";
import { KnownFailingError, parseKnownFailing } from "./known-failing.ts";
import { matchesPattern } from "./matches-pattern.ts";
import { countOutcomes, isGood, listCounted, listFindings } from "./outcome.ts";
import { type RunOptions, runSuite, selectCases, type Testee } from "./run-suite.ts";
import { levels, type SuiteCase } from "./suite-case.ts";

const cases = ["a/good", "a/bad", "b/good", "b/absent", "b/broken", "b/slow"].map((id) => ({
  id,
  description: id,
  clause: "W1",
  level: "document" as const,
}));

/** Decides a case by the end of its id. */
const testee: Testee<SuiteCase> = {
  name: "fake",
  async decide({ id }, { trace }) {
    trace("sent", id);
    if (id.endsWith("good")) return { status: "passed" };
    if (id.endsWith("bad")) return { status: "failed", expected: "this", received: "that" };
    if (id.endsWith("absent")) return { status: "skipped", reason: "not offered" };
    if (id.endsWith("slow")) return new Promise(() => {});
    throw new Error("the process ended");
  },
  async close() {},
};

function optionsWith(options: Partial<RunOptions<SuiteCase>>): RunOptions<SuiteCase> {
  return { suite: "library", cases, testee, timeout: 20, ...options };
}

test("every case has its outcome, its wire and what shows its failure", async () => {
  const { results } = await runSuite(optionsWith({}));
  expect(results.map(({ milliseconds, case: { id }, ...rest }) => ({ id, ...rest }))).toEqual([
    { id: "a/good", outcome: "passed", wire: [{ direction: "sent", text: "a/good" }] },
    {
      id: "a/bad",
      outcome: "failed",
      kind: "broke",
      expected: "this",
      received: "that",
      wire: [{ direction: "sent", text: "a/bad" }],
    },
    { id: "b/good", outcome: "passed", wire: [{ direction: "sent", text: "b/good" }] },
    {
      id: "b/absent",
      outcome: "skipped",
      reason: "not offered",
      wire: [{ direction: "sent", text: "b/absent" }],
    },
    {
      id: "b/broken",
      outcome: "failed",
      kind: "broke",
      expected: "an answer",
      received: "the process ended",
      wire: [{ direction: "sent", text: "b/broken" }],
    },
    {
      id: "b/slow",
      outcome: "failed",
      kind: "broke",
      expected: "an answer within 20 ms",
      received: "none",
      isLate: true,
      wire: [{ direction: "sent", text: "b/slow" }],
    },
  ]);
});

const runs = [
  { title: "all that ran passed", run: ["*/good", "*/absent"], known: "", isGood: true },
  { title: "a failure", run: ["a/*"], known: "", isGood: false },
  { title: "a failure that is known", run: ["a/*"], known: "a/bad # by design", isGood: true },
  { title: "a pass that was said to fail", run: ["a/good"], known: "a/good # by design", isGood: false },
  { title: "a known failure that is no case", run: ["a/good"], known: "c/* # gone", isGood: false },
  { title: "a known failure that is not run", run: ["a/good"], known: "a/bad # by design", isGood: true },
  {
    title: "a known failure that is skipped",
    run: ["*/absent", "a/good"],
    known: "*/absent # x",
    isGood: true,
  },
  { title: "nothing but skipped cases", run: ["*/absent"], known: "", isGood: false },
  { title: "no case at all", run: ["nothing"], known: "", isGood: false },
];

test.each(runs)("a run is good ($isGood): $title", async ({ run, known, isGood: good }) => {
  const report = await runSuite(optionsWith({ run, knownFailing: parseKnownFailing(known) }));
  expect(isGood(report)).toBe(good);
});

test("outcomes of known failures are counted apart", async () => {
  const knownFailing = parseKnownFailing("a/bad # by design\n*/good # by mistake");
  const { results, unmatched } = await runSuite(optionsWith({ skip: ["b/slow"], knownFailing }));
  expect({ totals: countOutcomes(results), unmatched }).toEqual({
    totals: { passed: 0, failed: 1, "unexpected-pass": 2, "known-failing": 1, skipped: 1 },
    unmatched: [],
  });
});

describe("levels (W-level)", () => {
  const ofLevels = levels.map((level) => ({ id: `${level}/bad`, description: level, clause: "W1", level }));
  const good = { id: "document/good", description: "good", clause: "W1", level: "document" } as const;

  test.each([
    { run: ["document/*"], isGood: false },
    { run: ["reading/*", "document/good"], isGood: false },
    { run: ["robustness/*", "document/good"], isGood: true },
    { run: ["robustness/*"], isGood: false },
  ])("$run conforms: $isGood", async ({ run, isGood: expected }) => {
    expect(isGood(await runSuite(optionsWith({ cases: [...ofLevels, good], run })))).toBe(expected);
  });

  test.each([
    { failOn: "document", run: ["reading/*", "document/good"], isGood: true, findings: ["reading/bad"] },
    { failOn: "document", run: ["document/*"], isGood: false, findings: [] },
    { failOn: "reading", run: ["*"], isGood: false, findings: ["robustness/bad"] },
    { failOn: "robustness", run: ["robustness/*", "document/good"], isGood: false, findings: [] },
    { failOn: "document", run: ["robustness/*"], isGood: false, findings: [] },
  ] as const)("$run fail on $failOn: $isGood, found: $findings", async ({ failOn, run, ...expected }) => {
    const report = await runSuite(optionsWith({ cases: [...ofLevels, good], run, failOn }));
    const findings = listFindings(report).map((one) => one.case.id);
    expect({ isGood: isGood(report), findings }).toEqual(expected);
  });

  test.each([
    { name: "robustness alone, all of it good,", ids: ["1/good", "2/good"], isGood: true },
    { name: "robustness alone, one of it bad,", ids: ["1/good", "2/bad"], isGood: false },
  ])("$name is good: $isGood", async ({ ids, isGood: expected }) => {
    const robust = ids.map((id) => ({ ...good, id, level: "robustness" as const }));
    expect(isGood(await runSuite(optionsWith({ cases: robust, timeout: 5 })))).toBe(expected);
  });

  test("a run that stopped is not good, though all that counts passed", async () => {
    const robust = [1, 2, 3, 4, 5].map((i) => ({ ...good, id: `${i}/slow`, level: "robustness" as const }));
    const report = await runSuite(optionsWith({ cases: [good, ...robust], timeout: 5 }));
    expect([listCounted(report).length, report.results.length, isGood(report)]).toEqual([1, 5, false]);
    expect(isGood({ ...report, stopped: undefined as never })).toBe(true);
    expect(isGood({ ...report, stopped: undefined as never, unmatched: ["c/*"] })).toBe(false);
  });

  test("select cases", () => {
    const selected = selectCases(optionsWith({ cases: ofLevels, levels: ["document", "robustness"] }));
    expect(selected.map(({ level }) => level)).toEqual(["document", "robustness"]);
  });

  test("a case of robustness that fails is run again, and a second pass counts", async () => {
    let calls = 0;
    const once: Testee<SuiteCase> = {
      ...testee,
      decide: async () => {
        calls += 1;
        return calls === 1 ? { status: "failed", expected: "this", received: "that" } : { status: "passed" };
      },
    };
    const { results } = await runSuite(optionsWith({ cases: ofLevels.slice(2), testee: once }));
    expect(results.map(({ outcome, note }) => ({ outcome, note }))).toEqual([
      { outcome: "passed", note: "failed at first: expected this; received that" },
    ]);
  });
});

test("a run stops where nothing answers any more", async () => {
  const slow = Array.from({ length: 9 }, (_, i) => ({ ...cases[0]!, id: `${i}/slow` }));
  const report = await runSuite(optionsWith({ cases: slow, timeout: 5 }));
  expect({ ran: report.results.length, stopped: report.stopped, isGood: isGood(report) }).toEqual({
    ran: 4,
    stopped: "4 cases in a row had no answer in time; 5 cases were not run",
    isGood: false,
  });
});

test("a run that nothing listens to any more names the case that may have ended it", async () => {
  const gone = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const dead: Testee<SuiteCase> = {
    ...testee,
    decide: async (one, context) => {
      if (one.id.startsWith("gone")) throw gone;
      return testee.decide(one, context);
    },
  };
  const listed = ["a/good", ...[1, 2, 3, 4, 5, 6].map((i) => `gone/${i}`)].map((id) => ({
    ...cases[0]!,
    id,
  }));
  const { results, stopped } = await runSuite(optionsWith({ cases: listed, testee: dead }));
  expect({ ran: results.length, stopped }).toEqual({
    ran: 5,
    stopped: "nothing listens any more since a/good, which may have ended the process; 2 cases were not run",
  });
  expect(results.map(({ isGone }) => isGone)).toEqual([undefined, true, true, true, true]);
});

test.each([
  { name: "three late cases at a time", ids: ["slow", "slow", "slow", "good", "slow", "slow"] },
  { name: "four late cases at the end", ids: ["good", "slow", "slow", "slow", "slow"] },
])("$name stop no run", async ({ ids }) => {
  const listed = ids.map((end, i) => ({ ...cases[0]!, id: `${i}/${end}` }));
  const report = await runSuite(optionsWith({ cases: listed, timeout: 5 }));
  expect({ ran: report.results.length, stopped: report.stopped }).toEqual({
    ran: ids.length,
    stopped: undefined,
  });
});

test("each answer has the time limit, the signal tells when it is over, and no timer is left", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const signals: AbortSignal[] = [];
  const patient: Testee<SuiteCase> = {
    ...testee,
    countAnswers: ({ id }) => (id === "b/slow" ? 3 : 1),
    decide: (one, context) => {
      signals.push(context.signal);
      return testee.decide(one, context);
    },
  };
  const ran = runSuite(optionsWith({ run: ["a/good", "b/slow"], testee: patient, timeout: 1_000 }));
  await vi.advanceTimersByTimeAsync(2_999);
  expect([vi.getTimerCount(), ...signals.map(({ aborted }) => aborted)]).toEqual([1, false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect((await ran).results.map(({ outcome, expected }) => [outcome, expected])).toEqual([
    ["passed", undefined],
    ["failed", "an answer within 1000 ms"],
  ]);
  expect([vi.getTimerCount(), ...signals.map(({ aborted }) => aborted)]).toEqual([0, false, true]);
});

test("a case has 10 s unless told otherwise", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ran = runSuite({ suite: "library", cases, run: ["b/slow"], testee });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await ran).results[0]?.expected).toBe("an answer within 10000 ms");
});

test("a report names suite, testee, seed, unmatched patterns and times", async () => {
  const given = optionsWith({
    run: ["a/good"],
    seed: 7,
    knownFailing: parseKnownFailing("c/* # gone\na/bad # x"),
  });
  const seen: unknown[] = [];
  const report = await runSuite({
    ...given,
    onResult: (result, total) => void seen.push([result.case.id, total]),
  });
  expect({ ...report, results: report.results.length, milliseconds: report.milliseconds >= 0 }).toEqual({
    suite: "library",
    testee: "fake",
    seed: 7,
    results: 1,
    unmatched: ["c/*"],
    milliseconds: true,
  });
  expect(seen).toEqual([["a/good", 1]]);
  expect(report.results[0]!.milliseconds).toBeGreaterThanOrEqual(0);
  expect(await runSuite(optionsWith({ run: ["a/good"] }))).not.toHaveProperty("seed");
});

test("what is no error is told as text, and notes and kinds are kept", async () => {
  const odd: Testee<SuiteCase> = {
    ...testee,
    decide: async ({ id }) => {
      if (id === "a/good") return { status: "passed", note: "by 204" };
      if (id === "a/bad") return { status: "failed", kind: "took", expected: "403", received: "200" };
      throw "broken pipe";
    },
  };
  const { results } = await runSuite(optionsWith({ run: ["a/*", "b/good"], testee: odd }));
  expect(results.map(({ case: { id }, milliseconds: _, wire: __, ...rest }) => ({ id, ...rest }))).toEqual([
    { id: "a/good", outcome: "passed", note: "by 204" },
    { id: "a/bad", outcome: "failed", kind: "took", expected: "403", received: "200" },
    { id: "b/good", outcome: "failed", kind: "broke", expected: "an answer", received: "broken pipe" },
  ]);
});

test("a case of robustness that fails twice has failed, without a note", async () => {
  const robust = { ...cases[1]!, level: "robustness" as const };
  let calls = 0;
  const counting: Testee<SuiteCase> = {
    ...testee,
    decide: (one, context) => {
      calls += 1;
      return testee.decide(one, context);
    },
  };
  const { results } = await runSuite(optionsWith({ cases: [robust, cases[1]!], testee: counting }));
  expect(results.map(({ outcome, note }) => ({ outcome, note }))).toEqual([
    { outcome: "failed", note: undefined },
    { outcome: "failed", note: undefined },
  ]);
  expect(calls).toBe(3);
});

test("what is known to be flaky may pass and fail", async () => {
  const knownFailing = ["a/good", "a/bad"].map((pattern) => ({
    pattern,
    reason: "by chance",
    isFlaky: true as const,
  }));
  const { results } = await runSuite(optionsWith({ run: ["a/*"], knownFailing }));
  expect(results.map(({ outcome }) => outcome)).toEqual(["passed", "known-failing"]);
});

test("an interrupted run keeps what it has", async () => {
  const interruption = new AbortController();
  const { results } = await runSuite(
    optionsWith({ signal: interruption.signal, onResult: () => interruption.abort() }),
  );
  expect(results.length).toBe(1);
});

test("a seed gives an order of its own, again and again", () => {
  const order = (seed: number): string =>
    selectCases(optionsWith({ seed }))
      .map(({ id }) => id)
      .join();
  expect(order(7)).toBe(order(7));
  expect(new Set([1, 2, 3, 4].map(order)).size).toBeGreaterThan(1);
  expect(order(7).split(",").sort()).toEqual(cases.map(({ id }) => id).sort());
});

describe("patterns", () => {
  const rows = [
    ["a/good", true],
    ["library/a/good", true],
    ["*", true],
    ["a/*", true],
    ["*/good", true],
    ["library/*", true],
    ["receiver/*", false],
    ["a", false],
    ["a/goo.", false],
    ["A/GOOD", false],
    ["a/good*", true],
    ["*a/go*d", true],
    ["*/go", false],
    ["/good", false],
    ["a/good|b", false],
    ["(a/good)", false],
    ["[a]/good", false],
    ["a/goo+d", false],
    ["a/goo?d", false],
    ["^a/good$", false],
    ["a/good\\", false],
    ["a/{good}", false],
    ["a//good", false],
  ] as const;

  test.each(rows)("%s: %s", (pattern, expected) => {
    expect(matchesPattern(pattern, "library", cases[0]!)).toBe(expected);
  });
});

describe("lists of known failures", () => {
  test("hold patterns with reasons, and comments", () => {
    expect(parseKnownFailing("# why\n\na/* # a reason # with a hash\r\n  b  #x\n")).toEqual([
      { pattern: "a/*", reason: "a reason # with a hash" },
      { pattern: "b", reason: "x" },
    ]);
  });

  test.each(["a/*", "a/* #", "a b # reason"])("%j is refused with its line", (line) => {
    expect(() => parseKnownFailing(`# list\n${line}`)).toThrow(
      new KnownFailingError(`line 2: expected "<pattern> # <reason>", received "${line}"`),
    );
  });
});
