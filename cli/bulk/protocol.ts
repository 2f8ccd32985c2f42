import type { View } from "#src/diagnostics/examine.ts";
import type { Outcome, Refusal } from "#src/diagnostics/outcome.ts";
import type { Limits } from "../report/reporter.ts";
import type { Tally } from "../tally.ts";

/** How a worker is to check records. */
export interface RecordOptions {
  readonly view: View;
  /** Longest record in bytes. */
  readonly longest: number;
}

/** The lines of a regular file that begin within a range of bytes; the worker reads them itself. */
export interface RangeTask {
  readonly kind: "range";
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** Whole lines from a stream; their memory goes to the worker and comes back. */
export interface BytesTask {
  readonly kind: "bytes";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly length: number;
  /** Whether the lines are followed by one that is too long to keep. */
  readonly isCut: boolean;
}

/** No lines at all: an input that cannot be read. */
interface RefusedTask {
  readonly kind: "refused";
  readonly refusal: Refusal;
}

/** A piece of an input, to be checked as one. */
export interface Segment {
  /** Index of the input. */
  readonly input: number;
  readonly task: RangeTask | BytesTask | RefusedTask;
}

/** A request to a worker: to begin with a piece, or to continue with the current one. */
export interface Request {
  readonly task?: RangeTask | BytesTask;
  /** How many records are still worth reporting. */
  readonly limits: Limits;
}

/** A record worth reporting. */
export interface Item {
  /** 0-based, from the first line of the part. */
  readonly line: number;
  readonly outcome: Outcome;
}

/** The answer of a worker: the next lines of its piece. Parts are small, however many errors the lines have. */
export interface Part {
  readonly tally: Tally;
  readonly lines: number;
  readonly bytes: number;
  readonly items: readonly Item[];
  /** 0-based lines without a document. */
  readonly blanks: readonly number[];
  /** Whether the piece has no more lines. */
  readonly isLast: boolean;
  /** Why the piece could not be read. */
  readonly refusal?: Refusal;
  /** The memory of a `BytesTask`, when it is no longer needed. */
  readonly returned?: Uint8Array<ArrayBuffer>;
}
