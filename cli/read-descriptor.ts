import { fstatSync, read } from "node:fs";
import { Socket } from "node:net";
import { promisify } from "node:util";

/** Bytes read at a time. */
const SIZE = 64 * 1024;

const readInto = promisify(read);

/**
 * Streams a pipe or a regular file through one buffer, so that gigabytes leave no garbage behind: a chunk
 * is valid until the next one is asked for. Anything else, such as a terminal, is read by `other`.
 */
export async function* readDescriptor(
  fd: number,
  other: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const kind = fstatSync(fd);
  if (kind.isFIFO() || kind.isSocket()) yield* readPipe(fd);
  // Reading a directory fails, but a stream of a directory is empty.
  else if (kind.isFile() || kind.isDirectory()) yield* readFile(fd);
  else yield* other();
}

async function* readFile(fd: number): AsyncGenerator<Uint8Array, void> {
  const buffer = new Uint8Array(SIZE);
  for (;;) {
    const { bytesRead } = await readInto(fd, buffer, 0, SIZE, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

async function* readPipe(fd: number): AsyncGenerator<Uint8Array, void> {
  const buffer = new Uint8Array(SIZE);
  let settle: { resolve: (length: number) => void; reject: (cause: unknown) => void } | undefined;
  const callback = (length: number): boolean => {
    settle?.resolve(length);
    // Nothing more is read until `resume`: the memory is still in use.
    return false;
  };
  const socket = new Socket({ fd, readable: true, writable: false, onread: { buffer, callback } });
  socket.on("end", () => settle?.resolve(0)).on("error", (cause) => settle?.reject(cause));
  const next = (): Promise<number> =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
      socket.resume();
    });
  try {
    for (let length = await next(); length > 0; length = await next()) yield buffer.subarray(0, length);
  } finally {
    socket.destroy();
  }
}
