import { answer } from "../../../suites/adapters/typescript.ts";
import { createLibraryTestee } from "../../../suites/library/create-library-testee.ts";
import type { LibraryRequest } from "../../../suites/library/library-protocol.ts";
import { readLibraryCases } from "../../../suites/library/read-library-cases.ts";
import { findFailing } from "../find-failing.ts";
import type { LibraryFlaw } from "./library-flaw.ts";

/** Runs the suite, or the cases that `run` names, against one flawed library. Returns the ids of all that fail. */
export async function testLibraryFlaw(
  flaw: LibraryFlaw,
  run: readonly string[] = ["*"],
): Promise<readonly string[]> {
  const testee = await createLibraryTestee({
    // Converted to text and back, as between processes, so that nothing is shared.
    ask: async (request) =>
      JSON.parse(JSON.stringify(await flaw(JSON.parse(JSON.stringify(request)) as LibraryRequest, answer))),
    close: async () => {},
  });
  return findFailing({ suite: "library", cases: readLibraryCases(), testee, run });
}
