import { answer } from "../../../suites/adapters/typescript.ts";
import { createLibraryTestee } from "../../../suites/library/create-library-testee.ts";
import type { LibraryRequest } from "../../../suites/library/library-protocol.ts";
import { readLibraryCases } from "../../../suites/library/read-library-cases.ts";
import { isFailure } from "../../../suites/runner/outcome.ts";
import { runSuite } from "../../../suites/runner/run-suite.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

/** Runs the suite, or the cases that `run` names, against one flawed library; gives the ids of all that fail. */
export async function runFlawedLibrary(
  { respond }: Pick<FlawedLibrary, "respond">,
  run: readonly string[] = ["*"],
): Promise<readonly string[]> {
  const testee = await createLibraryTestee({
    // Through text, as between processes, so that nothing is shared.
    ask: async (request) =>
      JSON.parse(
        JSON.stringify(await respond(JSON.parse(JSON.stringify(request)) as LibraryRequest, answer)),
      ),
    close: async () => {},
  });
  const { results } = await runSuite({ suite: "library", cases: readLibraryCases(), testee, run });
  return results.filter(isFailure).map((result) => result.case.id);
}
