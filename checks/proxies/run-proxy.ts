import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCause } from "#src/text/read-cause.ts";
import type { At, ReverseProxy } from "./proxies.ts";

/** A proxy that runs. */
export interface RunningProxy {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy on a free port of 127.0.0.1, before a receiver on another. */
export async function runProxy(proxy: ReverseProxy, upstream: number): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  const at: At = { folder, port: await freePort(), upstream };
  for (const [name, text] of Object.entries(proxy.files(at))) writeFileSync(join(folder, name), text);
  for (const name of ["bodies", "answers"]) mkdirSync(join(folder, name));
  const [command, ...args] = proxy.run(at);
  const environment = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(command, args, { env: environment, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilOpen(at.port, () => child.exitCode !== null);
  } catch (cause) {
    await stop();
    throw new Error(`cannot start ${proxy.title}: ${readCause(cause).message}: ${errors.slice(-500)}`);
  }
  return { port: at.port, stop };
}

/** Asks a proxy for its version. */
export function versionOf({ version: [command, ...args], pattern }: ReverseProxy): string {
  const text = execFileSync("sh", ["-c", '"$@" 2>&1', "version", command, ...args], { encoding: "utf8" });
  return pattern.exec(text)?.[1] ?? "unknown";
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("cannot find a free port");
  return address.port;
}

/** Waits until something listens, ten seconds at most. */
async function untilOpen(port: number, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (hasEnded()) throw new Error("it has ended");
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nothing listens after ten seconds");
}
