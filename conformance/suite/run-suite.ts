import { once } from "node:events";
import { readErrorDetails } from "#src/util/error-details.ts";
import {
  type CaseResult,
  defaultFailOn,
  type Level,
  type RunReport,
  type Suite,
  type SuiteCase,
  type VerifyResult,
  type WireEntry,
} from "./case-result.ts";
import { createRandom, shuffle } from "./shuffle.ts";

/** What `verify` receives for a case. */
export interface CaseContext {
  /** Aborts when the time limit of the case has expired. */
  readonly signal: AbortSignal;
  /** Records an exchanged message. */
  trace(direction: WireEntry["direction"], text: string): void;
}

/** An implementation under test, accessed through its protocol. */
export interface ImplementationUnderTest<C extends SuiteCase> {
  readonly name: string;
  /** How many responses a case waits for. Each has its own time limit. Default: one. */
  readonly countResponses?: (testCase: C) => number;
  /** Sends a case to the implementation and checks its behavior. Rejects if the implementation crashes. */
  verify(testCase: C, context: CaseContext): Promise<VerifyResult>;
  close(): Promise<void>;
}

/** Which cases to run. */
export interface Selection<C extends SuiteCase> {
  readonly suite: Suite;
  readonly cases: readonly C[];
  /** Patterns of the cases to run. Default: all cases. */
  readonly run?: readonly string[] | undefined;
  /** Patterns of the cases to exclude. */
  readonly skip?: readonly string[] | undefined;
  /** Shuffles the cases. Default: the order of the files. */
  readonly seed?: number | undefined;
}

/** Options of a run. */
export interface RunOptions<C extends SuiteCase> extends Selection<C> {
  readonly target: ImplementationUnderTest<C>;
  readonly knownFailing?: readonly KnownFailing[];
  /** The lowest level that can fail the run. Default: `reading`. */
  readonly failOn?: Level | undefined;
  /** Milliseconds to wait for one response. Default: 10,000. */
  readonly timeout?: number | undefined;
}

/** Default number of milliseconds to wait for one response. */
export const TIMEOUT = 10_000;

/** Number of consecutive cases without a response after which a run stops. */
const MOST_LATE = 4;

/** Selects cases by pattern, in the order that the seed determines. */
export function selectCases<C extends SuiteCase>({
  suite,
  cases,
  run = ["*"],
  skip = [],
  seed,
}: Selection<C>): readonly C[] {
  const isNamed = (patterns: readonly string[], one: C): boolean =>
    patterns.some((pattern) => matchesPattern(pattern, suite, one));
  const selected = cases.filter((one) => isNamed(run, one) && !isNamed(skip, one));
  return seed === undefined ? selected : shuffle(selected, createRandom(seed));
}

/**
 * Runs the selected cases one after another, and closes the implementation. It never rejects because of an error in the
 * implementation.
 */
export async function runSuite<C extends SuiteCase>(options: RunOptions<C>): Promise<RunReport> {
  const { suite, target, seed, cases, failOn = defaultFailOn } = options;
  const start = performance.now();
  const selected = selectCases(options);
  const results: CaseResult[] = [];
  let stopped: string | undefined;
  try {
    for (const one of selected) {
      results.push(await runCase(one, options));
      stopped = explainStop(results, selected.length);
      if (stopped !== undefined) break;
    }
  } finally {
    await target.close();
  }
  return {
    suite,
    target: target.name,
    ...(seed !== undefined && { seed }),
    results,
    notRun: cases.length - results.length,
    unmatched: listUnmatched(options),
    failOn,
    ...(stopped !== undefined && { stopped }),
    milliseconds: performance.now() - start,
  };
}

/** Lists the patterns of known failures that match no case. */
export function listUnmatched({
  suite,
  cases,
  knownFailing = [],
}: Omit<RunOptions<SuiteCase>, "target">): readonly string[] {
  const patterns = knownFailing.map(({ pattern }) => pattern);
  return patterns.filter((pattern) => !cases.some((one) => matchesPattern(pattern, suite, one)));
}

