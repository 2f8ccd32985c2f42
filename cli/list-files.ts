import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists files: in place of each directory, the `.json` files in it and below, in the order of their paths. A directory
 * without such a file stays in the list, so that it is reported.
 */
export function listFiles(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
    const found = readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(path, name))
      .filter((name) => statSync(name).isFile())
      .sort();
    return found.length === 0 ? [path] : found;
  });
}
