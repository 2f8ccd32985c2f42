import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectRoot, readText } from "#scripts/sources/files.ts";
import { type Block, readBlocks } from "#site/content/read-blocks.ts";
import { must } from "#src/text/must.ts";
import type { Tarballs } from "../shared/artefacts.ts";
import { freePort } from "../shared/listen.ts";
import { runCommand, runShell } from "../shared/run-command.ts";
import { type RunningProgram, startProgram } from "../shared/start-program.ts";
import { demand, type InstalledProject, type Project } from "./day.ts";
import { demandShown, shells } from "./pages.ts";

/** What a reader does who has README open and opens the pages it links to. */
interface Task {
  readonly name: string;
  /** The pages in the order in which they are opened, each with the blocks that the reader uses. */
  readonly steps: readonly (readonly [page: string, ...blocks: string[]])[];
  /** Expected output of commands and servers. */
  readonly says: RegExp;
  /** Adds the reader's own files to the folder. Default: nothing. */
  readonly bring?: (folder: string) => Promise<unknown>;
}

/** Longest time of a task, as a multiple of the time that installing the packages took in this run. */
const MOST = 10;

const first = "README.md";
const anywhere = "site/guides/receive-anywhere.md";
const received = /\b200\b.*\btask 481: validation/s;

/** The tasks: each is a row, and no task has a command of its own. */
export const tasks: readonly Task[] = [
  {
    name: "first delivery",
    steps: [[first, "install", "receiver.mjs", "start", "send"]],
    says: /\b200\b.*\btask 481: validation, by mkeller/s,
  },
  {
    name: "receive in Express",
    steps: [
      [first, "install"],
      [anywhere, "install Express", "express.ts", "start Express"],
      [first, "send"],
    ],
    says: received,
  },
  {
    name: "receive in Python",
    steps: [
      [first, "install"],
      [anywhere, "install Python", "receiver.py", "start Python"],
      [first, "send"],
    ],
    says: received,
  },
  {
    name: "test a sender in CI",
    steps: [
      [first, "install", "install-others"],
      ["site/guides/test-in-ci.md", "sender.mjs", "test the sender"],
    ],
    says: /sender suite, a recording of 1 delivery conforms/,
  },
  {
    name: "read a thousand raster outputs",
    bring: bringOutputs,
    steps: [[first, "install", "outputs"]],
    says: /1,000 documents: 1,000 valid.*1,000 documents.*Differences:/s,
  },
  {
    name: "add a field",
    bring: (folder) => runCommand("git", ["clone", "--quiet", projectRoot, folder]),
    steps: [[first], [".github/CONTRIBUTING.md", "hotkey", "generate"]],
    says: /generated\/types\/webhook-2\.3\.d\.ts.*\d+ files changed/s,
  },
];

/** A reader's place of work. */
interface Desk {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  readonly tarballs: Tarballs;
  readonly servers: RunningProgram[];
}

