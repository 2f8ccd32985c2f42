import { type Dirent, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { OutOfReach } from "./command.ts";
import { explainRefusal } from "./input.ts";
import { bodyFile, headersFile } from "./saved-delivery.ts";

/**
 * Lists files; each directory is replaced by the `.json` files in and below it, in the order of their paths. A folder saved
 * by `listen` is replaced by its body. A directory without such files is listed as a pattern, which no file has as its name.
 */
export function listFiles(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    if (!findStats(path)?.isDirectory()) return [path];
    const found = readFolder(path)
      .filter((name) => findStats(name)?.isFile() ?? true)
      .sort();
    return found.length === 0 ? [join(path, "*.json")] : found;
  });
}

/** Reads the status of a file; a file without one stays in the list, so that reading it reports why. */
function findStats(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Lists the documents in a folder and below; a link to a folder is not followed, since it may lead back to a parent. */
function readFolder(path: string): readonly string[] {
  const entries = readEntries(path);
  if ([bodyFile, headersFile].every((name) => entries.some((entry) => entry.name === name)))
    return [join(path, bodyFile)];
  return entries.flatMap((entry) => {
    const own = join(path, entry.name);
    if (entry.isDirectory()) return readFolder(own);
    return own.endsWith(".json") ? [own] : [];
  });
}

function readEntries(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (cause) {
    throw new OutOfReach(`${path}: ${explainRefusal(cause).message}`);
  }
}
