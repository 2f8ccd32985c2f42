import { Argument } from "@commander-js/extra-typings";
import { contractNames } from "#src/diagnostics/editions.ts";
import { createExamine, type View } from "#src/diagnostics/examine.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { rejected } from "#src/diagnostics/outcome.ts";
import { type CreateCommand, createCommand, exitCodes, type Io, subcommand, UsageError } from "./command.ts";
import { listFiles } from "./list-files.ts";
import { checkEdition, editionOption, formatOption, modeOption } from "./options.ts";
import { readInput } from "./read-input.ts";
import { validateLines } from "./validate-lines.ts";
import {
  createJsonStyle,
  createPrettyStyle,
  createReport,
  excerptColumns,
  type Report,
} from "./validate-report.ts";

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
    // Not required here, so an unknown contract is reported first.
    .argument("[file...]", "files, directories with .json files, or - for standard input")
    .usage("[options] <contract> <file...>")
    .addOption(editionOption)
    .addOption(modeOption)
    .addOption(formatOption)
    .option("--ndjson", "validate each line as a document")
    .option("--only-invalid", "with --format json: omit valid documents");

/** Maximum number of files for which valid documents are listed, and of records shown in the pretty format. */
const NAMED = 20;

/** Creates the subcommand `validate`. The exit code is 3 if the only failures are documents that cannot be read. */
export const createValidateCommand: CreateCommand = subcommand(define, async (io, name, paths, options) => {
  const { mode, format, ndjson = false, onlyInvalid = false } = options;
  const contract = { name, mode, edition: checkEdition(name, options.edition) };
  if (onlyInvalid && format === "pretty") throw new UsageError("--only-invalid needs --format json");
  if (paths.length === 0) throw new UsageError("missing required argument 'file'");
  const files = listFiles(paths, ndjson ? /\.(?:ndjson|jsonl)$/ : /\.json$/);
  const columns = excerptColumns(io.stdout);
  const shown = { showsValid: !ndjson && files.length <= NAMED, most: ndjson ? NAMED : files.length };
  const style =
    format === "json"
      ? createJsonStyle(contract, onlyInvalid)
      : createPrettyStyle({ contract, colorize: io.colorize, columns, ...shown });
  const report = createReport(style, ndjson);
  const editions = await loadEditions(contract.name);
  const view = { contract, editions, ...(format === "pretty" && { columns }) };
  const isCut = await (ndjson ? validateLines : validateFiles)(files, view, report, io);
  await io.stdout.write(report.end());
  const { invalid, unknown, unreadable } = report.counts;
  if (invalid + unknown > 0) return exitCodes.bad;
  return unreadable > 0 ? exitCodes.unavailable : isCut ? exitCodes.closed : exitCodes.good;
});

async function validateFiles(files: readonly string[], view: View, report: Report, io: Io): Promise<boolean> {
  const examine = createExamine(view);
  for (const file of files) {
    const input = await readInput(file, io);
    const outcome = "bytes" in input ? examine(input.bytes) : rejected(input.rejection);
    const { status, warnings } = outcome;
    await io.stdout.write(report.add(status, warnings.length, () => ({ file, ...outcome })));
  }
  return false;
}
