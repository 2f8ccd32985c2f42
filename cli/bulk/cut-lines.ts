import type { BytesTask } from "./protocol.ts";

/** How a stream is cut. */
export interface CutOptions {
  /** Bytes of a piece; more only when a single line is longer. */
  readonly size: number;
  /** Longest line that is kept, in bytes. */
  readonly longest: number;
  /** Takes memory of `size` bytes. */
  readonly take: () => Uint8Array<ArrayBuffer>;
  /** Milliseconds after which the lines so far are passed on even if they do not fill a piece. Default: 10. */
  readonly patience?: number;
}

/** A piece in the making: the first `whole` of `length` bytes are whole lines. */
interface Draft {
  bytes: Uint8Array<ArrayBuffer>;
  length: number;
  whole: number;
  /** Whether the bytes up to the next newline belong to a line that was too long. */
  isSkipping: boolean;
}

const NEWLINE = 0x0a;

/** Cuts a stream into pieces of whole lines. The caller owns the memory of a piece that it got. */
export async function* cutLines(
  source: AsyncIterable<Uint8Array>,
  options: CutOptions,
): AsyncGenerator<BytesTask, void> {
  const { longest, take } = options;
  const draft: Draft = { bytes: take(), length: 0, whole: 0, isSkipping: false };
  for await (const chunk of withPauses(source, options.patience ?? 10, () => draft.whole > 0)) {
    const more = chunk && skipRest(draft, chunk);
    if (draft.whole > 0 && (more === undefined || draft.length + more.length > draft.bytes.length)) {
      yield takeLines(draft, take());
    }
    if (more !== undefined) append(draft, more);
    if (draft.length - draft.whole > longest) {
      yield { kind: "bytes", bytes: draft.bytes, length: draft.whole, isCut: true };
      Object.assign(draft, { bytes: take(), length: 0, whole: 0, isSkipping: true });
    }
  }
  if (draft.length > 0) yield { kind: "bytes", bytes: draft.bytes, length: draft.length, isCut: false };
}

/** Passes a stream on; yields `undefined` when it pauses while lines are waiting. */
async function* withPauses(
  source: AsyncIterable<Uint8Array>,
  patience: number,
  isWaited: () => boolean,
): AsyncGenerator<Uint8Array | undefined, void> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    for (let next = chunks.next(); ; ) {
      const result = isWaited() ? await waitBriefly(next, patience) : await next;
      if (result?.done) return;
      yield result?.value;
      if (result !== undefined) next = chunks.next();
    }
  } finally {
    await chunks.return?.();
  }
}

/** Waits for a promise, but no longer than `patience`. */
async function waitBriefly<T>(promise: Promise<T>, patience: number): Promise<T | undefined> {
  let alarm: NodeJS.Timeout | undefined;
  // Aborting it by a signal would create an error with its stack for every chunk.
  const pause = new Promise<undefined>((resolve) => {
    alarm = setTimeout(resolve, patience, undefined);
  });
  try {
    return await Promise.race([promise, pause]);
  } finally {
    clearTimeout(alarm);
  }
}

/** Drops what belongs to a line that was too long; returns what follows it. */
function skipRest(draft: Draft, chunk: Uint8Array): Uint8Array {
  if (!draft.isSkipping) return chunk;
  const newline = chunk.indexOf(NEWLINE);
  draft.isSkipping = newline < 0;
  return newline < 0 ? chunk.subarray(chunk.length) : chunk.subarray(newline + 1);
}

/** Takes the whole lines off the draft, which goes on in `next` with what is left. */
function takeLines(draft: Draft, next: Uint8Array<ArrayBuffer>): BytesTask {
  const { bytes, length, whole } = draft;
  const rest = bytes.subarray(whole, length);
  draft.bytes = rest.length > next.length ? new Uint8Array(bytes.length) : next;
  draft.bytes.set(rest);
  draft.length = rest.length;
  draft.whole = 0;
  return { kind: "bytes", bytes, length: whole, isCut: false };
}

/** Adds bytes to the draft, which grows for a line that is longer than a piece. */
function append(draft: Draft, more: Uint8Array): void {
  const length = draft.length + more.length;
  if (length > draft.bytes.length) {
    const larger = new Uint8Array(Math.max(length, 2 * draft.bytes.length));
    larger.set(draft.bytes.subarray(0, draft.length));
    draft.bytes = larger;
  }
  draft.bytes.set(more, draft.length);
  const newline = more.lastIndexOf(NEWLINE);
  if (newline >= 0) draft.whole = draft.length + newline + 1;
  draft.length = length;
}
