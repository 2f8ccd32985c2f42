import { deriveEditionCases } from "#conformance/derive/derive-edition-cases.ts";
import { createLibraryTestee } from "#conformance/suites/library/create-library-testee.ts";
import { readEditionLibraryCases, readLibraryCases } from "#conformance/suites/library/read-library-cases.ts";
import { findLaterEdition } from "#conformance/suites/runner/find-later-edition.ts";
import { contractNames } from "#src/diagnostics/contract.ts";
import { type AddCommand, defineCommand } from "../define-command.ts";
import { UsageError } from "../io.ts";
import { conduct } from "./conduct.ts";
import { suiteFlags, suiteNotes } from "./suite-options.ts";
import { testedEditionFlag } from "./tested-edition-flag.ts";

const notes = `
The program answers JSON lines on standard input; see conformance/protocol/library.md.

Example:
  $ annotation-contracts conformance library -- python3 adapter.py`;

/** Adds the suite for libraries, behind a process. */
export const addLibrarySuite: AddCommand = defineCommand({
  name: "library",
  summary: "test a validator, a signer or a verifier",
  description: "Test a library in any language, behind a process that speaks the library protocol.",
  args: [["[program...]", "adapter to start, with its arguments, after --"]],
  flags: { ...suiteFlags, edition: testedEditionFlag(contractNames) },
  notes: [suiteNotes, notes],
  run: async (options, io, adapter: readonly string[]) => {
    if (adapter.length === 0 && !options.list)
      throw new UsageError("an adapter is needed after --; see --help");
    const createTestee = () => createLibraryTestee(adapter, options.timeout);
    const later = findLaterEdition(options.edition);
    const cases =
      later === undefined ? readLibraryCases() : readEditionLibraryCases(later, deriveEditionCases(later));
    return conduct({ suite: "library", cases, targets: [{ createTestee }] }, options, io);
  },
});
