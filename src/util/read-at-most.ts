/** The part of a stream that was read. */
interface Read {
  readonly body: Uint8Array;
  /** True if the stream has more bytes or failed. */
  readonly isCut: boolean;
  /** The error from the stream; undefined if it did not fail. */
  readonly cause?: unknown;
}

/** Reads at most `most` bytes of a stream, then destroys it. After an error, the bytes read before it are kept. */
export async function readAtMost(stream: AsyncIterable<Uint8Array>, most: number): Promise<Read> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let failed: Pick<Read, "cause"> | undefined;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > most) break;
    }
  } catch (cause) {
    failed = { cause };
  }
  const body = new Uint8Array(Buffer.concat(chunks).subarray(0, most));
  return { body, isCut: failed !== undefined || size > most, ...failed };
}
