import { checkSize, type Rejected } from "./rejection.ts";

/** Collects the chunks of a body in one block of memory, however small they are. */
interface ByteCollector {
  /** Adds a chunk, whose memory can then be released. Rejects a chunk that makes the body too long. */
  readonly add: (chunk: Uint8Array) => Rejected | undefined;
  /** Returns all bytes in one block. */
  readonly bytes: () => Uint8Array;
}

/** Initial capacity, in bytes, for a body that arrives in several chunks. */
const FIRST = 16_384;

/**
 * Creates a collector of at most `maxBytes`. It copies chunks, because each kept chunk costs a few hundred bytes of
 * overhead: ten million chunks of one byte would take gigabytes. A body in one chunk is not copied.
 */
export function createByteCollector(maxBytes: number): ByteCollector {
  let memory: Uint8Array = new Uint8Array(0);
  let size = 0;
  return {
    add: (chunk) => {
      const length = size + chunk.length;
      const tooLarge = checkSize(length, maxBytes);
      if (tooLarge) return tooLarge;
      // The buffer is full, so the next chunk makes a copy.
      if (size === 0) memory = chunk;
      else {
        if (length > memory.length) {
          const larger = new Uint8Array(Math.max(FIRST, Math.min(memory.length * 2, maxBytes), length));
          larger.set(memory.subarray(0, size));
          memory = larger;
        }
        memory.set(chunk, size);
      }
      size = length;
      return undefined;
    },
    bytes: () => memory.subarray(0, size),
  };
}
