import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { ContractSettings } from "#src/model/contract.ts";
import type { GeneratedFile } from "./generated-file.ts";
import type { Sources } from "./sources.ts";

/** Root of the project, and of the package, with the sources of the pipeline. */
export const projectRoot: string = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

/** Reads a text of the project, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(projectRoot, path), "utf8");
}

/** Reads a JSON document of the project, by its path from the root. */
export function readJson(path: string): ReturnType<typeof JSON.parse> {
  return JSON.parse(readText(path));
}

/** Folders and files that the pipeline reads for all contracts; missing ones are left out. */
const ownPaths = [
  "conformance/cases/payload/webhook.json",
  "conformance/cases/signature",
  "conformance/cases/receiver.schema.json",
  "conformance/cases/sender.schema.json",
  "conformance/cases/signature.schema.json",
  "conformance/protocol/library.schema.json",
  "conformance/protocol/sender.schema.json",
  "conformance/corpus/raster-outputs/editions.tsv",
  "conformance/corpus/webhook/editions.tsv",
  "languages/exchanges.json",
  "scripts/hub/types",
  "LICENSE",
  "package.json",
  "README.md",
  "scripts/README.md",
];

/** Lists the folders and files that contracts are written in. */
function listPaths({ source, rules, cases, tables = {}, editions }: ContractSettings): string[] {
  const written = [source, ...editions.map((one) => one.source)].flatMap((path) =>
    path === undefined ? [] : path.includes("/") ? [dirname(path)] : [path],
  );
  const samples = editions.flatMap((one) => one.samples?.replace(/\/$/, "") ?? []);
  return [...written, ...samples, ...[rules, cases, ...Object.values(tables)].flatMap((path) => path ?? [])];
}

/** Folders that contain only what the pipeline writes. */
const outputFolders = ["generated", "languages/python/annotation_contracts/generated"];

/** Reads every source file: those of the pipeline, and those that the contracts of a project are written in. */
export async function readSources(
  settings: readonly ContractSettings[],
  root: string = projectRoot,
): Promise<Sources> {
  const own = await readAll(ownPaths, projectRoot);
  return new Map(
    [...own, ...(await readAll(settings.flatMap(listPaths), root))].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function readAll(
  places: readonly string[],
  root: string,
): Promise<readonly (readonly [path: string, text: string])[]> {
  const paths = new Set((await Promise.all(places.map((place) => filesUnder(place, root)))).flat());
  return Promise.all(
    [...paths].map(async (path) => [path, await readFile(join(root, path), "utf8")] as const),
  );
}

/** Writes the files that changed and removes those that are no longer generated; returns how many of each. */
export async function writeFiles(
  files: readonly GeneratedFile[],
  root: string = projectRoot,
): Promise<{ written: number; removed: number }> {
  const listed = await Promise.all(outputFolders.map((folder) => filesUnder(folder, root)));
  const before = listed.flat().filter((path) => !path.includes("/__pycache__/"));
  const made = new Set(files.map(({ path }) => path));
  const stale = before.filter((path) => !made.has(path));
  await Promise.all(stale.map((path) => rm(join(root, path))));
  const written = await Promise.all(files.map((file) => writeIfChanged(file, root)));
  return { written: written.filter(Boolean).length, removed: stale.length };
}

async function writeIfChanged({ path, text }: GeneratedFile, root: string): Promise<boolean> {
  const file = join(root, path);
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
}

/** Lists the files below a folder by their path from the root of a project; a file lists itself. */
export async function filesUnder(path: string, root: string = projectRoot): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  if (entries === undefined) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join("/"),
    );
}
