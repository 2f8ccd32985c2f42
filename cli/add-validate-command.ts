import { availableParallelism } from "node:os";
import { Argument, type Command, Option } from "commander";
import { type ContractName, contractNames } from "#src/explain/contract.ts";
import type { Mode } from "#src/validate/result.ts";
import { checkEdition } from "./check-edition.ts";
import { conclude, createFormatOption, createModeOption, type Finish, parseInteger } from "./command.ts";
import { type Io, STDIN, UsageError } from "./io.ts";
import { listFiles } from "./list-files.ts";
import { type Format, type ValidateRequest, validate } from "./validate.ts";

const examples = `
Examples:
  $ annotation-contracts validate webhook delivery.json
  $ annotation-contracts validate raster-info --mode tolerant *.json
  $ annotation-contracts validate raster-info --edition auto --summary *.json
  $ annotation-contracts validate webhook --ndjson deliveries.ndjson --format ndjson
  $ gdalmdiminfo data.nc | annotation-contracts validate raster-info -`;

const MOST_JOBS = 256;

interface Options {
  readonly mode: Mode;
  readonly edition?: string;
  readonly summary?: true;
  readonly format: Format;
  readonly ndjson?: true;
  readonly warningsAsErrors?: true;
  readonly jobs: number;
}

/** Adds the command `validate`, which tells its exit code to `finish`. */
export function addValidateCommand(program: Command, io: Io, finish: Finish): void {
  program
    .command("validate")
    .summary("check documents against a contract")
    .description("Check documents against a contract, and show what is wrong with them, and where.")
    .addArgument(new Argument("<contract>", "the contract").choices(contractNames))
    .argument("<file...>", "files to check, directories with .json files, or - for standard input")
    .addOption(createModeOption())
    .option("-e, --edition <name>", "edition of the contract; auto finds one that accepts the document")
    .addOption(createFormatOption())
    .option("--ndjson", "every line of a file is a document")
    .option("--summary", "group equal errors of all files, and list files by likely release")
    .option("--warnings-as-errors", "exit with 1 for warnings too")
    .addOption(
      new Option("-j, --jobs <number>", "threads to use with --ndjson")
        .argParser(parseInteger(1, MOST_JOBS))
        .default(availableParallelism(), "one a core"),
    )
    .addHelpText("after", examples)
    .action((name: ContractName, files: string[], options: Options) =>
      conclude(io, finish, async () => validate(readRequest(name, files, options), io)),
    );
}

function readRequest(name: ContractName, files: readonly string[], options: Options): ValidateRequest {
  const { mode, edition, format, ndjson = false, summary = false, warningsAsErrors = false, jobs } = options;
  if (files.filter((file) => file === STDIN).length > 1)
    throw new UsageError("standard input (-) can be read only once");
  const contract = { name, mode, ...(edition !== undefined && { edition: checkEdition(name, edition) }) };
  if (summary && (ndjson || format !== "pretty"))
    throw new UsageError("--summary works only with --format pretty, and without --ndjson");
  return { contract, files: listFiles(files), format, ndjson, summary, warningsAsErrors, jobs };
}
