import { Argument, Command } from "@commander-js/extra-typings";
import { type Contract, contractNames } from "#src/diagnostics/contract.ts";
import { createExamine, type View } from "#src/diagnostics/examine.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { type Result, rejected } from "#src/diagnostics/outcome.ts";
import { excerptColumns } from "./code-frame.ts";
import { type CreateCommand, examples } from "./create-command.ts";
import { exitCodes } from "./exit-codes.ts";
import { type Io, UsageError } from "./io.ts";
import { listFiles } from "./list-files.ts";
import { checkEdition, editionOption, type Format, formatOption, modeOption } from "./options.ts";
import { colorizeFor } from "./output.ts";
import { checkStdin, readInput } from "./read-input.ts";
import { validateLines } from "./validate-lines.ts";
import {
  type Counts,
  chooseExitCode,
  countDocument,
  createCounts,
  createJsonReporter,
  createPrettyReporter,
  type Reporter,
} from "./validate-report.ts";

/** Creates the subcommand `validate`; see `chooseExitCode`. */
export const createValidateCommand: CreateCommand = (io, finish) =>
  new Command("validate")
    .summary("validate documents against a contract")
    .description("Validate documents against a contract, and show each error at its place.")
    .addArgument(new Argument("<contract>", "the contract").choices(contractNames))
    .argument("<file...>", "files, directories with .json files, or - for standard input")
    .addOption(editionOption)
    .addOption(modeOption)
    .addOption(formatOption)
    .option("--ndjson", "validate each line as a document")
    .option("--only-invalid", "with --format json: list only what is not valid")
    .addHelpText(
      "after",
      examples(
        "validate webhook delivery.json",
        "validate webhook --ndjson deliveries.ndjson",
        "validate raster-info outputs/",
      ),
    )
    .action(async (name, files, { edition, mode, ...options }) => {
      const contract = { name, mode, edition: checkEdition(name, edition) };
      finish(await validate(contract, files, options, io));
    });

interface ValidateOptions {
  readonly format: Format;
  readonly ndjson?: true | undefined;
  readonly onlyInvalid?: true | undefined;
}

/** Maximum of files whose valid documents are named one by one. */
const NAMED = 20;

/** Validates documents and reports on them; resolves to the exit code. */
async function validate(
  contract: Contract,
  paths: readonly string[],
  options: ValidateOptions,
  io: Io,
): Promise<number> {
  const { format, ndjson = false, onlyInvalid = false } = options;
  if (onlyInvalid && format === "pretty") throw new UsageError("--only-invalid needs --format json");
  checkStdin(paths);
  const files = listFiles(paths, ndjson ? /\.(?:ndjson|jsonl)$/ : /\.json$/);
  const columns = excerptColumns(io.stdout);
  const showsValid = !ndjson && files.length <= NAMED;
  const reporter =
    format === "json"
      ? createJsonReporter(contract, onlyInvalid)
      : createPrettyReporter({ contract, colorize: colorizeFor(io), columns, showsValid });
  const view: View = {
    contract,
    editions: await loadEditions(contract.name),
    ...(format === "pretty" && { columns }),
  };
  const { summary, isCut } = ndjson
    ? await validateLines(files, view, reporter, io)
    : { summary: await validateFiles(files, view, reporter, io), isCut: false };
  await io.stdout.write(reporter.end(summary));
  const code = chooseExitCode(summary);
  return isCut && code === exitCodes.good ? exitCodes.closed : code;
}

async function validateFiles(
  files: readonly string[],
  view: View,
  reporter: Reporter,
  io: Io,
): Promise<Counts> {
  const summary = createCounts();
  const examine = createExamine(view);
  for (const file of files) {
    const input = await readInput(file, io);
    const result: Result = { file, ...("bytes" in input ? examine(input.bytes) : rejected(input.rejection)) };
    const { status, warnings } = result;
    countDocument(summary, status, warnings.length);
    if (reporter.wants(status, warnings.length)) await io.stdout.write(reporter.report(result));
  }
  return summary;
}
