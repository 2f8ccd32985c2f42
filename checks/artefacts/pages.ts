import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot, readText } from "#scripts/sources/files.ts";
import { type Block, readBlock, readBlocks } from "#site/content/read-blocks.ts";
import { readCause } from "#src/text/read-cause.ts";
import { freePort } from "../shared/listen.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { type RunningProgram, startProgram } from "../shared/start-program.ts";
import { demand, openProject, type Project } from "./day.ts";

const corpus = join(projectRoot, "conformance/corpus/raster-info");

/** Files that a reader is expected to have, named by the pages. */
const files: Readonly<Record<string, string>> = {
  "update-task.json": join(projectRoot, "conformance/samples/update-task.json"),
  "ping.json": join(projectRoot, "conformance/samples/ping.json"),
  "gdal3.2.2.json": join(corpus, "gdal3.2.2__simple.vrt__plain.json"),
  "gdal3.10.3.json": join(corpus, readdirSync(corpus).find((file) => file.startsWith("gdal3.10.3")) ?? ""),
  "outputs/1.json": join(corpus, "gdal3.2.2__simple.vrt__plain.json"),
  "outputs/2.json": join(corpus, "gdal3.6.2__classic_cf.nc__plain.json"),
};

/** A block that runs where nothing is installed. */
const inCheckout = "in a checkout";
/** Shell blocks that a reader runs: in the guides, each is followed by its output. */
export const shells: readonly string[] = ["sh", "bash"];
/** Blocks that install something, and blocks that start it: `readers.ts` runs them. */
const ofReaders = /^install|^start /;
/** Statements that hold for the rest of a page. */
const exported = /^export \w+=(?:'[^']*'|\S+)$/gm;

/** Walks through README in a project with the packages installed: every block runs, or states where it runs. */
export function walkReadme(project: Project): Promise<string> {
  return walk(project, "README.md");
}

/** Walks each guide in the same way. */
export async function walkGuides(project: Project): Promise<string> {
  const guides = readdirSync(join(projectRoot, "site/guides")).filter((file) => file.endsWith(".md"));
  for (const guide of guides) await walk(project, `site/guides/${guide}`);
  return `${guides.length} guides`;
}

async function walk(project: Project, page: string): Promise<string> {
  const port = String(await freePort());
  const text = readText(page).replaceAll("3000", port);
  const folder = createFolder(project, port);
  const servers: RunningProgram[] = [];
  const counted = { run: 0, written: 0, elsewhere: 0 };
  let environment = "";
  try {
    const blocks = readBlocks(text);
    for (const [i, block] of blocks.entries()) {
      const { language, name, code } = block;
      const here = openProject(folder, project.folder);
      if (name.includes(inCheckout) || ofReaders.test(name)) counted.elsewhere += 1;
      else if (shells.includes(language)) {
        counted.run += 1;
        if (/^start$|in another terminal/.test(name))
          servers.push(
            await startProgram(Number(port), ["sh", "-c", code], { cwd: folder, env: here.environment() }),
          );
        else {
          await runBlock(here, block, environment, blocks[i + 1]).catch((cause) => {
            throw new Error(`${page}: ${code.trim()}: ${readCause(cause).message}`);
          });
          environment += [...code.matchAll(exported)].map(([line]) => `${line}\n`).join("");
        }
      } else if (name !== "") {
        counted.written += 1;
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), code);
      } else if (language === "ts") {
        counted.run += 1;
        await here.run("node", ["--input-type=module-typescript", "--eval", code]).catch((cause) => {
          throw new Error(`${page}: ${readCause(cause).message}`);
        });
      }
    }
  } finally {
    for (const server of servers) await server.stop();
  }
  return `${counted.run} blocks run, ${counted.written} are programs, ${counted.elsewhere} run elsewhere`;
}

/** Runs the commands of a block and compares their output with the text block after it; without one they must print something. */
async function runBlock(
  here: Project,
  { name, code }: Block,
  environment: string,
  next?: Block,
): Promise<void> {
  const [, expected] = /^exits (\d+)$/.exec(name) ?? [];
  const line = `${environment}${code}`;
  const script = expected ? `(${line}\n); test $? = ${expected}` : `set -e\n${line}`;
  const printed = await here.run("sh", ["-c", script], { env: { SENDER_SECRET: "" } });
  demandShown(printed, next);
  demand(printed !== "" || /^export /.test(code), "it prints nothing");
}

/** Throws where the text block after some commands differs from their output. */
export function demandShown(printed: string, next?: Block): void {
  if (next?.language === "text") demand(makePattern(next.code).test(printed), `it prints ${printed}`);
}

/** Creates the folder of a reader who has installed the packages, with README's receiver and files to try. */
function createFolder(project: Project, port: string): string {
  const folder = makeFolder("page");
  mkdirSync(join(folder, "outputs"));
  for (const [name, source] of Object.entries(files)) copyFileSync(source, join(folder, name));
  const sample = JSON.parse(readFileSync(join(folder, "update-task.json"), "utf8"));
  writeFileSync(join(folder, "deliveries.ndjson"), `${JSON.stringify(sample)}\n`);
  const readme = readText("README.md");
  writeFileSync(join(folder, "receiver.mjs"), readBlock(readme, "receiver.mjs").replace("3000", port));
  // As `npm init` leaves it; the first page says what the guides' programs need.
  writeFileSync(join(folder, "package.json"), '{ "type": "commonjs" }');
  const [, setting = ""] = /`npm pkg set (\S+)`/.exec(readme) ?? [];
  execFileSync("npm", ["pkg", "set", setting], { cwd: folder });
  symlinkSync(join(project.folder, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Makes a pattern of an output on a page, where an ellipsis stands for anything. */
function makePattern(printed: string): RegExp {
  const escaped = printed.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll("…", "[^\\n]*")}$`);
}
