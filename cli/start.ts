import { readFile, stat } from "node:fs/promises";
import module from "node:module";
import type { Commands, Elsewhere } from "./commands/commands.ts";
import { createLossyOutput, createOutput } from "./create-output.ts";
import { checkSize } from "./input.ts";
import type { Io } from "./io.ts";
import { readDescriptor } from "./read-descriptor.ts";

/** Exit codes of a program that a signal ended. */
const interrupted = { SIGINT: 130, SIGTERM: 143 } as const;

/** Descriptor of standard input. */
const INPUT = 0;

/** Runs the program: the arguments of the process are a command line. */
export async function start(commands: Commands, elsewhere: Elsewhere = {}): Promise<never> {
  // Compiled code is kept for the next start of the program and its threads, which then need less time and memory. Node 20 cannot.
  module.enableCompileCache?.();
  process.env.NODE_COMPILE_CACHE ??= module.getCompileCacheDir?.() ?? "";

  const interruption = new AbortController();
  let endsGently = false;
  let endedBy: number | undefined;

  const io: Io = {
    // Opened at its first use only: an open standard input keeps a process alive.
    get stdin() {
      return readDescriptor(INPUT, () => process.stdin);
    },
    stdout: createOutput(process.stdout),
    stderr: createLossyOutput(process.stderr),
    env: process.env,
    signal: interruption.signal,
    endGently: () => {
      endsGently = true;
    },
    readFile: async (path) => {
      checkSize((await stat(path)).size);
      return readFile(path);
    },
    now: () => performance.now(),
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
  const ended = await run(process.argv.slice(2), io, commands, elsewhere);
  process.exit(ended === interrupted.SIGINT ? (endedBy ?? ended) : ended);
}
