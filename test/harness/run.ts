import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What a command has written, and its exit code. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where and how to run. */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  /** Milliseconds after which the command is killed. Default: 5 minutes. */
  readonly timeout?: number;
}

/** Runs a command to its end. A killed command has the code `null`. */
export async function run(
  [command, ...args]: readonly [string, ...string[]],
  options: RunOptions,
): Promise<Ended> {
  const { cwd, env = process.env, input, timeout = 300_000 } = options;
  const child = spawn(command, args, { cwd, env, detached: true });
  const written = collect(child);
  child.stdin?.on("error", () => {}).end(input);
  const alarm = setTimeout(() => kill(child), timeout);
  const [code] = await once(child, "close");
  clearTimeout(alarm);
  return { code, ...written };
}

/**
 * Runs a command that must succeed; resolves to its output, standard error last.
 *
 * @throws Error with the end of its output, if its exit code is not 0.
 */
export async function mustRun(command: readonly [string, ...string[]], options: RunOptions): Promise<string> {
  const { code, stdout, stderr } = await run(command, options);
  if (code !== 0)
    throw new Error(`${command.join(" ")} ended with ${code}: ${`${stdout}${stderr}`.slice(-3_000)}`);
  return stdout + stderr;
}

/** A program that accepts connections. */
export interface Server {
  /** Returns everything that it has written. */
  output(): string;
  /** Stops it and everything that it has started. */
  stop(): Promise<void>;
}

/**
 * Starts a program, and waits until it accepts connections on a port of this machine.
 *
 * @throws Error with the end of its output, if it ends before.
 */
export async function startServer(
  [command, ...args]: readonly [string, ...string[]],
  port: number,
  { cwd, env = process.env }: RunOptions,
): Promise<Server> {
  const child = spawn(command, args, { cwd, env, detached: true });
  const written = collect(child);
  const output = (): string => written.stdout + written.stderr;
  for (let left = 2_400; !(await isOpen(port)); left -= 1) {
    if (child.exitCode === null && left > 0) await wait(50);
    else {
      kill(child);
      throw new Error(
        `${command} ${args.join(" ")} does not listen on port ${port}: ${output().slice(-3_000)}`,
      );
    }
  }
  return {
    output,
    stop: async () => {
      const closed = child.exitCode === null ? once(child, "close") : undefined;
      kill(child);
      await closed;
    },
  };
}

/** Finds a port on which nothing listens. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const written = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      written[name] += text;
    });
  return written;
}

/** Stops a program and everything that it has started. */
function kill({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has just ended.
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });
}
