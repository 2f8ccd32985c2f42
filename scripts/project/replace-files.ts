import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "#src/text/make-folder.ts";
import { readCause } from "#src/text/read-cause.ts";
import type { GeneratedFile } from "../sources/generated-file.ts";

/** File that lists what was written, so that nothing else is ever overwritten or removed. */
const list = "generated-files.txt";

/**
 * Writes files below a folder, and removes files of the last run that are no longer generated.
 *
 * @throws Error with a sentence if a file exists that was not written here, or if a file cannot be written.
 */
export async function replaceFiles(
  folder: string,
  files: readonly GeneratedFile[],
): Promise<{ readonly written: number; readonly removed: number }> {
  try {
    const before = new Set(
      ((await readIfThere(join(folder, list))) ?? "").split("\n").filter((path) => path !== ""),
    );
    const texts = await Promise.all(files.map(({ path }) => readIfThere(join(folder, path))));
    const foreign = files.find(({ path }, i) => texts[i] !== undefined && !before.has(path));
    if (foreign !== undefined) throw new Error(`${foreign.path} is there, and was not written by a build`);
    const made = new Set(files.map(({ path }) => path));
    const writeList = (paths: Iterable<string>): Promise<void> =>
      writeFile(join(folder, list), `${[...paths].sort().join("\n")}\n`);
    await makeFolder(folder);
    // What a run writes that is then broken off was written by a build, too.
    await writeList(new Set([...before, ...made]));
    const changed = files.filter(({ text }, i) => texts[i] !== text);
    for (const one of new Set(changed.map(({ path }) => dirname(join(folder, path))))) await makeFolder(one);
    await Promise.all(changed.map(({ path, text }) => writeFile(join(folder, path), text)));
    const stale = [...before].filter((path) => !made.has(path) && !path.split("/").includes(".."));
    await Promise.all(stale.map((path) => rm(join(folder, path), { force: true })));
    await writeList(made);
    return { written: changed.length, removed: stale.length };
  } catch (cause) {
    const { code, message } = readCause(cause);
    throw new Error(`cannot write to ${folder}: ${code || message}`);
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch((cause) => {
    if (readCause(cause).code === "ENOENT") return undefined;
    throw cause;
  });
}
