import { groupBy } from "#src/util/group-by.ts";
import { itemAt } from "#src/util/item-at.ts";
import { shorten } from "#src/util/shorten.ts";
import { matchesPattern } from "../runner/matches-pattern.ts";
import {
  type CaseResult,
  type FailureKind,
  failureKinds,
  isFailure,
  type RunReport,
} from "../runner/outcome.ts";
import type { Suite } from "../runner/suite-case.ts";
import { type Cause, receiverCauses } from "./receiver-causes.ts";

/** Failures that have one cause, as far as they show. */
export interface FailureGroup {
  readonly kind: FailureKind;
  readonly title: string;
  /** What to change, or where to look; absent if nothing is known. */
  readonly remedy?: string;
  readonly results: readonly CaseResult[];
}

/** What it means that nothing listens any more, whatever the case. */
const ended = {
  title: "a request before these ended the whole process: nothing listens any more",
  remedy: "catch what the handler throws; the failure before these, or the last case that passed, is the one",
} as const;

const kinds = Object.keys(failureKinds) as readonly FailureKind[];

/** Groups the failures of a run by cause: the gravest kind first, within it the largest group. */
export function groupFailures({
  suite,
  results,
}: Pick<RunReport, "suite" | "results">): readonly FailureGroup[] {
  const failures = results.filter(isFailure);
  const gone = failures.filter(({ isGone }) => isGone);
  let left = failures.filter(({ isGone }) => !isGone);
  const groups: FailureGroup[] = gone.length === 0 ? [] : [{ kind: "broke", ...ended, results: gone }];
  for (const cause of suite === "receiver" ? receiverCauses : []) {
    const own = left.filter(
      (result) => isExplained(cause, suite, result) && isAsAlike(cause, result, results),
    );
    if (own.length === 0 || !showsAll(cause, results) || isAnother(cause, results)) continue;
    left = left.filter((result) => !own.includes(result));
    groups.push({ kind: gravest(own), title: cause.title, remedy: cause.remedy, results: own });
  }
  return mergeAlike([...groups, ...groupByLook(left)]).sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.results.length - a.results.length,
  );
}

/** Counts failures by kind; a case that passed although it is known to fail has no kind. */
export function countKinds(results: readonly CaseResult[]): Readonly<Record<FailureKind, number>> {
  const counts = { took: 0, refused: 0, broke: 0, otherwise: 0 };
  for (const { outcome, kind = "broke" } of results) if (outcome === "failed") counts[kind] += 1;
  return counts;
}

function isExplained({ explains, kinds: allowed }: Cause, suite: Suite, result: CaseResult): boolean {
  const isOfKind = allowed === undefined || allowed.includes(result.kind ?? "broke");
  return (
    isOfKind && result.outcome === "failed" && explains.some((one) => matchesPattern(one, suite, result.case))
  );
}

/** Checks whether a case got the answer of the sign, if the cause requires the same answer. */
function isAsAlike(
  { isAlike, signs }: Cause,
  { received }: CaseResult,
  results: readonly CaseResult[],
): boolean {
  const sign = results.find((one) => signs.includes(one.case.id) && one.outcome === "failed");
  return isAlike === undefined || (received === sign?.received && !/^403\b/.test(received ?? ""));
}

function showsAll({ signs, kinds, signKinds = kinds, id }: Cause, results: readonly CaseResult[]): boolean {
  return signs.every((sign) =>
    results.some(
      ({ case: { id: found }, outcome, kind = "broke", received = "" }) =>
        found === sign &&
        outcome === "failed" &&
        (signKinds === undefined || signKinds.includes(kind)) &&
        // Both are reported as accepted, but only one of them says so.
        (id === "digest-told") === received.includes("digest in the answer"),
    ),
  );
}

/** Checks whether a case that has nothing to do with the cause got the same wrong answer as a sign of it. */
function isAnother({ apart, signs }: Cause, results: readonly CaseResult[]): boolean {
  const answers = (ids: readonly string[]): readonly (string | undefined)[] =>
    results
      .filter(({ case: { id }, outcome }) => ids.includes(id) && outcome === "failed")
      .map(({ received }) => received);
  return apart !== undefined && answers(signs).some((answer) => answers([apart]).includes(answer));
}

function gravest(results: readonly CaseResult[]): FailureKind {
  return kinds.find((kind) => results.some((result) => (result.kind ?? "broke") === kind)) ?? "broke";
}

/** Groups what no cause explains by what was expected and what was received. */
function groupByLook(results: readonly CaseResult[]): readonly FailureGroup[] {
  return [...groupBy(results, describeResult)].map(([title, own]) => ({
    kind: gravest(own),
    title,
    results: own,
  }));
}

function describeResult({ outcome, expected = "", received = "" }: CaseResult): string {
  if (outcome === "unexpected-pass") return "passed though known to fail";
  return `expected ${shorten(expected, 60)}, received ${shorten(received, 60)}`;
}

function mergeAlike(groups: readonly FailureGroup[]): FailureGroup[] {
  return [...groupBy(groups, ({ title }) => title)].map(([, alike]) => {
    const results = alike.flatMap((one) => one.results);
    return { ...itemAt(alike, 0), kind: gravest(results), results };
  });
}
