import { lstat, readFile, realpath, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { readErrorDetails } from "#src/util/error-details.ts";
import { makeFolder } from "#src/util/make-folder.ts";

/**
 * Writes a generated file below a folder. Files of other programs are kept, and links out of the folder are not followed.
 *
 * @throws Error that names the file and why it cannot be written.
 */
export async function writeOwnFile(out: string, path: string, text: string): Promise<void> {
  const file = join(out, path);
  try {
    await makeFolder(dirname(file));
    const before = await lstat(file).catch(() => undefined);
    const inside = relative(await realpath(out), await realpath(dirname(file)));
    if (before?.isSymbolicLink() || inside.startsWith("..")) throw refusal("a link stands in its place");
    const known = before === undefined ? text : await readFile(file, "utf8");
    // The first comment of a file says whether this project wrote it.
    if (known !== text && !known.slice(0, 1_000).includes("Generated from"))
      throw refusal("another program has written it");
    await writeFile(file, text);
  } catch (cause) {
    throw new Error(`cannot write ${file}: ${readErrorDetails(cause).code}`);
  }
}

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}
