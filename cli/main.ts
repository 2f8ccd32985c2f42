#!/usr/bin/env node
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import module from "node:module";
import { createColorize, wantsColour } from "#src/util/colorize.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import type { Io, Output } from "./command.ts";
import { checkSize, openStdin, readAll } from "./read-input.ts";

/** Exit codes of a process that a signal terminated. */
const interrupted = { SIGINT: 130, SIGTERM: 143 } as const;

// Caches compiled code for the next start, which Node 20 cannot do.
module.enableCompileCache?.();

/**
 * Creates an output from a stream. If the stream is closed, the command continues without output,
 * because its exit code still counts. A lossy output discards any text that cannot be written.
 */
function createOutput(stream: NodeJS.WriteStream, isLossy: boolean): Output {
  let isClosed = false;
  // A failed write rejects its promise. Without a listener, it would also end the process.
  stream.on("error", () => {});
  return {
    isTTY: stream.isTTY === true,
    // A terminal in a container may report zero columns.
    columns: stream.columns || 80,
    get isClosed() {
      return isClosed;
    },
    write: (text) =>
      new Promise((resolve, reject) => {
        if (isClosed || text === "") return resolve();
        stream.write(text, (cause) => {
          isClosed ||= readErrorDetails(cause).code === "EPIPE";
          if (cause && !isClosed && !isLossy) reject(cause);
          else resolve();
        });
      }),
  };
}

const interruption = new AbortController();
let endsGently = false;
let endedBy: number | undefined;

const io: Io = {
  // Opened on first use, because an open standard input keeps the process alive.
  get stdin() {
    return openStdin();
  },
  stdout: createOutput(process.stdout, false),
  stderr: createOutput(process.stderr, true),
  colorize: createColorize(wantsColour(process.stdout, process.env)),
  env: process.env,
  signal: interruption.signal,
  endGently: () => {
    endsGently = true;
  },
  readFile: async (path) => {
    const stats = await stat(path);
    checkSize(stats.size);
    // A device or a pipe has no known size, and may be endless.
    return stats.isFile() ? readFile(path) : readAll(createReadStream(path));
  },
};

for (const [signal, exitCode] of Object.entries(interrupted)) {
  process.once(signal, () => {
    endedBy = exitCode;
    interruption.abort();
    // A second signal ends the process in any case.
    if (endsGently) return;
    // Exiting would wait for the file system, possibly forever for a pipe without a writer. A signal ends it at once.
    if (process.getActiveResourcesInfo().some((name) => name.startsWith("FS")))
      process.kill(process.pid, signal);
    process.exit(exitCode);
  });
}

const { run } = await import("./run.ts");
const ended = await run(process.argv.slice(2), io);
process.exit(ended === interrupted.SIGINT ? (endedBy ?? ended) : ended);
