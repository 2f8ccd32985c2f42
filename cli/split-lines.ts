const NEWLINE = 0x0a;

/**
 * Splits a stream into lines, in constant memory: yields the lines that end in each chunk, without their line feeds. A line
 * of more than `maxBytes` is yielded as `undefined`, and what follows of it is skipped.
 */
export async function* splitLines(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<readonly (Buffer | undefined)[], void> {
  /** Pieces of the line that has begun. */
  let pieces: Uint8Array[] = [];
  let size = 0;
  let isSkipping = false;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const lines: (Buffer | undefined)[] = [];
    let from = 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
      const piece = bytes.subarray(from, at);
      if (!isSkipping) lines.push(size + piece.length > maxBytes ? undefined : join(pieces, piece));
      isSkipping = false;
      pieces = [];
      size = 0;
      from = at + 1;
    }
    if (!isSkipping && from < bytes.length) {
      pieces.push(bytes.subarray(from));
      size += bytes.length - from;
      if (size > maxBytes) {
        lines.push(undefined);
        isSkipping = true;
        pieces = [];
        size = 0;
      }
    }
    yield lines;
  }
  if (size > 0) yield [Buffer.concat(pieces)];
}

function join(pieces: readonly Uint8Array[], last: Buffer): Buffer {
  return pieces.length === 0 ? last : Buffer.concat([...pieces, last]);
}
