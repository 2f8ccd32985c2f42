import { readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { readMember } from "#src/text/read-member.ts";
import { OutOfReach } from "./command.ts";
import { explainRefusal } from "./input.ts";

/**
 * Lists files: in place of each directory, the `.json` files in it and below, in the order of their paths. A directory
 * without such a file stays in the list, so that it is reported.
 */
export function listFiles(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    if (!findStats(path)?.isDirectory()) return [path];
    const found = readFolder(path)
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(path, name))
      .filter((name) => findStats(name)?.isFile() ?? true)
      .sort();
    return found.length === 0 ? [path] : found;
  });
}

/** Looks at a file; what cannot be looked at stays in the list, so that its reading tells why. */
function findStats(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function readFolder(path: string): readonly string[] {
  try {
    return readdirSync(path, { recursive: true, encoding: "utf8" });
  } catch (cause) {
    throw new OutOfReach(`${readMember(cause, "path") ?? path}: ${explainRefusal(cause).message}`);
  }
}
