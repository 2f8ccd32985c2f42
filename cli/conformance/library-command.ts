import type { Command } from "commander";
import { readLibraryCases } from "#conformance/suites/library/library-cases.ts";
import { createLibraryTestee } from "#conformance/suites/library/library-testee.ts";
import { conclude, type Finish } from "../command.ts";
import { type Io, UsageError } from "../io.ts";
import { conduct } from "./conduct.ts";
import { addSuiteOptions, type SuiteOptions } from "./run-options.ts";

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
    .addHelpText("after", notes)
    .action((adapter: readonly string[], options: SuiteOptions) =>
      conclude(io, finish, async () => {
        if (adapter.length === 0 && !options.list)
          throw new UsageError("an adapter is needed after --; see --help");
        const createTestee = () => createLibraryTestee(adapter, options.timeout);
        return conduct(
          { suite: "library", cases: readLibraryCases(), targets: [{ createTestee }] },
          options,
          io,
        );
      }),
    );
}
