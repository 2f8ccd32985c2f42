import { existsSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { chromium } from "playwright-core";
import { runCommand } from "../shared/run-command.ts";
import type { MacName } from "./program.ts";

/** The program as a module, in a file and as text; `main` is a file that prints what it finds. */
export interface Bundle {
  readonly main: string;
  readonly text: string;
}

/** A JavaScript runtime that the program runs in. */
export interface Runtime {
  readonly name: string;
  /** The MAC that it uses by default. */
  readonly mac: MacName;
  /** Returns the version of the runtime. */
  version(): Promise<string>;
  /** Runs the program and returns its report as JSON. */
  run(bundle: Bundle): Promise<string>;
}

const RUN_MS = 600_000;
const chromiumPath = "/usr/bin/chromium";

/** All runtimes; the others are compared with the first. */
export const runtimes: readonly [Runtime, ...Runtime[]] = [
  createCommand("Node 24", "node24/bin/node"),
  createCommand("Node 22", "node22/bin/node"),
  createCommand("Node 20", "node20/bin/node"),
  createCommand("Deno", ".bin/deno", ["run", "--quiet", "--no-prompt", "--no-config", "--no-lock"]),
  createCommand("Bun", ".bin/bun", ["run", "--no-install"]),
  createWorkerd("workerd", "WebCrypto", []),
  createWorkerd("workerd, nodejs_compat", "node:crypto", ["nodejs_compat"]),
  {
    name: "Chromium",
    mac: "WebCrypto",
    version: async () => {
      if (!existsSync(chromiumPath))
        throw new Error(
          `cannot run Chromium: ${chromiumPath} is missing, run "apt-get install chromium" first`,
        );
      return readVersion(chromiumPath);
    },
    run: ({ text }) => runInChromium(text),
  },
];

function createCommand(name: string, executable: string, options: readonly string[] = []): Runtime {
  const path = installed(executable);
  return {
    name,
    mac: "node:crypto",
    version: () => readVersion(path),
    run: ({ main }) => print(path, [...options, main]),
  };
}

function createWorkerd(name: string, mac: MacName, flags: string[]): Runtime {
  return {
    name,
    mac,
    version: () => readVersion(installed(".bin/workerd")),
    run: ({ text }) => runInWorkerd(text, flags),
  };
}

function installed(path: string): string {
  return join(import.meta.dirname, "node_modules", path);
}

async function readVersion(executable: string): Promise<string> {
  const text = await print(executable, ["--version"]);
  return text.match(/\d[\d.-]*/)?.[0] ?? text;
}

function print(executable: string, args: readonly string[]): Promise<string> {
  return runCommand(executable, args, { timeout: RUN_MS, killSignal: "SIGKILL" });
}

async function runInWorkerd(program: string, compatibilityFlags: string[]): Promise<string> {
  const worker =
    'import { examine } from "./program.mjs"; export default { fetch: async () => new Response(await examine()) };';
  const miniflare = new Miniflare({
    modules: [
      { type: "ESModule", path: "worker.mjs", contents: worker },
      { type: "ESModule", path: "program.mjs", contents: program },
    ],
    compatibilityDate: "2026-07-01",
    compatibilityFlags,
    cf: false,
  });
  const answer = async (): Promise<string> => {
    const response = await miniflare.dispatchFetch("http://localhost/");
    const text = await response.text();
    if (!response.ok) throw new Error(`the worker answered ${response.status}: ${text}`);
    return text;
  };
  return within(answer()).finally(() => within(miniflare.dispose()));
}

async function runInChromium(program: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox"],
    timeout: RUN_MS,
  });
  const evaluate = async (): Promise<string> => {
    const page = await browser.newPage();
    // WebCrypto exists only on secure origins, and localhost is one; nothing listens there.
    await page.route("http://localhost/**", (route) =>
      route.request().url().endsWith("/program.mjs")
        ? route.fulfill({ contentType: "text/javascript", body: program })
        : route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    );
    await page.goto("http://localhost/");
    return page.evaluate('import("/program.mjs").then(({ examine }) => examine())');
  };
  return within(evaluate()).finally(() => within(browser.close()));
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${RUN_MS / 1000} s`)), RUN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
