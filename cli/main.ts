#!/usr/bin/env node
import { readFile, stat } from "node:fs/promises";
import module from "node:module";
import { createOutput } from "./create-output.ts";
import type { Io } from "./io.ts";
import { checkSize, openStdin } from "./read-input.ts";

/** Exit codes of a process that a signal ended. */
const interrupted = { SIGINT: 130, SIGTERM: 143 } as const;

// Compiled code is kept for the next start. Node 20 cannot.
module.enableCompileCache?.();

const interruption = new AbortController();
let endsGently = false;
let endedBy: number | undefined;

const io: Io = {
  // Opened at its first use only: an open standard input keeps a process alive.
  get stdin() {
    return openStdin();
  },
  stdout: createOutput(process.stdout),
  stderr: createOutput(process.stderr, { isLossy: true }),
  env: process.env,
  signal: interruption.signal,
  endGently: () => {
    endsGently = true;
  },
  readFile: async (path) => {
    checkSize((await stat(path)).size);
    return readFile(path);
  },
};

for (const [signal, exitCode] of Object.entries(interrupted)) {
  process.once(signal, () => {
    endedBy = exitCode;
    interruption.abort();
    // A second signal ends the process in any case.
    if (!endsGently) process.exit(exitCode);
  });
}

const { run } = await import("./run.ts");
const ended = await run(process.argv.slice(2), io);
process.exit(ended === interrupted.SIGINT ? (endedBy ?? ended) : ended);
