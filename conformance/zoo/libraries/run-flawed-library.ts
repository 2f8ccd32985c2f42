import { fileURLToPath } from "node:url";
import { readLibraryCases } from "../../library/library-cases.ts";
import { createLibraryTestee } from "../../library/library-testee.ts";
import { isFailure } from "../../run/outcome.ts";
import { runSuite } from "../../run/run-suite.ts";

const program = fileURLToPath(new URL("flawed.ts", import.meta.url));

/** Runs the suite, or the cases that `run` names, against one flawed library; gives the ids of all that fail. */
export async function runFlawedLibrary(
  name: string,
  run: readonly string[] = ["*"],
): Promise<readonly string[]> {
  const testee = await createLibraryTestee([process.execPath, program, name]);
  const { results } = await runSuite({ suite: "library", cases: readLibraryCases(), testee, run });
  await testee.close();
  return results.filter(isFailure).map((result) => result.case.id);
}
