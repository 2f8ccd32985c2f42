import { readErrorDetails } from "#src/util/error-details.ts";
import type { KnownFailing } from "./known-failing.ts";
import { matchesPattern } from "./matches-pattern.ts";
import type { CaseResult, RunReport, Verdict, WireEntry } from "./outcome.ts";
import { createRandom, shuffle } from "./shuffle.ts";
import type { Level, Suite, SuiteCase } from "./suite-case.ts";

/** What a testee gets with a case. */
export interface CaseContext {
  /** Aborts when the time of the case is over. */
  readonly signal: AbortSignal;
  /** Keeps the messages on the wire. */
  trace(direction: WireEntry["direction"], text: string): void;
}

/** An implementation under test, behind its protocol. */
export interface Testee<C extends SuiteCase> {
  readonly name: string;
  /** How many answers a case waits for; the time limit is for each. Default: one. */
  readonly countAnswers?: (testCase: C) => number;
  /** Gives a case to the implementation and judges the result; rejects when the implementation breaks down. */
  decide(testCase: C, context: CaseContext): Promise<Verdict>;
  close(): Promise<void>;
}

/** Which cases to run. */
export interface Selection<C extends SuiteCase> {
  readonly suite: Suite;
  readonly cases: readonly C[];
  /** Patterns of the cases to run. Default: all cases. */
  readonly run?: readonly string[];
  /** Patterns of the cases to leave out. */
  readonly skip?: readonly string[];
  /** Levels of the cases to run. Default: all levels. */
  readonly levels?: readonly Level[];
  /** Shuffles the cases. Default: the order of the files. */
  readonly seed?: number;
}

/** What to run, and how. */
export interface RunOptions<C extends SuiteCase> extends Selection<C> {
  readonly testee: Testee<C>;
  readonly knownFailing?: readonly KnownFailing[];
  /** The least binding level that can fail the run. Default: `reading`. */
  readonly failOn?: Level;
  /** Milliseconds for one answer. Default: 10,000. */
  readonly timeout?: number;
  /** Ends the run after the present case. */
  readonly signal?: AbortSignal;
  /** Called with each result, and with the number of cases in all. */
  readonly onResult?: (result: CaseResult, total: number) => void | Promise<void>;
}

/** Default milliseconds for one answer. */
export const TIMEOUT = 10_000;

/** Cases in a row without an answer, after which a run stops. */
const MOST_LATE = 4;

/** Selects cases by pattern, in the order of the seed. */
export function selectCases<C extends SuiteCase>(options: Selection<C>): readonly C[] {
  const { suite, cases, run = ["*"], skip = [], levels, seed } = options;
  const isNamed = (patterns: readonly string[], one: C): boolean =>
    patterns.some((pattern) => matchesPattern(pattern, suite, one));
  const selected = cases.filter(
    (one) => isNamed(run, one) && !isNamed(skip, one) && (levels?.includes(one.level) ?? true),
  );
  return seed === undefined ? selected : shuffle(selected, createRandom(seed));
}

/** Runs the selected cases one after another. Never rejects because of the implementation. */
export async function runSuite<C extends SuiteCase>(options: RunOptions<C>): Promise<RunReport> {
  const { suite, testee, seed, knownFailing = [], failOn, signal, onResult } = options;
  const start = performance.now();
  const selected = selectCases(options);
  const results: CaseResult[] = [];
  let stopped: string | undefined;
  for (const one of selected) {
    if (signal?.aborted) break;
    const result = await runTwice(one, options);
    results.push(result);
    await onResult?.(result, selected.length);
    stopped = explainStop(results, selected.length);
    if (stopped !== undefined) break;
  }
  const unmatched = knownFailing.filter(
    ({ pattern }) => !options.cases.some((one) => matchesPattern(pattern, suite, one)),
  );
  return {
    suite,
    testee: testee.name,
    ...(seed !== undefined && { seed }),
    results,
    unmatched: unmatched.map(({ pattern }) => pattern),
    ...(failOn !== undefined && { failOn }),
    ...(stopped !== undefined && { stopped }),
    milliseconds: performance.now() - start,
  };
}

