import { constants, createReadStream } from "node:fs";
import { access, stat } from "node:fs/promises";
import { explainRefusal } from "../input.ts";
import { type Io, STDIN } from "../io.ts";
import { type CutOptions, cutLines } from "./cut-lines.ts";
import type { BytesTask, RangeTask, Segment } from "./protocol.ts";

/** An input of lines. */
interface Source {
  readonly file: string;
  /** Bytes of a regular file, which workers read for themselves; a stream has none. */
  readonly size?: number;
}

/** How inputs are cut: streams into pieces, files into ranges. */
interface SegmentOptions extends CutOptions {
  /** Bytes of a range. */
  readonly range: number;
}

/** Cuts all inputs into segments, in order; an input that cannot be read becomes a segment that says so. */
export async function* createSegments(
  files: readonly string[],
  io: Io,
  options: SegmentOptions,
): AsyncGenerator<Segment, void> {
  for (const [input, file] of files.entries()) {
    try {
      for await (const task of makeTasks(await openSource(file), io, options)) yield { input, task };
    } catch (cause) {
      yield { input, task: { kind: "refused", refusal: explainRefusal(cause) } };
    }
  }
}

/** Passes segments on, and prepares the next one while the current one is worked on. */
export async function* readAhead(segments: AsyncGenerator<Segment, void>): AsyncGenerator<Segment, void> {
  let next = segments.next();
  for (let found = await next; !found.done; found = await next) {
    next = segments.next();
    // A failure is seen when it is the segment's turn.
    next.catch(() => {});
    yield found.value;
  }
}

/** Adds up the bytes of the inputs; `undefined` when one is a stream. */
export async function totalSize(files: readonly string[]): Promise<number | undefined> {
  let total = 0;
  for (const file of files) {
    const { size } = await openSource(file).catch(() => ({ size: 0 }));
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

async function openSource(file: string): Promise<Source> {
  if (file === STDIN) return { file };
  const stats = await stat(file);
  await access(file, constants.R_OK);
  if (stats.isDirectory()) throw Object.assign(new Error("is a directory"), { code: "EISDIR" });
  // Files that the kernel writes as they are read, as in /proc, report a size of 0.
  return stats.isFile() && stats.size > 0 ? { file, size: stats.size } : { file };
}

async function* makeTasks(
  { file, size }: Source,
  io: Io,
  options: SegmentOptions,
): AsyncGenerator<BytesTask | RangeTask, void> {
  if (size === undefined) yield* cutLines(file === STDIN ? io.stdin : createReadStream(file), options);
  else {
    for (let start = 0; start < size; start += options.range) {
      yield { kind: "range", path: file, start, end: Math.min(size, start + options.range) };
    }
  }
}
