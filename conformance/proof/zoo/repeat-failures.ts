import { isFailure, type RunReport } from "../../suites/runner/outcome.ts";

type Report = Pick<RunReport, "results" | "stopped">;

/** What became of a suite whose failures were tried once more. */
export interface Repeated extends Report {
  /** Identifiers of the cases that fail both times. */
  readonly failing: readonly string[];
  /** Whether no case fails, and the suite ran to its end. */
  readonly isRight: boolean;
}

/**
 * Runs all of a suite, and what fails once more alone: beside others a right implementation may be late. A run that was
 * stopped is repeated whole.
 */
export async function repeatFailures(suite: (run: readonly string[]) => Promise<Report>): Promise<Repeated> {
  const first = await suite(["*"]);
  const whole = first.stopped === undefined ? first : await suite(["*"]);
  const busy = listFailing(whole);
  const again = busy.length > 0 ? await suite(busy) : undefined;
  const failing = again === undefined ? [] : listFailing(again);
  const isWhole = whole.stopped === undefined && again?.stopped === undefined;
  return { ...whole, failing, isRight: failing.length === 0 && isWhole };
}

function listFailing({ results }: Report): readonly string[] {
  return results.filter(isFailure).map((result) => result.case.id);
}
