import { defined } from "#src/util/defined.ts";
import { groupBy } from "#src/util/group-by.ts";
import { shorten } from "#src/util/shorten.ts";
import {
  type FailedResult,
  type FailureKind,
  failureKinds,
  listFailed,
  type RunReport,
} from "../case-result.ts";
import { readRows } from "../read-cases.ts";
import { matchesText } from "../run-suite.ts";

/** Failures that appear to have the same cause. */
export interface FailureGroup {
  readonly kind: FailureKind;
  readonly title: string;
  /** What to change, or where to look; absent if nothing is known. */
  readonly hint?: string;
  readonly results: readonly FailedResult[];
}

/** A cause of failures, identified by the cases that fail together. */
interface Cause {
  /** What the implementation does, as a phrase without a full stop. */
  readonly title: string;
  /** What to change, or where to look. */
  readonly hint: string;
  /** The kinds of failures that it explains. Default: all. */
  readonly kinds?: readonly FailureKind[];
  /** Signs: cases that must all fail for this to be the cause. Default: none. */
  readonly signs?: readonly string[];
  /** Whether the responses to the cases in `signs` reveal the correct digest. */
  readonly isTold?: boolean;
  /** How its signs must fail. Default: those that it explains. */
  readonly signKinds?: readonly FailureKind[];
  /** A case that excludes the cause if it fails with the same response as the signs. */
  readonly apart?: string;
  /** Whether its cases must get the same response as its sign, with a status other than 403. */
  readonly isAlike?: true;
  /** Patterns of the cases whose failure the cause explains, separated by spaces; `*` stands for any characters. */
  readonly explains: string;
}

const kinds = Object.keys(failureKinds) as readonly FailureKind[];

/** The explanation for every failure once the receiver has stopped listening. */
const ended = {
  title: "an earlier request crashed the receiver's process: nothing is listening anymore",
  hint: "catch the handler's errors; the preceding failure, or the last case that passed, is the cause",
};

/** Groups the failures of a run by cause, sorted by severity, then by size. */
export function groupFailures({
  suite,
  results,
}: Pick<RunReport, "suite" | "results">): readonly FailureGroup[] {
  const failures = listFailed(results);
  // The most severe cause comes first. A failure belongs to the first cause that explains it and shows all its signs.
  const causes = (suite === "receiver" ? readRows<Cause>("cases/receiver-causes.ndjson") : []).map(
    (cause) => ({ cause, explains: createExplanation(cause, failures) }),
  );
  const explain = (one: FailedResult): { readonly title: string; readonly hint?: string } => {
    if (one.isGone) return ended;
    const look = `expected ${shorten(one.expected, 60)}, received ${shorten(one.received, 60)}`;
    return causes.find(({ explains }) => explains(one))?.cause ?? { title: look };
  };
  const rank = ({ kind = "broke" }: Pick<FailedResult, "kind">): number => kinds.indexOf(kind);
  return [...groupBy(failures, (one) => explain(one).title)]
    .map(([title, own]): FailureGroup => {
      const results = own.toSorted((a, b) => rank(a) - rank(b));
      const { kind = "broke" } = results[0]!;
      return { kind, title, ...defined({ hint: explain(results[0]!).hint }), results };
    })
    .sort((a, b) => rank(a) - rank(b) || b.results.length - a.results.length);
}

/**
 * Creates a function that checks whether a cause explains a failure. The cause explains nothing if one of its signs is
 * missing, or if an unrelated case got the same wrong response as a sign.
 */
function createExplanation(
  { kinds: allowed, signs = [], signKinds = allowed, isTold = false, apart, isAlike, explains }: Cause,
  failures: readonly FailedResult[],
): (result: FailedResult) => boolean {
  const find = (id: string): readonly FailedResult[] => failures.filter((one) => one.case.id === id);
  const isOf = (some: Cause["kinds"], { kind = "broke" }: FailedResult): boolean =>
    some?.includes(kind) ?? true;
  const found = signs.flatMap(find);
  const others = apart === undefined ? [] : find(apart);
  const isShown =
    found.length === signs.length &&
    // Both count as accepted, but only one says so.
    found.every((one) => isOf(signKinds, one) && isTold === (one.leaks ?? false)) &&
    !found.some(({ received }) => others.some((one) => one.received === received));
  const patterns = explains.split(" ");
  return (one) =>
    isShown &&
    isOf(allowed, one) &&
    patterns.some((pattern) => matchesText(pattern, one.case.id)) &&
    (!isAlike || (one.received === found[0]?.received && one.httpStatus !== 403));
}
