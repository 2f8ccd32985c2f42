import { isFailure } from "../../suites/runner/outcome.ts";
import { type RunOptions, runAndClose } from "../../suites/runner/run-suite.ts";
import type { SuiteCase } from "../../suites/runner/suite-case.ts";

/** Runs a suite and closes its testee. Returns the ids of the cases that fail. */
export async function findFailing<C extends SuiteCase>(options: RunOptions<C>): Promise<readonly string[]> {
  const { results } = await runAndClose(options);
  return results.filter(isFailure).map((result) => result.case.id);
}