/** Does a task in a folder of its own, with nothing but the text of the pages. Resolves to its commands and their seconds. */
export async function doTask(task: Task, project: InstalledProject, tarballs: Tarballs): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "reader-"));
  const desk = {
    folder,
    env: makeEnvironment(project),
    port: await freePort(),
    tarballs,
    servers: [] as RunningProgram[],
  };
  const told: string[] = [];
  let printed = "";
  try {
    await task.bring?.(folder);
    const start = performance.now();
    for (const [page, ...names] of task.steps) {
      const blocks = readBlocks(openPage(page).replaceAll("3000", String(desk.port)));
      for (const name of names) {
        const at = blocks.findIndex((one) => one.name === name);
        const block = must(blocks[at], `${page}: ${name}`);
        const begun = performance.now();
        const said = await useBlock(block, desk);
        demandShown(said, blocks[at + 1]);
        printed += said;
        told.push(`${describe(block)} (${secondsSince(begun)} s)`);
      }
    }
    const seconds = secondsSince(start);
    await demandOutput(task, printed, desk);
    const most = MOST * project.installedIn;
    demand(seconds <= most, `it took ${seconds} s, more than ${most} s`);
    return `${seconds} s from an empty folder\n       ${told.join("\n       ")}\n      `;
  } finally {
    for (const server of desk.servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does with a block what its reader does: runs it, starts it, applies it or writes it. Resolves to its output. */
async function useBlock(
  { language, name, code }: Block,
  { folder, env, port, tarballs, servers }: Desk,
): Promise<string> {
  const options = { cwd: folder, env };
  if (name.startsWith("start")) servers.push(await startProgram(port, ["sh", "-c", code], options));
  else if (language === "diff") return runShell(`git apply <<'END'\n${code}END\n`, options);
  else if (shells.includes(language)) {
    const line = name.startsWith("install") ? installPacked(code, tarballs) : code;
    return runCommand("sh", ["-ec", line], options);
  } else writeFileSync(join(folder, name), code);
  return "";
}

/** Throws where the output of commands and servers differs from the task's; a line of a server may come after its answer. */
async function demandOutput({ says }: Task, printed: string, { servers }: Desk): Promise<void> {
  const all = (): string => [printed, ...servers.map(({ output }) => output())].join("");
  for (let left = 1_200; !says.test(all()); left -= 1) {
    demand(left > 0 && servers.length > 0, `it prints ${all().slice(-1_000)}`);
    await wait(50);
  }
}

/** Reads README, or a page that README links to. */
function openPage(page: string): string {
  const readme = readText(first);
  demand(page === first || readme.includes(`](${page}`), `README does not link to ${page}`);
  return readText(page);
}

/** Replaces a package of this project in an install line by its tarball: by path in a checkout, else by name. */
function installPacked(line: string, { library, sender, suite, diff }: Tarballs): string {
  const packed: readonly (readonly [RegExp, string])[] = [
    [/\S*annotation-contracts[-/]sender\S*/g, sender],
    [/\S*annotation-contracts[-/]suite\S*/g, suite],
    [/\S*annotation-contracts[-/]diff\S*/g, diff],
    [/(?<=npm install )\S*annotation-contracts(?:-\d\S*)?(?=\s)/g, library],
  ];
  return packed.reduce((text, [name, tarball]) => text.replace(name, tarball), line);
}

/** Returns the environment of a reader with the newest Node who has installed nothing. */
function makeEnvironment(project: Project): NodeJS.ProcessEnv {
  const { PATH = "", ...env } = project.environment();
  const parts = PATH.split(delimiter).filter((part) => !part.endsWith("/.bin"));
  return { ...env, PATH: parts.join(delimiter), CHECKOUT: projectRoot };
}

/** Writes a folder of a thousand outputs: those of the corpus that are UTF-8 and JSON, repeated. */
async function bringOutputs(folder: string): Promise<void> {
  const corpus = join(projectRoot, "conformance/corpus/raster-info");
  const rows = readFileSync(join(corpus, "expected.tsv"), "utf8").matchAll(/^(\S+\.json)\t\S+\t1\t1\t/gm);
  const printed = [...rows].map(([, name]) => name);
  mkdirSync(join(folder, "outputs"));
  for (let i = 0; i < 1_000; i++)
    cpSync(join(corpus, must(printed[i % printed.length], "output")), join(folder, `outputs/${i}.json`));
}

/** Names a block as the reader sees it: by its commands, or by the file to write. */
function describe({ language, name, code }: Block): string {
  if (language === "diff") return `edit ${/^\+\+\+ b\/(.+)$/m.exec(code)?.[1]}`;
  return shells.includes(language) ? `$ ${code.trim().replaceAll("\n", "\n       $ ")}` : `write ${name}`;
}

function secondsSince(start: number): number {
  return Number(((performance.now() - start) / 1_000).toFixed(1));
}
