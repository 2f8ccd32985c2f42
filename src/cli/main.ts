import { readFile } from "node:fs/promises";
import module from "node:module";
import type { Io, Output } from "./io.ts";

/** Exit code of a program that SIGINT ended. */
const INTERRUPTED = 130;

// Compiled code is kept for the next start, of threads as well: a third of the time, and less memory. Node 20 cannot.
module.enableCompileCache?.();
process.env.NODE_COMPILE_CACHE ??= module.getCompileCacheDir?.() ?? "";

const interruption = new AbortController();

const io: Io = {
  // Opened by its first use alone: an open standard input keeps a process alive.
  get stdin() {
    return process.stdin;
  },
  stdout: createOutput(process.stdout),
  stderr: createOutput(process.stderr),
  env: process.env,
  signal: interruption.signal,
  readFile: (path) => readFile(path),
  now: () => performance.now(),
};

process.once("SIGINT", () => {
  interruption.abort();
  process.exit(INTERRUPTED);
});

const { run } = await import("./run.ts");
process.exit(await run(process.argv.slice(2), io));

function createOutput(stream: NodeJS.WriteStream): Output {
  // A failed write rejects its promise; without a listener it would end the process as well.
  stream.on("error", () => {});
  return {
    isTTY: stream.isTTY === true,
    columns: stream.columns ?? 80,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (cause) => (cause ? reject(cause) : resolve()));
      }),
  };
}
