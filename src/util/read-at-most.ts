/** What was read of a stream. */
interface Read {
  readonly body: Uint8Array;
  /** Whether there is more, or the stream failed. */
  readonly isCut: boolean;
  /** What the stream failed with; undefined if it did not. */
  readonly cause?: unknown;
}

/** Reads a stream, at most so many bytes. What is left is destroyed; an error keeps what came before it. */
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