/** Runs the selected cases as `runSuite` does, and closes the testee. */
export function runAndClose<C extends SuiteCase>(options: RunOptions<C>): Promise<RunReport> {
  return runSuite(options).finally(() => options.testee.close());
}

/** If a target no longer answers, every further case would wait for its whole time limit and show nothing. */
function explainStop(results: readonly CaseResult[], total: number): string | undefined {
  const last = results.slice(-MOST_LATE);
  if (last.length < MOST_LATE || results.length === total) return;
  const left = `${total - results.length} cases were not run`;
  if (last.every(({ isLate }) => isLate)) return `${MOST_LATE} cases in a row had no answer in time; ${left}`;
  if (!last.every(({ isGone }) => isGone)) return;
  const end = results.at(-MOST_LATE - 1)?.case.id;
  return `nothing listens any more since ${end}, which may have ended the process; ${left}`;
}

/** Runs a failed case of robustness once more: a failure by chance does not count as a finding. */
async function runTwice<C extends SuiteCase>(one: C, options: RunOptions<C>): Promise<CaseResult> {
  const first = await runCase(one, options);
  if (first.outcome !== "failed" || one.level !== "robustness") return first;
  const second = await runCase(one, options);
  return second.outcome === "passed"
    ? { ...second, note: `failed at first: expected ${first.expected}; received ${first.received}` }
    : second;
}

async function runCase<C extends SuiteCase>(one: C, options: RunOptions<C>): Promise<CaseResult> {
  const wire: WireEntry[] = [];
  const start = performance.now();
  const verdict = await decideInTime(one, options, wire);
  const known = (options.knownFailing ?? []).find(({ pattern }) =>
    matchesPattern(pattern, options.suite, one),
  );
  return {
    case: one,
    ...concludeVerdict(verdict, known),
    milliseconds: performance.now() - start,
    wire,
  };
}

/** Judges a verdict by the list of known failures. */
function concludeVerdict(
  verdict: Verdict,
  known: KnownFailing | undefined,
): Omit<CaseResult, "case" | "milliseconds" | "wire"> {
  if (verdict.status === "skipped") return { outcome: "skipped", reason: verdict.reason };
  const reason = known === undefined ? {} : { reason: known.reason };
  if (verdict.status === "passed") {
    const note = verdict.note === undefined ? {} : { note: verdict.note };
    return { outcome: known && !known.isFlaky ? "unexpected-pass" : "passed", ...reason, ...note };
  }
  const { status: _, kind = "broke", ...rest } = verdict;
  return { outcome: known ? "known-failing" : "failed", kind, ...rest, ...reason };
}

async function decideInTime<C extends SuiteCase>(
  one: C,
  { testee, timeout = TIMEOUT }: RunOptions<C>,
  wire: WireEntry[],
): Promise<Verdict> {
  const time = timeout * (testee.countAnswers?.(one) ?? 1);
  const clock = new AbortController();
  const trace: CaseContext["trace"] = (direction, text) => void wire.push({ direction, text });
  const late = new Promise<Verdict>((resolve) => {
    clock.signal.addEventListener("abort", () =>
      resolve({
        status: "failed",
        expected: `an answer within ${timeout} ms`,
        received: "none",
        isLate: true,
      }),
    );
  });
  const timer = setTimeout(() => clock.abort(), time);
  const decided = testee.decide(one, { signal: clock.signal, trace }).catch(
    (cause: unknown): Verdict => ({
      status: "failed",
      expected: "an answer",
      received: cause instanceof Error ? cause.message : String(cause),
      ...(readErrorDetails(cause).code === "ECONNREFUSED" && { isGone: true }),
    }),
  );
  try {
    return await Promise.race([decided, late]);
  } finally {
    clearTimeout(timer);
  }
}
