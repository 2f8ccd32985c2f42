import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { packAll } from "./pack.ts";
import { projectRoot } from "./project-root.ts";
import { type Ended, mustRun, type RunOptions, run, type Server, startServer } from "./run.ts";

/** A user's project: an empty directory with packages installed. */
export interface Project {
  readonly directory: string;
  /** Environment without the tools of this checkout. */
  readonly env: NodeJS.ProcessEnv;
  write(name: string, content: string | object): string;
  run(command: readonly [string, ...string[]], options?: Partial<RunOptions>): Promise<Ended>;
  mustRun(command: readonly [string, ...string[]], options?: Partial<RunOptions>): Promise<string>;
  start(command: readonly [string, ...string[]], port: number): Promise<Server>;
  remove(): void;
}

/** The contents of a project. */
export interface ProjectOptions {
  /** Packages to install, such as `vitest@5`; `library` and `command` are ours, as packed. */
  readonly install?: readonly string[];
  /** Version of Node, such as `20.19`. Default: the one that runs the test. */
  readonly node?: string;
  /** Properties of its package.json. */
  readonly manifest?: object;
}

/** Creates a project in a new directory, and installs packages as a user would. */
export async function createProject({
  install = [],
  node,
  manifest: members = {},
}: ProjectOptions): Promise<Project> {
  const directory = mkdtempSync(join(tmpdir(), "project-"));
  const env = await createEnvironment(node);
  const settle = (options: Partial<RunOptions> = {}): RunOptions => ({ cwd: directory, env, ...options });
  const project: Project = {
    directory,
    env,
    write(name, content) {
      const path = join(directory, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content, null, 2));
      return path;
    },
    run: (command, options) => run(command, settle(options)),
    mustRun: (command, options) => mustRun(command, settle(options)),
    start: (command, port) => startServer(command, port, settle()),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
  project.write("package.json", { private: true, ...members });
  if (install.length > 0) {
    const tarballs = await packAll();
    const names = install.map((name) => (name === "library" || name === "command" ? tarballs[name] : name));
    await project.mustRun(["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", ...names]);
  }
  return project;
}

/** Returns a package with the version that this repository uses, to be installed. */
export function pin(name: keyof typeof manifest.devDependencies): string {
  return `${name}@${manifest.devDependencies[name]}`;
}

/** Creates the environment of a user: without the tools of this checkout, and with a version of Node first. */
async function createEnvironment(node: string | undefined): Promise<NodeJS.ProcessEnv> {
  const { PATH = "", NODE_OPTIONS: _, NODE_COMPILE_CACHE: __, ...env } = process.env;
  const own = PATH.split(delimiter).filter((part) => !part.endsWith("/.bin"));
  const kept = Object.entries(env).filter(([name]) => !/^(?:npm_|VITEST|NODE_ENV|FORCE_COLOR)/.test(name));
  const first = node === undefined ? [] : [await installNode(node)];
  return { ...Object.fromEntries(kept), PATH: [...first, ...own].join(delimiter), NO_COLOR: "1" };
}

/** Installs a version of Node beside the tools of this checkout, once. */
async function installNode(version: string): Promise<string> {
  const directory = join(projectRoot, "node_modules/.cache", `node-${version}`);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "package.json"), '{ "private": true, "allowScripts": { "node": true } }');
  await mustRun(["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", `node@${version}`], {
    cwd: directory,
  });
  return join(directory, "node_modules/node/bin");
}
