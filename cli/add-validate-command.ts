import { availableParallelism } from "node:os";
import { type ContractName, contractNames } from "#src/diagnostics/contract.ts";
import { checkEdition } from "./check-edition.ts";
import { type AddCommand, defineCommand, type Values } from "./define-command.ts";
import { formatFlag, integer, modeFlag, text, toggle } from "./flag.ts";
import { STDIN, UsageError } from "./io.ts";
import { listFiles } from "./list-files.ts";
import { type ValidateRequest, validate } from "./validate.ts";

const examples = `
Examples:
  $ annotation-contracts validate webhook delivery.json
  $ annotation-contracts validate raster-info --mode tolerant *.json
  $ annotation-contracts validate raster-info --edition auto --summary *.json
  $ annotation-contracts validate webhook --ndjson deliveries.ndjson --format ndjson
  $ gdalmdiminfo data.nc | annotation-contracts validate raster-info -`;

const MOST_JOBS = 256;

const flags = {
  mode: modeFlag,
  edition: text("-e, --edition <name>", "edition of the contract; auto finds one that accepts the document"),
  format: formatFlag,
  ndjson: toggle("--ndjson", "every line of a file is a document"),
  summary: toggle("--summary", "group equal errors of all files, and list files by likely release"),
  failing: toggle("--failing", "with --format json or ndjson: list only documents that are not valid"),
  warningsAsErrors: toggle("--warnings-as-errors", "exit with 1 for warnings too"),
  jobs: integer(
    "-j, --jobs <number>",
    "threads to use with --ndjson",
    [1, MOST_JOBS],
    availableParallelism(),
    "one a core",
  ),
};

/** Adds the command `validate`. */
export const addValidateCommand: AddCommand = defineCommand({
  name: "validate",
  summary: "check documents against a contract",
  description: "Check documents against a contract, and show what is wrong with them, and where.",
  args: [
    ["<contract>", "the contract", contractNames],
    ["<file...>", "files to check, directories with .json files, or - for standard input"],
  ],
  flags,
  notes: [examples],
  run: async (options, io, name: ContractName, files: readonly string[]) =>
    validate(readRequest(options, name, files), io),
});

function readRequest(
  { edition, ...options }: Values<typeof flags>,
  name: ContractName,
  files: readonly string[],
): ValidateRequest {
  const { mode, ndjson, summary, format, failing } = options;
  if (files.filter((file) => file === STDIN).length > 1)
    throw new UsageError("standard input (-) can be read only once");
  const contract = { name, mode, ...(edition !== undefined && { edition: checkEdition(name, edition) }) };
  if (summary && (ndjson || format !== "pretty"))
    throw new UsageError("--summary works only with --format pretty, and without --ndjson");
  if (failing && format === "pretty")
    throw new UsageError("--failing works only with --format json or ndjson");
  return { ...options, contract, files: listFiles(files) };
}
