import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CaseResult } from "#conformance/suites/runner/outcome.ts";
import type { Suite, SuiteCase } from "#conformance/suites/runner/suite-case.ts";
import { makeFolder } from "#src/util/make-folder.ts";
import { refuseOutput } from "../command.ts";
import { UsageError } from "../io.ts";

/** A failure as it is saved: the case with all its input, so that it can be run again unchanged. */
export interface SavedFailure {
  readonly suite: Suite;
  readonly seed?: number;
  readonly case: SuiteCase;
  readonly result: Omit<CaseResult, "case">;
}

/**
 * Saves a failure in a file of its own; an earlier one of the same case is replaced.
 *
 * @throws OutOfReach when the folder cannot be written to.
 */
export async function saveFailure(folder: string, saved: SavedFailure): Promise<void> {
  const name = `${saved.suite}-${saved.case.id.replace(/[^A-Za-z0-9.-]+/g, "-")}.json`;
  try {
    await makeFolder(folder);
    await writeFile(join(folder, name), `${JSON.stringify(saved, null, 2)}\n`);
  } catch (cause) {
    refuseOutput(folder, cause);
  }
}

/**
 * Reads a saved failure of a suite.
 *
 * @throws UsageError when the text is no saved failure, or one of another suite.
 */
export function parseSavedFailure(text: string, suite: Suite): SavedFailure {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    throw new UsageError("--replay: the file is not JSON");
  }
  const { suite: found, case: testCase }: Partial<SavedFailure> = saved ?? {};
  if (found === undefined || typeof testCase?.id !== "string")
    throw new UsageError("--replay: the file is not a saved failure");
  if (found !== suite) throw new UsageError(`--replay: the failure is of the ${found} suite`);
  return saved as SavedFailure;
}
