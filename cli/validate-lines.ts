import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { type Check, createCheck, type Verdict } from "#src/diagnostics/contract.ts";
import { createExamine, type View } from "#src/diagnostics/examine.ts";
import { rejected } from "#src/diagnostics/outcome.ts";
import { findTooDeep, MAX_DEPTH } from "#src/json/find-too-deep.ts";
import { type Io, STDIN } from "./command.ts";
import { explainRejection } from "./read-input.ts";
import type { Report } from "./validate-report.ts";

/** Maximum length of a line, in bytes. */
const MAX_LINE = 64 * 1024 * 1024;
/** Number of bytes to read at a time. */
const CHUNK = 256 * 1024;
const NEWLINE = 0x0a;

const tooLarge = rejected({ reason: "too-large", message: "the line is longer than 64 MiB" });

/**
 * Validates each line of the inputs in constant memory, and reports them in order. Resolves to true if it stopped
 * before the end of standard input because the output was closed.
 */
export async function validateLines(
  files: readonly string[],
  view: View,
  report: Report,
  io: Io,
): Promise<boolean> {
  const judge = createJudge(view, report);
  for (const file of files) {
    let record = 0;
    try {
      const source = file === STDIN ? io.stdin : createReadStream(file, { highWaterMark: CHUNK });
      for await (const lines of splitLines(source, MAX_LINE)) {
        let text = "";
        for (const line of lines) text += judge(line, file, ++record);
        await io.stdout.write(text);
        if (file === STDIN && io.stdout.isClosed) return true;
      }
    } catch (cause) {
      const outcome = rejected(explainRejection(cause));
      await io.stdout.write(report.add("unreadable", 0, () => ({ file, ...outcome })));
    }
  }
  return false;
}

/**
 * Creates the function that counts and reports a line. It only computes paths and excerpts for lines that are shown.
 */
function createJudge(
  view: View,
  report: Report,
): (line: Buffer | undefined, file: string, record: number) => string {
  const check = createCheck(view.contract, view.editions);
  const examine = createExamine(view);
  return (line, file, record) => {
    if (line === undefined) return report.add("unreadable", 0, () => ({ file, record, ...tooLarge }));
    const verdict = checkLine(line, check);
    if (verdict === "blank") return report.add("blank", 0);
    const status = verdict?.status ?? "unreadable";
    const warnings = verdict?.warnings.length ?? 0;
    return report.add(status, warnings, () => {
      // A carriage return before the line feed is not part of the line.
      const bytes = line.at(-1) === 0x0d ? line.subarray(0, -1) : line;
      if (status !== "valid" || warnings > 0) return { file, record, ...examine(bytes, record) };
      return { file, record, status, edition: verdict?.asked.facts.edition ?? "", errors: [], warnings: [] };
    });
  };
}

/** Validates a line; `undefined` if it cannot be read. */
function checkLine(line: Buffer, check: Check): Verdict | "blank" | undefined {
  const text = line.toString();
  if (text.includes("\ufffd") && !isUtf8(line)) return undefined;
  if (text.length > MAX_DEPTH && findTooDeep(text, MAX_DEPTH) >= 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return /^[ \t\r]*$/.test(text) ? "blank" : undefined;
  }
  return check(value, text);
}

/**
 * Splits a stream into lines in constant memory. For each chunk, it yields the completed lines without line feeds. A
 * line of more than `maxBytes` becomes `undefined`.
 */
async function* splitLines(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<readonly (Buffer | undefined)[], void> {
  /** Pieces of the incomplete line; empty if the line is too long. */
  let pieces: Buffer[] = [];
  let size = 0;
  const add = (piece: Buffer): void => {
    size += piece.length;
    if (size > maxBytes) pieces = [];
    else pieces.push(piece);
  };
  const end = (): Buffer | undefined => {
    const line = size > maxBytes ? undefined : pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
    pieces = [];
    size = 0;
    return line;
  };
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const lines: (Buffer | undefined)[] = [];
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      add(bytes.subarray(from, at));
      lines.push(end());
      from = at + 1;
    }
    if (from < bytes.length) add(bytes.subarray(from));
    yield lines;
  }
  if (size > 0) yield [end()];
}
