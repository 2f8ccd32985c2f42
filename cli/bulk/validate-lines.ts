import type { View } from "#src/diagnostics/examine.ts";
import { type Result, refused, toRecord, valid } from "#src/diagnostics/outcome.ts";
import { itemAt } from "#src/util/item-at.ts";
import type { Io } from "../io.ts";
import type { Progress } from "../progress.ts";
import type { Reporter, Summary } from "../report/reporter.ts";
import { addTo, countIn, createTally, type Tally } from "../tally.ts";
import { createSegments, readAhead } from "./create-segments.ts";
import type { Part } from "./protocol.ts";
import { runPool } from "./run-pool.ts";

/** What to validate, and how. */
interface LinesOptions {
  readonly files: readonly string[];
  readonly view: View;
  /** Threads. */
  readonly jobs: number;
  readonly reporter: Reporter;
  readonly progress: Progress;
}

/** Bytes of a range of a file: so large that handing it over costs nothing in comparison. */
const RANGE = 2 * 1024 * 1024;
/** Bytes of a piece of a stream; several pieces are in memory at a time. */
const PIECE = 256 * 1024;
/** Longest record in bytes. */
const LONGEST = 256 * 1024 * 1024;

/** What has been counted so far. */
interface Merge {
  readonly tally: Tally;
  /** Index of the input that the lines are counted in. */
  input: number;
  lines: number;
  blank: number;
  bytes: number;
}

/** Validates the records of NDJSON inputs on several threads, in constant memory; reports them in order. */
export async function validateLines(options: LinesOptions, io: Io): Promise<Summary> {
  const { files, view, jobs, reporter, progress } = options;
  const start = io.now();
  const merge: Merge = { tally: createTally(), input: 0, lines: 0, blank: 0, bytes: 0 };
  const memory: Uint8Array<ArrayBuffer>[] = [];
  const take = (): Uint8Array<ArrayBuffer> => memory.pop() ?? new Uint8Array(PIECE);
  await runPool({
    jobs,
    records: { view, longest: LONGEST },
    limits: () => reporter.limits,
    segments: readAhead(createSegments(files, io, { range: RANGE, size: PIECE, longest: LONGEST, take })),
    async take({ input }, part) {
      if (part.returned?.length === PIECE) memory.push(part.returned);
      const first = countPart(merge, input, part);
      await reporter.report(listResults(files[input] ?? "", part, first, reporter.wantsValid));
      progress.update(merge.bytes, merge.tally.documents);
    },
  });
  const { tally, blank, bytes } = merge;
  return { ...tally, bulk: { blank, bytes, milliseconds: io.now() - start } };
}

/** Adds a part to the counts; returns the number of its first line in the input. */
function countPart(merge: Merge, input: number, part: Part): number {
  if (merge.input !== input) Object.assign(merge, { input, lines: 0 });
  const first = merge.lines + 1;
  merge.lines += part.lines;
  merge.blank += part.blanks.length;
  merge.bytes += part.bytes;
  addTo(merge.tally, part.tally);
  if (part.refusal !== undefined) countIn(merge.tally, "unreadable", 0);
  return first;
}

/** Lists what to report of a part: its items and, if wanted, all other lines that are not blank, as valid. */
function listResults(
  file: string,
  { items, blanks, lines, refusal }: Part,
  first: number,
  wantsValid: boolean,
): Result[] {
  if (refusal !== undefined) return [{ file, ...refused(refusal) }];
  if (!wantsValid) return items.map(({ line, outcome }) => toRecord(file, first + line, outcome));
  const results: Result[] = [];
  let item = 0;
  let blank = 0;
  for (let line = 0; line < lines; line++) {
    if (blanks[blank] === line) blank++;
    else if (items[item]?.line === line)
      results.push(toRecord(file, first + line, itemAt(items, item++).outcome));
    else results.push({ file, record: first + line, ...valid });
  }
  return results;
}
