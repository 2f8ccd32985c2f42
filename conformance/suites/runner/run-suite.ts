import type { KnownFailing } from "./known-failing.ts";
import type { CaseResult, RunReport, Verdict, WireEntry } from "./outcome.ts";
import { matches } from "./pattern.ts";
import { createRandom, shuffle } from "./shuffle.ts";
import type { Suite, SuiteCase } from "./suite-case.ts";

/** What a testee gets with a case. */
export interface CaseContext {
  /** Aborts when the time of the case is over. */
  readonly signal: AbortSignal;
  /** Keeps what stood on the wire. */
  trace(direction: WireEntry["direction"], text: string): void;
}

/** An implementation on trial, behind its protocol. */
export interface Testee<C extends SuiteCase> {
  readonly name: string;
  /** Puts a case to the implementation and judges what comes of it; rejects when the implementation breaks down. */
  decide(testCase: C, context: CaseContext): Promise<Verdict>;
  close(): Promise<void>;
}

/** Which cases to run. */
export interface Selection<C extends SuiteCase> {
  readonly suite: Suite;
  readonly cases: readonly C[];
  /** Patterns of the cases to run; all unless given. */
  readonly run?: readonly string[];
  /** Patterns of the cases to leave out. */
  readonly skip?: readonly string[];
  /** Shuffles the cases; in the files' order unless given. */
  readonly seed?: number;
}

/** What to run, and how. */
export interface RunOptions<C extends SuiteCase> extends Selection<C> {
  readonly testee: Testee<C>;
  readonly knownFailing?: readonly KnownFailing[];
  /** Milliseconds for one case; 10,000 unless given. */
  readonly timeout?: number;
  /** Ends the run after the case at hand. */
  readonly signal?: AbortSignal;
  /** Called with each result as it comes, with the number of cases in all. */
  readonly onResult?: (result: CaseResult, total: number) => void | Promise<void>;
}

const TIMEOUT = 10_000;

/** Selects cases by pattern, in the order that the seed gives. */
export function selectCases<C extends SuiteCase>(options: Selection<C>): readonly C[] {
  const { suite, cases, run = ["*"], skip = [], seed } = options;
  const isNamed = (patterns: readonly string[], one: C): boolean =>
    patterns.some((pattern) => matches(pattern, suite, one));
  const selected = cases.filter((one) => isNamed(run, one) && !isNamed(skip, one));
  return seed === undefined ? selected : shuffle(selected, createRandom(seed));
}

/** Runs the selected cases one after another. Never rejects for what the implementation does. */
export async function runSuite<C extends SuiteCase>(options: RunOptions<C>): Promise<RunReport> {
  const { suite, testee, seed, knownFailing = [], signal, onResult } = options;
  const start = performance.now();
  const selected = selectCases(options);
  const results: CaseResult[] = [];
  for (const one of selected) {
    if (signal?.aborted) break;
    const result = await runCase(one, options);
    results.push(result);
    await onResult?.(result, selected.length);
  }
  const unmatched = knownFailing.filter(
    ({ pattern }) => !options.cases.some((one) => matches(pattern, suite, one)),
  );
  return {
    suite,
    testee: testee.name,
    ...(seed !== undefined && { seed }),
    results,
    unmatched: unmatched.map(({ pattern }) => pattern),
    milliseconds: performance.now() - start,
  };
}

async function runCase<C extends SuiteCase>(one: C, options: RunOptions<C>): Promise<CaseResult> {
  const wire: WireEntry[] = [];
  const start = performance.now();
  const verdict = await decideInTime(one, options, wire);
  const known = (options.knownFailing ?? []).find(({ pattern }) => matches(pattern, options.suite, one));
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
): Pick<CaseResult, "outcome" | "expected" | "received" | "reason"> {
  if (verdict.status === "skipped") return { outcome: "skipped", reason: verdict.reason };
  const reason = known === undefined ? {} : { reason: known.reason };
  if (verdict.status === "passed") return { outcome: known ? "unexpected-pass" : "passed", ...reason };
  const { expected, received } = verdict;
  return { outcome: known ? "known-failing" : "failed", expected, received, ...reason };
}

async function decideInTime<C extends SuiteCase>(
  one: C,
  { testee, timeout = TIMEOUT }: RunOptions<C>,
  wire: WireEntry[],
): Promise<Verdict> {
  const clock = new AbortController();
  const trace: CaseContext["trace"] = (direction, text) => void wire.push({ direction, text });
  const late = new Promise<Verdict>((resolve) => {
    clock.signal.addEventListener("abort", () =>
      resolve({ status: "failed", expected: `an answer within ${timeout} ms`, received: "none" }),
    );
  });
  const timer = setTimeout(() => clock.abort(), timeout);
  const decided = testee.decide(one, { signal: clock.signal, trace }).catch(
    (cause: unknown): Verdict => ({
      status: "failed",
      expected: "an answer",
      received: cause instanceof Error ? cause.message : String(cause),
    }),
  );
  try {
    return await Promise.race([decided, late]);
  } finally {
    clearTimeout(timer);
  }
}
