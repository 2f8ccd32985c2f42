import { checkSize, type Rejected } from "./rejection.ts";

/** Collects the chunks of a body in one piece of memory, no matter how small they are. */
interface ByteCollector {
  /** Adds a chunk and lets go of its memory; rejects a chunk that makes the body too long. */
  readonly add: (chunk: Uint8Array) => Rejected | undefined;
  /** The bytes, in one piece. */
  readonly bytes: () => Uint8Array;
}

/** Initial bytes for a body that comes in pieces. */
const FIRST = 16_384;

/**
 * Creates a collector of at most `maxBytes`. Keeping a chunk costs some hundred bytes besides its own: ten million chunks
 * of one byte would take gigabytes, so they are copied. A body in one chunk is not copied.
 */
export function createByteCollector(maxBytes: number = Infinity): ByteCollector {
  let memory: Uint8Array = new Uint8Array(0);
  let size = 0;
  return {
    add: (chunk) => {
      const length = size + chunk.length;
      const tooLarge = checkSize(length, maxBytes);
      if (tooLarge) return tooLarge;
      // The next chunk finds it full, and is added to a copy.
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
