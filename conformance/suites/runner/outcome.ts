import type { Suite, SuiteCase } from "./suite-case.ts";

/** One thing that was sent to the implementation, or received from it, as it stood on the wire. */
export interface WireEntry {
  readonly direction: "sent" | "received";
  /** Text as it was sent; bytes that are no text are escaped. Never holds a secret. */
  readonly text: string;
}

/** What an implementation made of a case. */
export type Verdict =
  | { readonly status: "passed" }
  | { readonly status: "failed"; readonly expected: string; readonly received: string }
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
  readonly milliseconds: number;
}

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

/** Tells whether a run is good: nothing failed but what is known to, every such pattern matches, something ran. */
export function isGood({ results, unmatched }: RunReport): boolean {
  const ran = results.some(({ outcome }) => outcome !== "skipped");
  return ran && unmatched.length === 0 && !results.some(isFailure);
}
