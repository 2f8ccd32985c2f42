import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { install, packAll, pinVersion, type Tarballs } from "../shared/artefacts.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { runCommand } from "../shared/run-command.ts";

/** The versions of Node under which a user's day is tried. */
export const nodes = ["20", "22", "24"] as const;

export type Node = (typeof nodes)[number];

/** A folder outside the checkout where the packages are installed. */
export interface Project {
  readonly folder: string;
  /** Runs a command there. Default: with the newest Node first on the path. Returns what it prints. */
  readonly run: (command: string, args: readonly string[], options?: RunOptions) => Promise<string>;
  /** The environment with a Node first on the path, followed by what the project has installed. */
  readonly environment: (node?: Node) => NodeJS.ProcessEnv;
}

/** One with the packages of this checkout. */
export interface InstalledProject extends Project {
  readonly tarballs: Tarballs;
  /** Seconds that the installation took. */
  readonly installedIn: number;
}

export interface RunOptions {
  readonly node?: Node;
  readonly env?: NodeJS.ProcessEnv;
}

/** Packs all packages and installs what a user of each would install, with three versions of Node beside them. */
export async function createProject(
  tarballs: Tarballs = packAll(),
  name = "consumer",
): Promise<InstalledProject> {
  const folder = join(makeFolder("annotation-contracts"), name);
  cpSync(join(import.meta.dirname, "consumer"), folder, {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  });
  const start = performance.now();
  await runCommand("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: folder });
  await install(folder, [...Object.values(tarballs), pinVersion("pg")]);
  const installedIn = Math.ceil((performance.now() - start) / 1_000);
  return { tarballs, installedIn, ...openProject(folder, folder) };
}

/** Treats a folder as a project that uses the programs installed in another one. */
export function openProject(folder: string, installed: string): Project {
  const modules = join(installed, "node_modules");
  // Nothing of the checkout is on the path, neither Node nor a command.
  const others = (process.env.PATH ?? "").split(":").filter((part) => !part.includes("node_modules"));
  const environment = (node: Node = "24"): NodeJS.ProcessEnv => ({
    ...process.env,
    PATH: [join(modules, `node${node}/bin`), join(modules, ".bin"), ...others].join(":"),
  });
  return {
    folder,
    environment,
    run: (command, args, { node = "24", env = {} } = {}) =>
      runCommand(command, args, { cwd: folder, env: { ...environment(node), ...env } }),
  };
}

/** Throws where a condition does not hold. */
export function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** Runs the receiver that the project has written, and calls a function with its address. */
export async function withServer<Result>(
  { folder, environment }: Project,
  secret: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const env = { ...environment(), WEBHOOK_SECRET: secret };
  const server = spawn("node", ["server.ts"], { cwd: folder, env, stdio: ["ignore", "pipe", "ignore"] });
  try {
    const [url] = await once(createInterface({ input: server.stdout }), "line");
    return await work(url);
  } finally {
    server.kill();
  }
}
