import { count } from "#src/util/display.ts";
import {
  type CaseResult,
  type FailedResult,
  levelNames,
  levels,
  listFailed,
  type RunReport,
} from "../case-result.ts";
import { type FailureGroup, groupFailures } from "./group-failures.ts";

/** The content of a report, in any format. */
export interface RunSummary {
  /** Whether the run was completed and no relevant case failed. */
  readonly isGood: boolean;
  readonly grade: "good" | "partial" | "bad";
  /** Whether the implementation conforms, if every case ran; otherwise, how many cases ran. */
  readonly verdict: string;
  /** `590 cases: 588 passed, 2 findings, in 0.8 s`. */
  readonly counted: string;
  readonly totals: Readonly<Record<CaseResult["status"], number>>;
  /**
   * Failures that make the run fail: those of the `failOn` level and stricter ones, or all failures if only lower
   * levels ran.
   */
  readonly failures: readonly FailedResult[];
  /** Failures that do not make the run fail. */
  readonly findings: readonly FailedResult[];
  /** What was not tested: the number of excluded cases, and of skipped cases for each reason. */
  readonly notTested: readonly (readonly [reason: string, cases: number])[];
  /**
   * Other reasons why the run fails: a pattern of known failures matches no case, the run ended early, or no case ran.
   */
  readonly faults: readonly string[];
  /** What the suite cannot observe. */
  readonly limits: readonly string[];
  readonly groups: readonly FailureGroup[];
}

/** Summarises a run. */
export function summarizeRun(report: RunReport): RunSummary {
  const { suite, results, failOn, notRun, unmatched, stopped } = report;
  const isCounted = (one: CaseResult): boolean => levels.indexOf(one.case.level) <= levels.indexOf(failOn);
  const anyCounted = results.some((one) => one.status !== "skipped" && isCounted(one));
  const failed = listFailed(results);
  const failures = failed.filter((one) => !anyCounted || isCounted(one));
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const notTested = new Map(notRun > 0 ? [["not selected or not reached", notRun]] : []);
  for (const one of results) {
    totals[one.status] += 1;
    if (one.status === "skipped") notTested.set(one.reason, (notTested.get(one.reason) ?? 0) + 1);
  }
  const summary = {
    totals,
    failures,
    findings: failed.filter((one) => !failures.includes(one)),
    notTested: [...notTested].sort(([, a], [, b]) => b - a),
    faults: [
      ...unmatched.map((pattern) => `"${pattern}" in the list of known failures matches no case`),
      ...(stopped === undefined ? [] : [`stopped: ${stopped}`]),
      ...(results.some(({ status, ...one }) => status !== "skipped" || "isKnown" in one)
        ? []
        : ["no case ran"]),
    ],
    limits:
      suite === "receiver"
        ? [
            "The suite cannot see what your handlers read from a delivery. Test them in the same process, with the kit.",
          ]
        : [],
    groups: groupFailures(report),
  };
  const isGood = failures.length + summary.faults.length === 0;
  return { ...summary, isGood, ...judge(report, summary, isGood), counted: writeCounts(report, summary) };
}

type Counted = Pick<RunSummary, "totals" | "failures" | "findings" | "notTested">;

function judge(
  { results, notRun, edition }: RunReport,
  { totals, findings, notTested }: Counted,
  isGood: boolean,
): Pick<RunSummary, "grade" | "verdict"> {
  const to = edition === undefined ? "" : ` to edition ${edition}`;
  if (!isGood) return { grade: "bad", verdict: `does not conform${to}` };
  if (notTested.length > 0) {
    const ran = results.length - totals.skipped;
    const reasons = notTested.slice(0, 4).map(([reason, cases]) => `${number(cases)} ${reason}`);
    const all = count(results.length + notRun, "case");
    return {
      grade: "partial",
      verdict: `${number(ran)} of ${all} ran, 0 failed; not tested: ${reasons.join(", ")}`,
    };
  }
  const counts = levels.flatMap((level) => {
    const own = findings.filter((one) => one.case.level === level).length;
    return own === 0 ? [] : `${own} ${levelNames[level]}`;
  });
  if (counts.length === 0) return { grade: "good", verdict: `conforms${to}` };
  const noun = findings.length === 1 ? "finding" : "findings";
  return { grade: "partial", verdict: `conforms${to}, with ${counts.join(" and ")} ${noun}` };
}

function writeCounts(
  { results, milliseconds, seed }: RunReport,
  { totals, failures, findings }: Counted,
): string {
  const parts = [
    `${number(totals.passed)} passed`,
    ...(failures.length > 0 ? [`${number(failures.length)} failed`] : []),
    ...(totals.skipped > 0 ? [`${number(totals.skipped)} skipped`] : []),
    ...(findings.length > 0 ? [count(findings.length, "finding")] : []),
  ];
  const order = seed === undefined ? "" : ` (seed ${seed})`;
  return `${count(results.length, "case")}: ${parts.join(", ")}, in ${(milliseconds / 1_000).toFixed(1)} s${order}`;
}

function number(amount: number): string {
  return amount.toLocaleString("en-US");
}
