import { type Level, levels, type Suite, type SuiteCase } from "./suite-case.ts";

/** One thing that was sent to the implementation, or received from it, as it stood on the wire. */
export interface WireEntry {
  readonly direction: "sent" | "received";
  /** Text as it was sent; bytes that are no text are escaped. Never holds a secret. */
  readonly text: string;
}

/**
 * How a case failed: what must be refused was taken, what must be taken was refused, the implementation broke, hung or
 * gave something wrong, or it refused in another way than the contract says.
 */
export type FailureKind = "took" | "refused" | "broke" | "otherwise";

/** What an implementation made of a case. */
export type Verdict =
  | {
      readonly status: "passed";
      /** What differs from the contract where it leaves a choice (W-status). */
      readonly note?: string;
    }
  | {
      readonly status: "failed";
      readonly expected: string;
      readonly received: string;
      /** Default: `broke`. */
      readonly kind?: FailureKind;
      /** Whether no answer came in time. */
      readonly isLate?: true;
      /** Whether nothing listens any more. */
      readonly isGone?: true;
    }
  /** The implementation does not offer what the case needs. */
  | { readonly status: "skipped"; readonly reason: string };

/**
 * What became of a case: `known-failing` failed as the list says; `unexpected-pass` passed though the list says
 * otherwise, and fails the run.
 */
export type Outcome = "passed" | "failed" | "known-failing" | "unexpected-pass" | "skipped";

/** The outcome of a case, with what shows it. */
export interface CaseResult {
  readonly case: SuiteCase;
  readonly outcome: Outcome;
  /** What the case asks for; where it failed. */
  readonly expected?: string;
  /** What came; where it failed. */
  readonly received?: string;
  /** How it failed; where it failed. */
  readonly kind?: FailureKind;
  /** What a case that passed did otherwise than the contract says, within what it leaves free. */
  readonly note?: string;
  /** Whether it failed because no answer came in time. */
  readonly isLate?: true;
  /** Whether it failed because nothing listens any more. */
  readonly isGone?: true;
  /** Why it was skipped, or why it is known to fail. */
  readonly reason?: string;
  readonly milliseconds: number;
  readonly wire: readonly WireEntry[];
}

/** A run of a suite against one implementation. */
export interface RunReport {
  readonly suite: Suite;
  /** Name of the implementation, as it calls itself, or as it was called. */
  readonly testee: string;
  /** Seed of the order and of what is random; the files' order where there is none. */
  readonly seed?: number;
  readonly results: readonly CaseResult[];
  /** Patterns of the list of known failures that match no case; each fails the run. */
  readonly unmatched: readonly string[];
  /** The least binding level of which a failure fails the run. Default: `reading`. */
  readonly failOn?: Level;
  /** Why the run ended before its cases did; absent where it did not. */
  readonly stopped?: string;
  readonly milliseconds: number;
}

/** The kinds of failures, the gravest first, and what reports call them. */
export const failureKinds: Readonly<Record<FailureKind, string>> = {
  took: "took what must be refused",
  refused: "refused what must be taken",
  broke: "broke, hung or gave something wrong",
  otherwise: "refused in another way than expected",
};

/** The outcomes in the order in which reports name them. */
export const outcomes: readonly Outcome[] = [
  "passed",
  "failed",
  "unexpected-pass",
  "known-failing",
  "skipped",
];

/** Counts the results of each outcome. */
export function countOutcomes(results: readonly CaseResult[]): Readonly<Record<Outcome, number>> {
  const totals = { passed: 0, failed: 0, "unexpected-pass": 0, "known-failing": 0, skipped: 0 };
  for (const { outcome } of results) totals[outcome] += 1;
  return totals;
}

/** Tells whether a result alone fails the run. */
export function isFailure({ outcome }: CaseResult): boolean {
  return outcome === "failed" || outcome === "unexpected-pass";
}

/** The least binding level of which a failure fails a run that names no other (W-level). */
export const defaultFailOn: Level = "reading";

/** Lists the results that the verdict counts: those of `failOn` and of what binds more, or all where only others ran. */
export function listCounted({
  results,
  failOn = defaultFailOn,
}: Pick<RunReport, "results" | "failOn">): readonly CaseResult[] {
  const ran = results.filter(({ outcome }) => outcome !== "skipped");
  const counted = ran.filter((one) => levels.indexOf(one.case.level) <= levels.indexOf(failOn));
  return counted.length > 0 ? counted : ran;
}

/** Lists the failures that the verdict does not count; a report calls them findings. */
export function listFindings(report: Pick<RunReport, "results" | "failOn">): readonly CaseResult[] {
  const counted = new Set(listCounted(report));
  return report.results.filter((one) => isFailure(one) && !counted.has(one));
}

/**
 * Tells whether an implementation conforms: nothing that counts failed but what is known to, every pattern of that list
 * matches, something ran, and it ran to its end (W-level).
 */
export function isGood(report: RunReport): boolean {
  const { unmatched, stopped } = report;
  const counted = listCounted(report);
  return counted.length > 0 && unmatched.length === 0 && stopped === undefined && !counted.some(isFailure);
}
