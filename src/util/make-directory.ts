import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { readErrorDetails } from "./error-details.ts";

/**
 * Makes a directory and its parents. Node's own `recursive` never returns below `/proc`, where every directory seems to
 * exist but cannot be made.
 *
 * @throws Error from the file system; ENOENT if the parent exists but cannot contain directories.
 */
export async function makeDirectory(path: string): Promise<void> {
  const outer = dirname(path);
  await mkdir(path).catch(async (cause: unknown) => {
    if (readErrorDetails(cause).code !== "ENOENT" || outer === path) return keepFolder(path, cause);
    await makeDirectory(outer);
    await mkdir(path).catch((again: unknown) => keepFolder(path, again));
  });
}

/** Another process may have made the directory in the meantime. */
async function keepFolder(path: string, cause: unknown): Promise<void> {
  if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw cause;
}
