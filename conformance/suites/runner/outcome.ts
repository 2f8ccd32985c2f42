import { type Level, levels, type Suite, type SuiteCase } from "./suite-case.ts";

/** A message that was sent to the implementation, or received from it, exactly as on the wire. */
export interface WireEntry {
  readonly direction: "sent" | "received";
  /** Text as it was sent; bytes that are not text are escaped. Never contains a secret. */
  readonly text: string;
}

/**
 * How a case failed: the implementation accepted what it must reject, rejected what it must accept, broke, hung or
 * returned something wrong, or rejected in another way than the contract says.
 */
export type FailureKind = "took" | "refused" | "broke" | "otherwise";

/** The verdict on an implementation in one case. */
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
 * The outcome of a case: `known-failing` failed as the list says; `unexpected-pass` passed although the list says
 * otherwise, and fails the run.
 */
export type Outcome = "passed" | "failed" | "known-failing" | "unexpected-pass" | "skipped";

/** The result of a case, with what shows it. */
export interface CaseResult {
  readonly case: SuiteCase;
  readonly outcome: Outcome;
  /** What the case requires; if it failed. */
  readonly expected?: string;
  /** What was received; if it failed. */
  readonly received?: string;
  /** How it failed; if it failed. */
  readonly kind?: FailureKind;
  /** What a passed case did otherwise than the contract says, where it leaves a choice. */
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
  /** Name of the implementation: its own, or one that was given. */
  readonly testee: string;
  /** Seed of the order and of random choices; without one, the files' order. */
  readonly seed?: number;
  readonly results: readonly CaseResult[];
  /** Patterns of the list of known failures that match no case; each fails the run. */
  readonly unmatched: readonly string[];
  /** The least binding level that can fail the run. Default: `reading`. */
  readonly failOn?: Level;
  /** Why the run ended before its last case; absent if it did not. */
  readonly stopped?: string;
  readonly milliseconds: number;
}

/** The kinds of failures, the gravest first, and their names in reports. */
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

/** Checks whether a result alone fails the run. */
export function isFailure({ outcome }: CaseResult): boolean {
  return outcome === "failed" || outcome === "unexpected-pass";
}

/** The least binding level that can fail a run by default (W-level). */
export const defaultFailOn: Level = "reading";

/** Lists the results that the verdict counts: those of `failOn` and of more binding levels, or all if only others ran. */
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
 * Checks whether an implementation conforms: everything that counts passed or is known to fail, every pattern of that list
 * matches, something ran, and the run was not ended early (W-level).
 */
export function isGood(report: RunReport): boolean {
  const { unmatched, stopped } = report;
  const counted = listCounted(report);
  return counted.length > 0 && unmatched.length === 0 && stopped === undefined && !counted.some(isFailure);
}
