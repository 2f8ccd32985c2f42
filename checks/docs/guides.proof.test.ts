import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Block, readBlock, readBlocks } from "#site/content/read-blocks.ts";
import { freePort } from "../shared/listen.ts";

const root = join(import.meta.dirname, "../..");
const guides = readdirSync(join(root, "site/guides")).filter((file) => file.endsWith(".md"));
const command = join(root, "dist/checkout/main.js");
const corpus = join(root, "conformance/corpus/raster-info");

/** Files that the guides speak of without saying where they come from. */
const files: Readonly<Record<string, string>> = {
  "update-task.json": join(root, "conformance/samples/update-task.json"),
  "ping.json": join(root, "conformance/samples/ping.json"),
  "gdal3.2.2.json": join(corpus, "gdal3.2.2__simple.vrt__plain.json"),
  "gdal3.10.3.json": join(corpus, readdirSync(corpus).find((file) => file.startsWith("gdal3.10.3"))!),
};

/** Modules of the package, as sources of the checkout. */
const modules: Readonly<Record<string, string>> = {
  "annotation-contracts": "src/index.ts",
  "annotation-contracts/conformance": "conformance/kit/index.ts",
};

/** The Node of the checkout comes first: the installed one may be too old for programs in TypeScript. */
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
};

const folders: string[] = [];
beforeAll(() => {
  execFileSync("npm", ["run", "-s", "cli", "--", "--help"], { cwd: root });
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function createFolder(port: string): string {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  folders.push(folder);
  for (const [name, source] of Object.entries(files)) copyFileSync(source, join(folder, name));
  const readme = readFileSync(join(root, "README.md"), "utf8");
  // The receiver of README, which all guides that need one speak of.
  writeFileSync(
    join(folder, "receiver.mjs"),
    toCheckout(readBlock(readme, "receiver.mjs").replace("3000", port)),
  );
  // Data of the package, such as its schemas, is found as in a project that has installed it.
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules/annotation-contracts"));
  return folder;
}

/** Lets a program import the sources where it would import the package. */
function toCheckout(code: string): string {
  return code.replace(/(?<=from ")(annotation-contracts)((?:\/[^"]+)?)(?=")/g, (name, _, path: string) =>
    join(root, modules[name] ?? `src${path}.ts`),
  );
}

/** Statements that hold for the rest of a guide. */
const exported = /^export \w+=(?:'[^']*'|\S+)$/gm;

/** Runs the blocks of a guide in their order; a text after a command is what it prints. */
async function runGuide(blocks: readonly Block[], folder: string, port: string): Promise<void> {
  const servers: number[] = [];
  let environment = "";
  try {
    for (const [i, { language, name, code }] of blocks.entries()) {
      const text = code.replaceAll("3000", port).replaceAll("npx annotation-contracts", `node ${command}`);
      if (language === "ts") writeFileSync(join(folder, name), toCheckout(code));
      if (language === "sh" && name === "in another terminal") servers.push(await start(text, folder, port));
      else if (language === "sh") {
        const { status, stdout } = spawnSync("sh", ["-c", environment + text], {
          cwd: folder,
          encoding: "utf8",
          env,
        });
        const { language: after, code: printed = "" } = blocks[i + 1] ?? {};
        expect({ code, status, after }).toEqual({ code, status: name === "exits 1" ? 1 : 0, after: "text" });
        expect(stdout).toMatch(patternOf(printed.replaceAll("3000", port)));
        environment += [...text.matchAll(exported)].map(([line]) => `${line}\n`).join("");
      }
    }
  } finally {
    for (const pid of servers) process.kill(-pid, "SIGKILL");
  }
}

/** Starts a command that listens, in a process group of its own. */
async function start(text: string, cwd: string, port: string): Promise<number> {
  const server = spawn("sh", ["-c", text], { cwd, detached: true, stdio: "ignore", env });
  for (let left = 2_000; !(await isOpen(Number(port))); left--) {
    if (left === 0) throw new Error(`nothing listens at port ${port}: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server.pid!;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });
}

/** Makes a pattern of what a guide says is printed, where an ellipsis stands for whatever it is. */
function patternOf(printed: string): RegExp {
  const escaped = printed.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("…", "[^\\n]*")}$`);
}

test.each(guides)("%s: each command runs, and prints what the guide says", async (file) => {
  const port = String(await freePort());
  const blocks = readBlocks(readFileSync(join(root, "site/guides", file), "utf8"));
  expect(blocks.filter(({ language }) => language === "sh").length).toBeGreaterThan(0);
  await runGuide(blocks, createFolder(port), port);
});
