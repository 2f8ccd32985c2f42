import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { generated } from "#src/model/paths.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Root of the project. */
export const projectRoot: string = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");

/** Contents of the source files by path, relative to the project root. */
export type Sources = ReadonlyMap<string, string>;

/** Directories and files that the pipeline reads. */
const sourcePaths = [
  "spec",
  "schemas",
  "conformance/samples",
  "conformance/cases",
  "conformance/protocol",
  "languages/exchanges.json",
  "scripts/facts/types.ts",
  "package.json",
];

/** Directories that contain only generated files. */
const outputDirectories = [
  generated,
  "src/generated",
  "languages/go/generated",
  "languages/java/src/main/java/example/annotationcontracts/generated",
  "languages/java/src/main/resources/example/annotationcontracts/generated",
  "languages/python/annotation_contracts/generated",
];

/** Reads every source file. */
export async function readSources(): Promise<Sources> {
  const paths = sourcePaths.flatMap(listFiles).sort();
  const rows = paths.map(async (path) => [path, await readFile(join(projectRoot, path), "utf8")] as const);
  return new Map(await Promise.all(rows));
}

/**
 * Parses a JSON source file.
 *
 * @throws Error that names the file.
 */
export function parseSource(sources: Sources, path: string): unknown {
  const text = sources.get(path);
  if (text === undefined) throw new Error(`cannot read ${path}: no such file`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`cannot read ${path}: ${readErrorDetails(error).message}`);
  }
}

/** Reads a text file by its path, relative to the project root. */
export function readText(path: string): string {
  return readFileSync(join(projectRoot, path), "utf8");
}

/** Reads a JSON document by its path, relative to the project root. */
export function readJson(path: string): ReturnType<typeof JSON.parse> {
  return JSON.parse(readText(path));
}

/** Writes changed files and removes files that are no longer generated. Returns the number of each. */
export async function writeFiles(
  files: readonly GeneratedFile[],
): Promise<{ written: number; removed: number }> {
  const made = new Set(files.map(({ path }) => path));
  const before = outputDirectories.flatMap(listFiles).filter((path) => !path.includes("/__pycache__/"));
  const stale = before.filter((path) => !made.has(path));
  await Promise.all(stale.map((path) => rm(join(projectRoot, path))));
  const written = await Promise.all(files.map(writeIfChanged));
  return { written: written.filter(Boolean).length, removed: stale.length };
}

/** Writes a file if its text has changed; resolves to whether it was written. */
export async function writeIfChanged({ path, text }: GeneratedFile): Promise<boolean> {
  const file = join(projectRoot, path);
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
}

/** Lists the files below a directory, or a single file, by path relative to the project root. */
function listFiles(path: string): string[] {
  const entries = globSync([path, `${path}/**`], { cwd: projectRoot, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(projectRoot, join(parentPath, name)).split(sep).join("/"));
}