/** Explains why a run stops early: without responses, further cases would only wait for their time limits. */
function explainStop(results: readonly CaseResult[], total: number): string | undefined {
  const last = results.slice(-MOST_LATE);
  if (last.length < MOST_LATE || results.length === total) return undefined;
  const left = `${total - results.length} cases were not run`;
  if (last.every((one) => one.status === "failed" && one.isLate))
    return `${MOST_LATE} cases in a row got no response in time; ${left}`;
  if (!last.every((one) => one.status === "failed" && one.isGone)) return undefined;
  const end = results.at(-MOST_LATE - 1)?.case.id;
  if (end === undefined) return `nothing was listening from the start; ${left}`;
  return `nothing has listened since ${end}, which may have ended the process; ${left}`;
}

/** Runs one case within its time limit, and compares the result with the list of known failures. */
export async function runCase<C extends SuiteCase>(one: C, options: RunOptions<C>): Promise<CaseResult> {
  const wire: WireEntry[] = [];
  const start = performance.now();
  const result = await verifyInTime(one, options, wire);
  const known = (options.knownFailing ?? []).find(({ pattern }) =>
    matchesPattern(pattern, options.suite, one),
  );
  return {
    ...(known === undefined ? result : judgeKnown(result, known)),
    case: one,
    milliseconds: performance.now() - start,
    wire,
  };
}

function judgeKnown(result: VerifyResult, { reason }: KnownFailing): VerifyResult {
  if (result.status === "failed")
    return { status: "skipped", reason: `known to fail: ${reason}`, isKnown: true };
  if (result.status === "skipped") return result;
  return {
    status: "failed",
    expected: `a known failure: ${reason}`,
    received: "a pass: remove the case from the list of known failures",
    kind: "otherwise",
  };
}

async function verifyInTime<C extends SuiteCase>(
  one: C,
  { target, timeout = TIMEOUT }: RunOptions<C>,
  wire: WireEntry[],
): Promise<VerifyResult> {
  const clock = new AbortController();
  const trace: CaseContext["trace"] = (direction, text) => void wire.push({ direction, text });
  const expected = `a response within ${timeout} ms`;
  const late = once(clock.signal, "abort").then(
    (): VerifyResult => ({ status: "failed", expected, received: "none", isLate: true }),
  );
  const timer = setTimeout(() => clock.abort(), timeout * (target.countResponses?.(one) ?? 1));
  const verified = target
    .verify(one, { signal: clock.signal, trace })
    .catch((cause: unknown): VerifyResult => {
      const { code, message } = readErrorDetails(cause);
      const gone = code === "ECONNREFUSED" && ({ isGone: true } as const);
      return { status: "failed", expected: "a response", received: message || String(cause), ...gone };
    });
  try {
    return await Promise.race([verified, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Checks whether a pattern selects a case by its id or `suite/id`; `*` matches any characters. */
function matchesPattern(pattern: string, suite: Suite, { id }: SuiteCase): boolean {
  return matchesText(pattern, id) || matchesText(pattern, `${suite}/${id}`);
}

/** Checks whether a pattern matches a whole text: `*` stands for any characters. */
export function matchesText(pattern: string, text: string): boolean {
  return new RegExp(`^${pattern.split("*").map(escapePattern).join(".*")}$`).test(text);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** A pattern of cases that are known to fail, and the reason. */
export interface KnownFailing {
  readonly pattern: string;
  readonly reason: string;
}

/** A list of known failures that cannot be read. The message names the line. */
export class KnownFailingError extends Error {}

/**
 * Reads a list of known failures. Each line has a pattern and, after white space and `#`, its reason. Blank lines and
 * lines that begin with `#` are skipped.
 *
 * @throws KnownFailingError for a line without a pattern or a reason.
 */
export function parseKnownFailing(text: string): readonly KnownFailing[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, pattern, reason] = /^\s*(\S+)\s+#\s*(\S.*?)\s*$/.exec(line) ?? [];
    if (pattern === undefined || reason === undefined)
      throw new KnownFailingError(`line ${index + 1}: expected "<pattern> # <reason>", received "${line}"`);
    return [{ pattern, reason }];
  });
}
