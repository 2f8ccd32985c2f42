import { Argument } from "@commander-js/extra-typings";
import { type ContractName, contractNames } from "#src/diagnostics/contract.ts";
import { createExamine, type View } from "#src/diagnostics/examine.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { rejected } from "#src/diagnostics/outcome.ts";
import { excerptColumns } from "./code-frame.ts";
import { type CreateCommand, createCommand, type OptionsOf } from "./create-command.ts";
import { exitCodes } from "./exit-codes.ts";
import { type Io, UsageError } from "./io.ts";
import { listFiles } from "./list-files.ts";
import { checkEdition, editionOption, formatOption, modeOption } from "./options.ts";
import { colorizeFor } from "./output.ts";
import { checkStdin, readInput } from "./read-input.ts";
import { validateLines } from "./validate-lines.ts";
import { createJsonStyle, createPrettyStyle, createReporter, type Reporter } from "./validate-report.ts";

const define = () =>
  createCommand(
    "validate",
    "validate documents against a contract",
    "Validate documents against a contract, and show where each error is.",
    "validate webhook delivery.json",
    "validate webhook --ndjson deliveries.ndjson",
    "validate raster-info outputs/",
  )
    .addArgument(new Argument("<contract>", "the contract").choices(contractNames))
    .argument("<file...>", "files, directories with .json files, or - for standard input")
    .addOption(editionOption)
    .addOption(modeOption)
    .addOption(formatOption)
    .option("--ndjson", "validate each line as a document")
    .option("--only-invalid", "with --format json: list only what is not valid");

/** Creates the subcommand `validate`; its exit code is that of the reporter. */
export const createValidateCommand: CreateCommand = (io, finish) =>
  define().action(async (name, files, options) => finish(await validate(name, files, options, io)));

/** Maximum of files whose valid documents are named one by one. */
const NAMED = 20;

/** Validates documents and reports on them; resolves to the exit code. */
async function validate(
  name: ContractName,
  paths: readonly string[],
  options: OptionsOf<typeof define>,
  io: Io,
): Promise<number> {
  const { mode, format } = options;
  const [ndjson, onlyInvalid] = [options.ndjson === true, options.onlyInvalid === true];
  const contract = { name, mode, edition: checkEdition(name, options.edition) };
  if (onlyInvalid && format === "pretty") throw new UsageError("--only-invalid needs --format json");
  checkStdin(paths);
  const files = listFiles(paths, ndjson ? /\.(?:ndjson|jsonl)$/ : /\.json$/);
  const columns = excerptColumns(io.stdout);
  const showsValid = !ndjson && files.length <= NAMED;
  const style =
    format === "json"
      ? createJsonStyle(contract, onlyInvalid)
      : createPrettyStyle({ contract, colorize: colorizeFor(io), columns, showsValid });
  const reporter = createReporter(style, ndjson);
  const editions = await loadEditions(contract.name);
  const view = { contract, editions, ...(format === "pretty" && { columns }) };
  const isCut = await (ndjson ? validateLines : validateFiles)(files, view, reporter, io);
  await io.stdout.write(reporter.end());
  const code = reporter.exitCode();
  return isCut && code === exitCodes.good ? exitCodes.closed : code;
}

async function validateFiles(
  files: readonly string[],
  view: View,
  reporter: Reporter,
  io: Io,
): Promise<boolean> {
  const examine = createExamine(view);
  for (const file of files) {
    const input = await readInput(file, io);
    const outcome = "bytes" in input ? examine(input.bytes) : rejected(input.rejection);
    const text = reporter.add(outcome.status, outcome.warnings.length, () => ({ file, ...outcome }));
    await io.stdout.write(text);
  }
  return false;
}
