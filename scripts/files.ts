import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { GeneratedFile } from "./contracts.ts";
import type { Sources } from "./sources.ts";

/** Top of the project. */
export const projectRoot: string = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");

/** Folders and files that the pipeline reads. */
const sourcePaths = [
  "spec",
  "schemas",
  "conformance/samples",
  "conformance/cases/payload/webhook.json",
  "conformance/cases/raster-info/documents.json",
  "conformance/cases/signature",
  "conformance/cases/receiver.schema.json",
  "conformance/cases/sender.schema.json",
  "conformance/protocol/library.schema.json",
  "conformance/protocol/sender.schema.json",
  "scripts/facts",
  "scripts/validators",
  "scripts/languages",
  "tspconfig.yaml",
  "LICENSE",
  "package.json",
  "README.md",
  "scripts/README.md",
];

/** Folder that holds nothing but what the pipeline writes. */
const outputFolder = "generated";

/** Reads every source file. */
export async function readSources(): Promise<Sources> {
  const paths = (await Promise.all(sourcePaths.map(filesUnder))).flat().sort();
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(join(projectRoot, path), "utf8")] as const),
    ),
  );
}

/** Writes the files that changed and removes those that are no longer generated; returns how many of each. */
export async function writeFiles(
  files: readonly GeneratedFile[],
): Promise<{ written: number; removed: number }> {
  const before = await filesUnder(outputFolder);
  const stale = before.filter((path) => !files.some((file) => file.path === path));
  await Promise.all(stale.map((path) => rm(join(projectRoot, path))));
  const written = await Promise.all(files.map(writeIfChanged));
  return { written: written.filter(Boolean).length, removed: stale.length };
}

async function writeIfChanged({ path, text }: GeneratedFile): Promise<boolean> {
  const file = join(projectRoot, path);
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
}

/** Lists the files below a folder by their path from the top of the project; a file lists itself. */
export async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(join(projectRoot, path), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      if (error.code === "ENOENT" && path === outputFolder) return [];
      throw error;
    },
  );
  if (entries === undefined) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(projectRoot.length + 1)
        .split(sep)
        .join("/"),
    );
}
