import { count } from "#src/util/display.ts";
import {
  type CaseResult,
  countOutcomes,
  type FailureKind,
  failureKinds,
  isGood,
  listFindings,
  type Outcome,
  outcomes,
  type RunReport,
} from "../runner/outcome.ts";
import { type Level, levels } from "../runner/suite-case.ts";
import { countKinds } from "./group-failures.ts";
import type { ReportOptions } from "./report-options.ts";

/** The outcomes of the cases that test one clause. */
interface ClauseRow {
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

/** Summarizes a run: `1,346 cases: 1,340 passed, 6 skipped, in 0.8 s`. */
export function writeSummary(report: RunReport): string {
  const { results, milliseconds } = report;
  const findings = listFindings(report);
  const totals = countOutcomes(results.filter((one) => !findings.includes(one)));
  const parts = outcomes.flatMap((outcome) =>
    totals[outcome] > 0 ? `${totals[outcome].toLocaleString("en-US")} ${labels[outcome]}` : [],
  );
  const found = findings.length === 0 ? [] : [count(findings.length, "finding")];
  const seconds = (milliseconds / 1_000).toFixed(1);
  return `${count(results.length, "case")}: ${[...parts, ...found, `in ${seconds} s`].join(", ")}`;
}

/** Counts outcomes by level, of the levels that have cases. */
export function countByLevel(
  results: readonly CaseResult[],
): readonly { readonly level: Level; readonly totals: Readonly<Record<Outcome, number>> }[] {
  return levels
    .map((level) => ({ level, own: results.filter((result) => result.case.level === level) }))
    .filter(({ own }) => own.length > 0)
    .map(({ level, own }) => ({ level, totals: countOutcomes(own) }));
}

/** Summarizes each level: `document 106 of 106, reading 96 of 96, robustness 40 of 42`. */
export function writeLevels(results: readonly CaseResult[]): string {
  return countByLevel(results)
    .map(({ level, totals }) => {
      const ran = outcomes.reduce((sum, outcome) => sum + totals[outcome], 0) - totals.skipped;
      return `${level} ${totals.passed} of ${ran}`;
    })
    .join(", ");
}

/**
 * Returns the verdict on a run: `conforms`, `conforms, with 2 robustness findings` or `does not conform`; and on which
 * edition, if one was asked for.
 */
export function writeVerdict(report: RunReport, { environment }: Pick<ReportOptions, "environment">): string {
  const edition = environment?.edition === undefined ? "" : ` to edition ${environment.edition}`;
  if (!isGood(report)) return `does not conform${edition}`;
  const findings = listFindings(report);
  const counts = levels.flatMap((level) => {
    const own = findings.filter((one) => one.case.level === level).length;
    return own === 0 ? [] : `${own} ${level}`;
  });
  const noun = findings.length === 1 ? "finding" : "findings";
  return `conforms${edition}${counts.length === 0 ? "" : `, with ${counts.join(" and ")} ${noun}`}`;
}

/** The grade of a run: a run with findings never gets the grade of one without. */
export type Grade = "good" | "doubtful" | "bad";

/** Grades a run. */
export function gradeRun(report: RunReport): Grade {
  if (!isGood(report)) return "bad";
  return listFindings(report).length === 0 ? "good" : "doubtful";
}

/** Describes how some failures failed: `took what must be refused`, or with numbers if they differ. */
export function writeKinds(results: readonly CaseResult[]): string {
  const kinds = listKinds(results);
  return kinds.map(([name, number]) => (kinds.length === 1 ? name : `${number} ${name}`)).join("; ");
}

/** Counts why cases were skipped, the most frequent reason first. */
export function countSkips(
  results: readonly CaseResult[],
): readonly (readonly [reason: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { outcome, reason = "" } of results)
    if (outcome === "skipped") counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Lists the kinds of failures in the run, with their numbers and names. */
export function listKinds(
  results: readonly CaseResult[],
): readonly (readonly [name: string, count: number])[] {
  const counts = countKinds(results);
  return (Object.keys(failureKinds) as FailureKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => [failureKinds[kind], counts[kind]]);
}

/** The words for each outcome. */
export const labels: Readonly<Record<Outcome, string>> = {
  passed: "passed",
  failed: "failed",
  "unexpected-pass": "passed though known to fail",
  "known-failing": "failed as known",
  skipped: "skipped",
};

/** Lists what fails a run besides its cases: patterns of known failures without a case, and an early end. */
export function listFaults({ unmatched, stopped }: RunReport): readonly string[] {
  return [...unmatched.map(writeUnmatched), ...(stopped === undefined ? [] : [stopped])];
}

/** Explains why a pattern of the list of known failures fails the run. */
export function writeUnmatched(pattern: string): string {
  return `"${pattern}" in the list of known failures matches no case`;
}

/** Describes the result of a case, in one line without its id. */
export function writeReason({ outcome, expected, received, reason }: CaseResult): string {
  if (outcome === "failed" || outcome === "known-failing")
    return `expected ${expected}; received ${received}${reason === undefined ? "" : ` (${reason})`}`;
  return reason ?? "";
}
