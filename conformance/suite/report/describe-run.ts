import { count } from "#src/util/display.ts";
import {
  type CaseResult,
  countResults,
  isGood,
  levelNames,
  levels,
  listFailures,
  listFindings,
  type RunReport,
} from "../case-result.ts";

/** What a run says about the implementation. */
export interface Verdict {
  readonly grade: "good" | "partial" | "bad";
  /** `conforms`, `does not conform`, or how much of the suite ran. */
  readonly words: string;
}

/** Lists what a run did not test, with how many cases each: cases that were left out, and why others were skipped. */
export function listNotTested({
  results,
  notRun,
}: RunReport): readonly (readonly [reason: string, cases: number])[] {
  const counts = new Map<string, number>();
  if (notRun > 0) counts.set("not chosen or not reached", notRun);
  for (const one of results)
    if (one.status === "skipped") counts.set(one.reason, (counts.get(one.reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Says whether the implementation conforms: only if every case ran. Otherwise says how many did. */
export function describeVerdict(report: RunReport): Verdict {
  const { results, notRun, edition } = report;
  const to = edition === undefined ? "" : ` to edition ${edition}`;
  if (!isGood(report)) return { grade: "bad", words: `does not conform${to}` };
  const missing = listNotTested(report);
  if (missing.length > 0) {
    const ran = results.length - countResults(results).skipped;
    const failed = listFailures(report).length;
    const reasons = missing
      .slice(0, 4)
      .map(([reason, cases]) => `${cases.toLocaleString("en-US")} ${reason}`);
    const words = `${ran.toLocaleString("en-US")} of ${count(results.length + notRun, "case")} ran, ${failed} failed; not tested: ${reasons.join(", ")}`;
    return { grade: "partial", words };
  }
  const findings = listFindings(report);
  const counts = levels.flatMap((level) => {
    const own = findings.filter((one) => one.case.level === level).length;
    return own === 0 ? [] : `${own} ${levelNames[level]}`;
  });
  const noun = findings.length === 1 ? "finding" : "findings";
  return {
    grade: findings.length === 0 ? "good" : "partial",
    words: `conforms${to}${counts.length === 0 ? "" : `, with ${counts.join(" and ")} ${noun}`}`,
  };
}

/** Summarises a run: `590 cases: 588 passed, 2 findings, in 0.8 s`. */
export function describeCounts(report: RunReport): string {
  const { results, milliseconds, seed } = report;
  const { passed, skipped } = countResults(results);
  const parts = [
    `${passed.toLocaleString("en-US")} passed`,
    ...[[listFailures(report).length, "failed"] as const, [skipped, "skipped"] as const].flatMap(
      ([number, word]) => (number > 0 ? `${number.toLocaleString("en-US")} ${word}` : []),
    ),
    ...(listFindings(report).length > 0 ? [count(listFindings(report).length, "finding")] : []),
  ];
  const order = seed === undefined ? "" : ` (seed ${seed})`;
  return `${count(results.length, "case")}: ${parts.join(", ")}, in ${(milliseconds / 1_000).toFixed(1)} s${order}`;
}

/** Lists what fails a run besides its cases: patterns of known failures without a case, and an early end. */
export function listFaults({ unmatched, stopped }: RunReport): readonly string[] {
  const patterns = unmatched.map((pattern) => `"${pattern}" in the list of known failures matches no case`);
  return [...patterns, ...(stopped === undefined ? [] : [`stopped: ${stopped}`])];
}

/** What a suite cannot see of an implementation; absent where it sees all. */
export function describeLimit({ suite }: RunReport): string | undefined {
  return suite === "receiver"
    ? "What your handlers read of a delivery cannot be seen from outside: test that in the process, with the kit."
    : undefined;
}

/** Describes the result of a case in one line, without its id. */
export function describeResult(result: CaseResult): string {
  if (result.status === "failed") return `expected ${result.expected}; received ${result.received}`;
  return (result.status === "skipped" ? result.reason : result.note) ?? "";
}
