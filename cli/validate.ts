import type { Contract } from "#src/diagnostics/contract.ts";
import { createExamine, type View } from "#src/diagnostics/examine.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { type Result, refused } from "#src/diagnostics/outcome.ts";
import { createColorize, wantsColour } from "#src/util/colorize.ts";
import { totalSize } from "./bulk/create-segments.ts";
import { validateLines } from "./bulk/validate-lines.ts";
import { readInput } from "./input.ts";
import type { Io } from "./io.ts";
import { createProgress, createSilence, type Progress } from "./progress.ts";
import { createJsonReporter, createNdjsonReporter } from "./report/create-json-reporter.ts";
import { createPrettyReporter } from "./report/create-pretty-reporter.ts";
import { createSummaryReporter } from "./report/create-summary-reporter.ts";
import { excerptColumns } from "./report/frame.ts";
import type { Reporter, Summary } from "./report/reporter.ts";
import { chooseExitCode, countIn, createTally } from "./tally.ts";

/** How results are written. */
export const formats = ["pretty", "json", "ndjson"] as const;
export type Format = (typeof formats)[number];

/** What to validate, and how to report it. */
export interface ValidateRequest {
  readonly contract: Contract;
  readonly files: readonly string[];
  readonly format: Format;
  /** Whether each line of an input is a document. */
  readonly ndjson: boolean;
  /** Whether equal errors of all files are grouped. */
  readonly summary: boolean;
  /** Whether only documents that are not valid are listed. */
  readonly failing: boolean;
  readonly warningsAsErrors: boolean;
  /** Threads, for NDJSON. */
  readonly jobs: number;
}

/** Most valid documents that are named one by one. */
const NAMED = 20;

/** Validates documents and reports on them; resolves to the exit code (`chooseExitCode`). */
export async function validate(request: ValidateRequest, io: Io): Promise<number> {
  const { contract, format } = request;
  const columns = excerptColumns(io.stdout);
  const view: View = { contract, ...(format === "pretty" && { columns }) };
  const reporter = createReporter(request, columns, io);
  const summary = request.ndjson
    ? await validateInputs(request, view, reporter, io)
    : await validateFiles(request.files, view, reporter, io);
  await reporter.end(summary);
  return chooseExitCode(summary, request.warningsAsErrors);
}

function createReporter(
  { contract, format, files, ndjson, summary, failing }: ValidateRequest,
  columns: number,
  io: Io,
): Reporter {
  if (format === "json") return createJsonReporter(io.stdout, contract, failing);
  if (format === "ndjson") return createNdjsonReporter(io.stdout, failing);
  const colorize = createColorize(wantsColour(io.stdout, io.env));
  if (summary)
    return createSummaryReporter(io.stdout, {
      contract: contract.name,
      colorize,
      columns: io.stdout.columns,
    });
  return createPrettyReporter(io.stdout, {
    contract: contract.name,
    colorize,
    columns,
    wantsValid: !ndjson && files.length <= NAMED,
    isHeld: ndjson,
  });
}

async function validateFiles(
  files: readonly string[],
  view: View,
  reporter: Reporter,
  io: Io,
): Promise<Summary> {
  const tally = createTally();
  const examine = createExamine({ ...view, editions: await loadEditions(view.contract.name) });
  for (const file of files) {
    const input = await readInput(file, io);
    const outcome = "bytes" in input ? examine(input.bytes) : refused(input.refusal);
    const result: Result = { file, ...outcome };
    countIn(tally, result.status, result.warnings.length);
    await reporter.report([result]);
  }
  return tally;
}

async function validateInputs(
  { files, jobs, format }: ValidateRequest,
  view: View,
  reporter: Reporter,
  io: Io,
): Promise<Summary> {
  const progress = await startProgress(files, format, io);
  try {
    return await validateLines({ files, view, jobs, reporter, progress }, io);
  } finally {
    progress.stop();
  }
}

/** Creates a bar on a terminal, unless results are written to a terminal at the same time. */
async function startProgress(files: readonly string[], format: Format, io: Io): Promise<Progress> {
  const isMixed = io.stdout.isTTY && format !== "pretty";
  return io.stderr.isTTY && !isMixed ? createProgress(io, await totalSize(files)) : createSilence();
}
