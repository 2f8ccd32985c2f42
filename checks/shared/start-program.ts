import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { readErrorDetails } from "#src/util/error-details.ts";

/** A program that accepts connections. */
export interface RunningProgram {
  /** Returns everything that it has printed. */
  readonly output: () => string;
  /** Ends it and everything it has started, and waits until it is gone. Default: by SIGKILL. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Longest time in milliseconds until a program listens; only a hang reaches it. */
const LONGEST = 300_000;

/**
 * Starts a program in a process group of its own, and waits until it accepts connections at a port of loopback.
 *
 * @throws Error with the end of the output, where it ends before, or does not listen within five minutes.
 */
export async function startProgram(
  port: number,
  [command, ...args]: readonly [command: string, ...args: string[]],
  options: Pick<SpawnOptions, "cwd" | "env"> = {},
): Promise<RunningProgram> {
  const child = spawn(command, args, { ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const stop = (signal: NodeJS.Signals = "SIGKILL"): Promise<void> => end(child, signal);
  try {
    await untilOpen(port, child);
  } catch (cause) {
    await stop();
    throw new Error(`cannot start ${command}: ${readErrorDetails(cause).message}: ${output.slice(-2_000)}`);
  }
  return { output: () => output, stop };
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = error;
  });
  for (const last = performance.now() + LONGEST; performance.now() < last; await wait(50)) {
    if (failure !== undefined) throw failure;
    if (child.exitCode !== null) throw new Error(`it has ended with ${child.exitCode}`);
    if (await isOpen(port)) return;
  }
  throw new Error(`nothing listens at port ${port} after ${LONGEST / 1_000} s`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exited = once(child, "exit");
  process.kill(-child.pid, signal);
  await exited;
}
