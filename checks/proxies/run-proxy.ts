import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../shared/listen.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { runCommand } from "../shared/run-command.ts";
import { startProgram } from "../shared/start-program.ts";
import type { At, ReverseProxy } from "./proxies.ts";

/** A running proxy. */
interface RunningProxy {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy on a free port of 127.0.0.1, in front of a receiver on another. */
export async function runProxy(proxy: ReverseProxy, upstream: number): Promise<RunningProxy> {
  const folder = makeFolder("proxy");
  const at: At = { folder, port: await freePort(), upstream };
  for (const [name, text] of Object.entries(proxy.files(at))) writeFileSync(join(folder, name), text);
  for (const name of ["bodies", "answers"]) mkdirSync(join(folder, name));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { stop } = await startProgram(at.port, proxy.run(at), { env });
  return { port: at.port, stop: () => stop("SIGTERM") };
}

/** Asks a proxy for its version. */
export async function readVersion({ version, pattern }: ReverseProxy): Promise<string> {
  const text = await runCommand("sh", ["-c", '"$@" 2>&1', "version", ...version]);
  return pattern.exec(text)?.[1] ?? "unknown";
}
