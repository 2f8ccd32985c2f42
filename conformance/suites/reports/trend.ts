import type { RunReport } from "../runner/outcome.ts";

/** What changed between an earlier report and this run, by ids of cases. */
export interface Trend {
  readonly broken: readonly string[];
  readonly mended: readonly string[];
}

/** An earlier report cannot be compared; the message says why. */
export class TrendError extends Error {}

/**
 * Compares a run with an earlier JSON report of the same suite: cases that fail now but not then, and the reverse.
 *
 * @throws TrendError if the text is not such a report.
 */
export function compareReports(earlier: string, { suite, results }: RunReport): Trend {
  const before = readOutcomes(earlier, suite);
  const isBad = (outcome: string | undefined): boolean => outcome === "failed";
  const changed = (now: boolean): readonly string[] =>
    results
      .filter((result) => {
        const { outcome, case: one } = result;
        return before.has(one.id) && isBad(outcome) === now && isBad(before.get(one.id)) !== now;
      })
      .map((result) => result.case.id);
  return { broken: changed(true), mended: changed(false) };
}

function readOutcomes(text: string, suite: string): ReadonlyMap<string, string> {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    throw new TrendError("it is not JSON");
  }
  const { suite: found, results }: { suite?: unknown; results?: unknown } = report ?? {};
  if (!Array.isArray(results)) throw new TrendError("it is no JSON report of a run");
  if (found !== suite) throw new TrendError(`it is of the ${String(found)} suite`);
  return new Map(results.map(({ id, outcome }) => [String(id), String(outcome)]));
}
