import { Argument, Command } from "@commander-js/extra-typings";
import { type Contract, contractNames } from "#src/diagnostics/contract.ts";
import { createExamine, type View } from "#src/diagnostics/examine.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { type Result, rejected } from "#src/diagnostics/outcome.ts";
import { excerptColumns } from "./code-frame.ts";
import { chooseExitCode, countDocument, createCounts } from "./counts.ts";
import { type CreateCommand, examples } from "./create-command.ts";
import { exitCodes } from "./exit-codes.ts";
import { type Io, UsageError } from "./io.ts";
import { listFiles } from "./list-files.ts";
import { checkEdition, editionOption, type Format, formatOption, modeOption } from "./options.ts";
import { colorizeFor } from "./output.ts";
import { checkStdin, readInput } from "./read-input.ts";
import { validateLines } from "./validate-lines.ts";
import { createJsonReporter, createPrettyReporter, type Reporter, type Summary } from "./validate-report.ts";
import { createSummaryReporter } from "./validate-summary.ts";

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
    .option("--summary", "group equal errors, and list files by edition")
    .option("--only-invalid", "with --format json: list only what is not valid")
    .option("--warnings-as-errors", "exit with 1 for warnings too")
    .addHelpText(
      "after",
      examples(
        "validate webhook delivery.json",
        "validate webhook --ndjson deliveries.ndjson",
        "validate raster-info --summary outputs/",
      ),
    )
    .action(async (name, files, { edition, mode, ...options }) => {
      const contract = { name, mode, edition: checkEdition(name, edition) };
      finish(await validate(contract, files, options, io));
    });

interface ValidateOptions {
  readonly format: Format;
  readonly ndjson?: true | undefined;
  readonly summary?: true | undefined;
  readonly onlyInvalid?: true | undefined;
  readonly warningsAsErrors?: true | undefined;
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
  const { format, ndjson = false, warningsAsErrors = false } = options;
  checkOptions(options);
  checkStdin(paths);
  const files = listFiles(paths, ndjson ? /\.(?:ndjson|jsonl)$/ : /\.json$/);
  const reporter = createReporter(contract, files.length, options, io);
  const columns = excerptColumns(io.stdout);
  const view: View = {
    contract,
    editions: await loadEditions(contract.name),
    ...(format === "pretty" && { columns }),
  };
  const { summary, isCut } = ndjson
    ? await validateLines(files, view, reporter, io)
    : { summary: await validateFiles(files, view, reporter, io), isCut: false };
  await io.stdout.write(reporter.end(summary));
  const code = chooseExitCode(summary, warningsAsErrors);
  return isCut && code === exitCodes.good ? exitCodes.closed : code;
}

function checkOptions({ format, ndjson, summary, onlyInvalid }: ValidateOptions): void {
  if (summary && (ndjson || format !== "pretty"))
    throw new UsageError("--summary cannot be combined with --ndjson or --format json");
  if (onlyInvalid && format === "pretty") throw new UsageError("--only-invalid needs --format json");
}

function createReporter(contract: Contract, files: number, options: ValidateOptions, io: Io): Reporter {
  const { format, ndjson, summary, onlyInvalid = false } = options;
  if (format === "json") return createJsonReporter(contract, onlyInvalid);
  const colorize = colorizeFor(io);
  if (summary) return createSummaryReporter(contract, colorize, io.stdout.columns);
  const columns = excerptColumns(io.stdout);
  return createPrettyReporter({ contract, colorize, columns, showsValid: !ndjson && files <= NAMED });
}

async function validateFiles(
  files: readonly string[],
  view: View,
  reporter: Reporter,
  io: Io,
): Promise<Summary> {
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
