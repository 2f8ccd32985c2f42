import type { Socket } from "node:net";

/** The connection failed or ended before all expected bytes arrived; the message says how. */
export class ConnectionError extends Error {}

/** Reads what arrives through a socket. Each method rejects with ConnectionError if the connection ends before. */
export interface ByteReader {
  /** Reads up to a mark, and the mark itself; at most `most` bytes. */
  until(mark: string, most: number): Promise<Buffer>;
  exactly(length: number): Promise<Buffer>;
  /** Reads to the end of the connection; at most `most` bytes. */
  rest(most: number): Promise<Buffer>;
  /** Returns whether anything has arrived that was not read yet. */
  hasMore(): boolean;
}

/**
 * Reads a socket from now on. It keeps what arrives at once, so that a reset of the connection loses nothing.
 */
export function createByteReader(socket: Socket): ByteReader {
  let held = Buffer.alloc(0);
  let over: string | undefined;
  let wake = (): void => {};
  const end = (how: string): void => {
    over ??= how;
    wake();
  };
  socket.on("data", (chunk) => {
    held = Buffer.concat([held, chunk]);
    wake();
  });
  socket.on("end", () => end("the connection was closed"));
  socket.on("close", () => end("the connection was closed"));
  socket.on("error", (cause: NodeJS.ErrnoException) => end(describe(cause)));

  async function wait(): Promise<void> {
    if (over !== undefined)
      throw new ConnectionError(`${over} ${held.length === 0 ? "before" : "within"} an answer`);
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  function take(length: number): Buffer {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  }
  return {
    async until(mark, most) {
      for (;;) {
        const at = held.indexOf(mark, 0, "latin1");
        if (at >= 0) return take(at + mark.length);
        if (held.length > most) throw new ConnectionError(`no end of a line or head within ${most} bytes`);
        await wait();
      }
    },
    async exactly(length) {
      while (held.length < length) await wait();
      return take(length);
    },
    async rest(most) {
      while (over === undefined && held.length <= most) await wait();
      return take(Math.min(held.length, most));
    },
    hasMore: () => held.length > 0,
  };
}

function describe({ code, message }: NodeJS.ErrnoException): string {
  return code === "ECONNRESET" || code === "EPIPE" ? "the connection was reset" : message;
}
