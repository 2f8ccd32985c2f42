import { type Dirent, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { OutOfReach } from "./command.ts";
import { explainRefusal } from "./input.ts";

/**
 * Lists files; each directory is replaced by the `.json` files in and below it, in the order of their paths. A directory
 * without such files stays in the list, so that it is reported.
 */
export function listFiles(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    if (!findStats(path)?.isDirectory()) return [path];
    const found = readFolder(path)
      .filter((name) => name.endsWith(".json"))
      .filter((name) => findStats(name)?.isFile() ?? true)
      .sort();
    return found.length === 0 ? [path] : found;
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

/** Lists what is in a folder and below; a link to a folder is not followed, since it may lead back to a parent. */
function readFolder(path: string): readonly string[] {
  const entries = readEntries(path);
  return entries.flatMap((entry) => {
    const own = join(path, entry.name);
    return entry.isDirectory() ? readFolder(own) : [own];
  });
}

function readEntries(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (cause) {
    throw new OutOfReach(`${path}: ${explainRefusal(cause).message}`);
  }
}
