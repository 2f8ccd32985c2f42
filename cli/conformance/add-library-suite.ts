import type { Command } from "commander";
import { deriveEditionCases } from "#conformance/proof/derive-edition-cases.ts";
import { findLaterEdition } from "#conformance/suites/cases/find-later-edition.ts";
import { createLibraryTestee } from "#conformance/suites/library/create-library-testee.ts";
import { readEditionLibraryCases, readLibraryCases } from "#conformance/suites/library/read-library-cases.ts";
import { contractNames } from "#src/explain/contract.ts";
import { conclude, type Finish } from "../command.ts";
import { type Io, UsageError } from "../io.ts";
import { conduct } from "./conduct.ts";
import { type EditionOptions, editionOption, environmentOf } from "./edition-option.ts";
import { addSuiteOptions, type SuiteOptions } from "./suite-options.ts";

const notes = `
The program answers JSON lines on standard input; see conformance/protocol/library.md.

Example:
  $ annotation-contracts conformance library -- python3 adapter.py`;

/** Adds the suite for libraries, behind a process. */
export function addLibrarySuite(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command("library")
    .summary("test a validator, a signer or a verifier")
    .description("Test a library in any language, behind a process that speaks the library protocol.")
    .argument("[program...]", "adapter to start, with its arguments, after --");
  addSuiteOptions(command)
    .addOption(editionOption(contractNames))
    .addHelpText("after", notes)
    .action((adapter: readonly string[], options: SuiteOptions & EditionOptions) =>
      conclude(io, finish, async () => {
        if (adapter.length === 0 && !options.list)
          throw new UsageError("an adapter is needed after --; see --help");
        const createTestee = () => createLibraryTestee(adapter, options.timeout);
        const later = findLaterEdition(options.edition);
        const cases =
          later === undefined
            ? readLibraryCases()
            : readEditionLibraryCases(later, deriveEditionCases(later));
        const environment = environmentOf(options);
        return conduct({ suite: "library", cases, targets: [{ createTestee }], environment }, options, io);
      }),
    );
}
