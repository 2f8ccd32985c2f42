import { Command, Option } from "@commander-js/extra-typings";
import { createLibraryUnderTest } from "#conformance/suite/library/create-library-under-test.ts";
import { readLibraryCases } from "#conformance/suite/library/read-library-cases.ts";
import { type CreateCommand, examples } from "../create-command.ts";
import { UsageError } from "../io.ts";
import { parseInteger } from "../options.ts";
import { runTarget } from "./run-target.ts";
import { createEditionOption, suiteNotes, suiteOptions } from "./suite-options.ts";

/** Creates the suite for libraries, behind a process. */
export const createLibrarySuite: CreateCommand = (io, finish) =>
  new Command("library")
    .summary("test a validator, a signer or a verifier")
    .description("Test a library in any language, behind a process that speaks the library protocol.")
    .argument("[program...]", "adapter to start, with its arguments, after --")
    .addOption(createEditionOption(["webhook", "raster-info"]))
    .addOption(suiteOptions.run)
    .addOption(suiteOptions.skip)
    .addOption(suiteOptions.knownFailing)
    .addOption(suiteOptions.failOn)
    .addOption(suiteOptions.seed)
    .addOption(
      new Option("--timeout <milliseconds>", "time for one response (default: 10000)").argParser(
        parseInteger(1, 3_600_000),
      ),
    )
    .addOption(suiteOptions.list)
    .addOption(suiteOptions.report)
    .addHelpText("after", suiteNotes)
    .addHelpText("after", examples("conformance library -- python3 adapter.py"))
    .action(async (adapter, options) => {
      if (adapter.length === 0 && !options.list)
        throw new UsageError("missing adapter: pass its command after --");
      const { edition, timeout } = options;
      const cases = readLibraryCases(edition);
      const createTarget = () => createLibraryUnderTest(adapter, timeout);
      finish(await runTarget({ suite: "library", cases, edition, timeout, createTarget }, options, io));
    });
