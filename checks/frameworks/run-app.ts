import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { secret } from "../../src/receiver/fixtures/requests.ts";
import type { Target } from "./apps.ts";
import { nextProject, type WrittenApp } from "./write-app.ts";

const START_MS = 30_000;

/** An application that takes requests. */
export interface RunningApp {
  readonly url: string;
  /** Everything it has printed. */
  output(): string;
  stop(): Promise<void>;
}

const next = join(import.meta.dirname, "node_modules/next/dist/bin/next");
const gateway = join(import.meta.dirname, "lambda-gateway.ts");

const commands: Readonly<Record<Target, (file: string, port: string) => string[]>> = {
  node: (file) => [file],
  lambda: (file) => [gateway, file],
  "next-route": (_, port) => [next, "start", nextProject, "--port", port, "--hostname", "127.0.0.1"],
  "next-api": (_, port) => [next, "start", nextProject, "--port", port, "--hostname", "127.0.0.1"],
};

function environment(port: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: port,
    WEBHOOK_SECRET: secret,
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  };
}

/** Builds the Next project for production. */
export async function buildNext(): Promise<void> {
  await promisify(execFile)(process.execPath, [next, "build", nextProject], { env: environment("0") });
}

/** Runs an application in a process group of its own, and waits until it takes connections. */
export async function runApp({ target, file, path }: WrittenApp): Promise<RunningApp> {
  const port = await freePort();
  const child = spawn(process.execPath, commands[target](file, port), {
    env: environment(port),
    detached: true,
  });
  let output = "";
  const collect = (part: Buffer): void => {
    output += part;
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const origin = `http://127.0.0.1:${port}`;
  const stop = (): Promise<void> => end(child);
  try {
    await answers(origin, child);
  } catch (cause) {
    await stop();
    throw new Error(`cannot start ${file}: ${output}`, { cause });
  }
  return { url: origin + path, output: () => output, stop };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it takes no connections");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exited = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await exited;
}
