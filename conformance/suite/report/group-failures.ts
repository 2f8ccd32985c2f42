import { groupBy } from "#src/util/group-by.ts";
import { shorten } from "#src/util/shorten.ts";
import {
  type CaseResult,
  type FailedResult,
  type FailureKind,
  failureKinds,
  listFailed,
  type RunReport,
} from "../case-result.ts";
import { readLines } from "../read-cases.ts";
import { matchesText } from "../run-suite.ts";

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
