import { count } from "#src/util/display.ts";
import { groupBy } from "#src/util/group-by.ts";
import { shorten } from "#src/util/shorten.ts";
import {
  type CaseResult,
  countResults,
  type FailedResult,
  type FailureKind,
  failureKinds,
  isGood,
  levelNames,
  levels,
  listFailed,
  listFailures,
  listFindings,
  type RunReport,
} from "../case-result.ts";
import { readLines } from "../read-cases.ts";
import { matchesText } from "../run-suite.ts";

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
export function describeVerdict(report: RunReport): {
  readonly grade: "good" | "partial" | "bad";
  readonly words: string;
} {
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

/** Lists what a suite cannot see of an implementation. */
export function listLimits({ suite }: RunReport): readonly string[] {
  if (suite !== "receiver") return [];
  return [
    "What your handlers read of a delivery cannot be seen from outside: test that in the process, with the kit.",
  ];
}

/** Describes the result of a case in one line, without its id. */
export function describeResult(result: CaseResult): string {
  if (result.status === "failed") return `expected ${result.expected}; received ${result.received}`;
  return (result.status === "skipped" ? result.reason : result.note) ?? "";
}

/** Failures that have one cause, as far as they show. */
export interface FailureGroup {
  readonly kind: FailureKind;
  readonly title: string;
  /** What to change, or where to look; absent if nothing is known. */
  readonly hint?: string;
  readonly results: readonly FailedResult[];
}

/** What receivers do wrong: a cause of failures, identified by the cases that fail together. */
interface Cause {
  /** What the implementation does, in a phrase without full stop. */
  readonly title: string;
  /** What to change, or where to look. */
  readonly hint: string;
  /** How its cases fail. Default: in any way. */
  readonly kinds?: readonly FailureKind[];
  /** Cases that must all fail for this to be the cause. Default: none. */
  readonly signs?: readonly string[];
  /** Whether its signs tell the right digest in their responses. */
  readonly isTold?: true;
  /** How its signs fail. Default: as its cases do. */
  readonly signKinds?: readonly FailureKind[];
  /** A case that excludes the cause: if this case fails with the same answer as the signs, the cause is another. */
  readonly apart?: string;
  /** Whether its cases fail with the same answer as its sign, and with another answer than a wrong signature gets. */
  readonly isAlike?: true;
  /** Patterns of the cases that the cause explains if they fail, between spaces; `*` stands for any characters. */
  readonly explains: string;
}

const kinds = Object.keys(failureKinds) as readonly FailureKind[];

/** What it means that nothing listens any more, whatever the case. */
const ended = {
  title: "a request before these ended the whole process: nothing listens any more",
  hint: "catch what the handler throws; the failure before these, or the last case that passed, is the one",
};

/** Groups the failures of a run by cause: the gravest kind first, within it the largest group. */
export function groupFailures({
  suite,
  results,
}: Pick<RunReport, "suite" | "results">): readonly FailureGroup[] {
  const failures = listFailed(results);
  const gone = failures.filter(({ isGone }) => isGone);
  let left = failures.filter(({ isGone }) => !isGone);
  const groups: Omit<FailureGroup, "kind">[] = gone.length === 0 ? [] : [{ ...ended, results: gone }];
  // The gravest cause first: a failure belongs to the first that explains it and shows all its signs.
  for (const cause of suite === "receiver" ? readLines<Cause>("cases/receiver-causes.ndjson") : []) {
    if (!showsAll(cause, failures) || isAnother(cause, failures)) continue;
    const own = left.filter((result) => isExplained(cause, result) && isAsAlike(cause, result, failures));
    if (own.length === 0) continue;
    left = left.filter((result) => !own.includes(result));
    groups.push({ title: cause.title, hint: cause.hint, results: own });
  }
  const byLook = groupBy(
    left,
    ({ expected, received }) => `expected ${shorten(expected, 60)}, received ${shorten(received, 60)}`,
  );
  const alike = groupBy(
    [...groups, ...[...byLook].map(([title, own]) => ({ title, results: own }))],
    ({ title }) => title,
  );
  return [...alike]
    .map(([, same]): FailureGroup => {
      const own = same.flatMap((one) => one.results);
      return {
        ...same[0]!,
        kind: kinds.find((kind) => own.some((one) => (one.kind ?? "broke") === kind)) ?? "broke",
        results: own,
      };
    })
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.results.length - a.results.length);
}

function isExplained(
  { explains, kinds: allowed }: Cause,
  { kind = "broke", case: { id } }: CaseResult & FailedResult,
): boolean {
  return (
    (allowed === undefined || allowed.includes(kind)) &&
    explains.split(" ").some((pattern) => matchesText(pattern, id))
  );
}

/** Checks whether a case got the response of the sign, if the cause requires the same response. */
function isAsAlike(
  { isAlike, signs = [] }: Cause,
  { received }: FailedResult,
  failures: readonly FailedResult[],
): boolean {
  const sign = failures.find((one) => signs.includes(one.case.id));
  return isAlike === undefined || (received === sign?.received && !/^403\b/.test(received));
}

function showsAll(
  { signs = [], kinds: allowed, signKinds = allowed, isTold }: Cause,
  failures: readonly FailedResult[],
): boolean {
  return signs.every((sign) =>
    failures.some(
      ({ case: { id: found }, kind = "broke", received }) =>
        found === sign &&
        (signKinds === undefined || signKinds.includes(kind)) &&
        // Both count as accepted, but only one of them says so.
        (isTold === true) === received.includes("digest in the response"),
    ),
  );
}

/** Checks whether a case that has nothing to do with the cause got the same wrong response as a sign of it. */
function isAnother({ apart, signs = [] }: Cause, failures: readonly FailedResult[]): boolean {
  const received = (ids: readonly string[]): readonly string[] =>
    failures.flatMap((one) => (ids.includes(one.case.id) ? one.received : []));
  return apart !== undefined && received(signs).some((one) => received([apart]).includes(one));
}
