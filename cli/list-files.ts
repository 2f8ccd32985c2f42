import { type Dirent, readdirSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { UnavailableError } from "./command.ts";
import { explainRejection } from "./read-input.ts";
import { bodyFile, headersFile } from "./saved-delivery.ts";

/**
 * Lists files; each directory is replaced by the files in and below it whose name matches, in the order of their paths. A
 * directory saved by `listen` is replaced by its body. A directory without such files stays, and cannot be read.
 */
export function listFiles(paths: readonly string[], name: RegExp = /\.json$/): readonly string[] {
  return paths.flatMap((path) => {
    if (!findStats(path)?.isDirectory()) return [path];
    const all = new Set(readDirectory(path));
    const isSaved = (file: string): boolean =>
      [bodyFile, headersFile].every((one) => all.has(join(dirname(file), one)));
    const found = [...all].filter((file) => (isSaved(file) ? basename(file) === bodyFile : name.test(file)));
    return found.length === 0 ? [path] : found.sort();
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

/** Lists the files in a directory and below; a link to a directory is not followed, since it may lead back to a parent. */
function readDirectory(path: string): readonly string[] {
  let entries: readonly Dirent[];
  try {
    entries = readdirSync(path, { recursive: true, withFileTypes: true });
  } catch (cause) {
    throw new UnavailableError(`${path}: ${explainRejection(cause).message}`);
  }
  return entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => findStats(file)?.isFile() ?? true);
}
