import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type Check, createCheck, type Verdict } from "#src/diagnostics/contract.ts";
import { createExamine, type Examine, type View } from "#src/diagnostics/examine.ts";
import { type Outcome, type Result, rejected, toRecord } from "#src/diagnostics/outcome.ts";
import { findTooDeep, MAX_DEPTH } from "#src/json/find-too-deep.ts";
import { type Io, STDIN } from "./io.ts";
import { explainRejection } from "./read-input.ts";
import { splitLines } from "./split-lines.ts";
import { type Counts, countDocument, createCounts, type Reporter } from "./validate-report.ts";

/** Maximum bytes of a line. */
const MAX_LINE = 64 * 1024 * 1024;
/** Bytes that are read at a time. */
const CHUNK = 256 * 1024;

/** A run over NDJSON inputs. */
interface Run {
  readonly check: Check;
  readonly examine: Examine;
  readonly reporter: Reporter;
  readonly summary: Counts & { blank: number };
  readonly io: Io;
}

/** What became of a run: its counts, and whether an endless input was left because nobody reads the output. */
interface LinesResult {
  readonly summary: Counts;
  readonly isCut: boolean;
}

/** Validates each line of the inputs in constant memory, and reports in their order. */
export async function validateLines(
  files: readonly string[],
  view: View,
  reporter: Reporter,
  io: Io,
): Promise<LinesResult> {
  const summary = { ...createCounts(), blank: 0 };
  const check = createCheck(view.contract, view.editions);
  const examine = createExamine({ ...view, isRecord: true });
  const run: Run = { check, examine, reporter, summary, io };
  let isCut = false;
  for (const file of files) isCut ||= await validateInput(file, run);
  return { summary, isCut };
}

/** Validates the lines of one input; resolves to whether it was left before its end. */
async function validateInput(file: string, run: Run): Promise<boolean> {
  const { reporter, summary, io } = run;
  let record = 0;
  try {
    if (file !== STDIN && (await stat(file)).isDirectory())
      throw Object.assign(new Error(), { code: "EISDIR" });
    const source: AsyncIterable<Uint8Array> =
      file === STDIN ? io.stdin : createReadStream(file, { highWaterMark: CHUNK });
    for await (const lines of splitLines(source, MAX_LINE)) {
      let text = "";
      for (const line of lines) {
        record += 1;
        const result = validateLine(line, file, record, run);
        if (result !== undefined) text += reporter.report(result);
      }
      await io.stdout.write(text);
      if (file === STDIN && io.stdout.isClosed) return true;
    }
  } catch (cause) {
    countDocument(summary, "unreadable", 0);
    await io.stdout.write(reporter.report({ file, ...rejected(explainRejection(cause)) }));
  }
  return false;
}

/** Validates and counts a line; returns the result if it is to be reported. Only that one is searched for paths and excerpts. */
function validateLine(
  line: Buffer | undefined,
  file: string,
  record: number,
  { check, examine, reporter, summary }: Run,
): Result | undefined {
  if (line !== undefined && isBlank(line)) {
    summary.blank += 1;
    return undefined;
  }
  const verdict = line === undefined ? undefined : judge(line, check);
  const status = verdict?.status ?? "unreadable";
  const warnings = verdict?.warnings.length ?? 0;
  countDocument(summary, status, warnings);
  if (!reporter.wants(status, warnings)) return undefined;
  if (line === undefined) return toRecord(file, record, tooLarge);
  if (status !== "valid" || warnings > 0) return toRecord(file, record, examine(withoutReturn(line)));
  const edition = verdict?.asked?.facts.edition ?? "";
  return { file, record, status, edition, errors: [], warnings: [] };
}

const tooLarge: Outcome = rejected({ reason: "too-large", message: "the line is longer than 64 MiB" });

/** Validates a line; `undefined` if it cannot be read. */
function judge(line: Buffer, check: Check): Verdict | undefined {
  if (!isUtf8(line)) return undefined;
  const text = line.toString();
  if (text.length > MAX_DEPTH && findTooDeep(text, MAX_DEPTH) >= 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return check(value, text);
}

function withoutReturn(line: Buffer): Buffer {
  return line.at(-1) === 0x0d ? line.subarray(0, -1) : line;
}

/** Whether a line has white space alone: space, tab or carriage return. */
function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}
