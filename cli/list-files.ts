import { type Dirent, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { STDIN, UnavailableError, UsageError } from "./command.ts";
import { explainRejection } from "./read-input.ts";
import { bodyFile, headersFile } from "./saved-delivery.ts";

/**
 * Lists files. Each directory is replaced with all matching files below it, sorted by path. A
 * directory saved by `listen` is replaced with its `body` file. A directory without such files stays in the list, so that reading it fails.
 *
 * @throws UsageError if standard input is named twice.
 */
export function listFiles(paths: readonly string[], name: RegExp = /\.json$/): readonly string[] {
  if (paths.indexOf(STDIN) !== paths.lastIndexOf(STDIN))
    throw new UsageError("standard input (-) can be read only once");
  return paths.flatMap((path) => {
    if (!findStats(path)?.isDirectory()) return [path];
    const found = readDirectory(path, name).filter((one) => findStats(one)?.isFile() ?? true);
    return found.length === 0 ? [path] : found.sort();
  });
}

/** Reads the status of a file. If it cannot be read, the file stays in the list, and opening it reports the reason. */
function findStats(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Lists the documents below a directory. Unlike Node's `recursive`, it does not follow links, which may form a cycle. */
function readDirectory(path: string, name: RegExp): string[] {
  let entries: readonly Dirent[];
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (cause) {
    throw new UnavailableError(`${path}: ${explainRejection(cause).message}`);
  }
  const isSaved = [bodyFile, headersFile].every((one) => entries.some((entry) => entry.name === one));
  if (isSaved) return [join(path, bodyFile)];
  return entries.flatMap((entry) => {
    const own = join(path, entry.name);
    return entry.isDirectory() ? readDirectory(own, name) : name.test(own) ? [own] : [];
  });
}
