import { count } from "#src/text/display.ts";
import { type CaseResult, countOutcomes, type Outcome, outcomes, type RunReport } from "../runner/outcome.ts";

/** The outcomes of the cases that test one clause. */
export interface ClauseRow {
  readonly clause: string;
  readonly totals: Readonly<Record<Outcome, number>>;
}

/** Counts outcomes by clause, in the order of the source documents. */
export function countByClause(results: readonly CaseResult[]): readonly ClauseRow[] {
  const clauses = [...new Set(results.map((result) => result.case.clause))];
  return clauses
    .sort((left, right) => left.localeCompare(right, "en", { numeric: true }))
    .map((clause) => ({
      clause,
      totals: countOutcomes(results.filter((result) => result.case.clause === clause)),
    }));
}

/** Says what a run came to: `1,346 cases: 1,340 passed, 6 skipped, in 0.8 s`. */
export function writeSummary({ results, milliseconds }: RunReport): string {
  const totals = countOutcomes(results);
  const parts = outcomes.flatMap((outcome) =>
    totals[outcome] > 0 ? `${totals[outcome].toLocaleString("en-US")} ${labels[outcome]}` : [],
  );
  const seconds = (milliseconds / 1_000).toFixed(1);
  return `${count(results.length, "case")}: ${[...parts, `in ${seconds} s`].join(", ")}`;
}

/** What each outcome is called. */
export const labels: Readonly<Record<Outcome, string>> = {
  passed: "passed",
  failed: "failed",
  "unexpected-pass": "passed though known to fail",
  "known-failing": "failed as known",
  skipped: "skipped",
};

/** Says why a pattern of the list of known failures fails the run. */
export function writeUnmatched(pattern: string): string {
  return `"${pattern}" in the list of known failures matches no case`;
}

/** Says what a case came to, in one line without its id. */
export function writeReason({ outcome, expected, received, reason }: CaseResult): string {
  if (outcome === "failed" || outcome === "known-failing")
    return `expected ${expected}; received ${received}${reason === undefined ? "" : ` (${reason})`}`;
  return reason ?? "";
}
