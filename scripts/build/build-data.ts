import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../files.ts";

/** Data files of a package: globs of the sources, and their place in the package. */
export interface Data {
  readonly from: string;
  /** Folder of the package that replaces `base`. */
  readonly to: string;
  readonly base: string;
  /** Whether JSON keeps its white space, for readers and for signatures over exact bytes. */
  readonly exact?: boolean;
}

/** Copies data into a package; JSON for programs loses its white space. */
export function buildData(folder: string, data: readonly Data[]): void {
  for (const { to } of data)
    if (to !== "") rmSync(join(projectRoot, folder, to), { recursive: true, force: true });
  for (const { from, to, base, exact = false } of data)
    for (const path of globSync(from, { cwd: projectRoot })) {
      if (statSync(join(projectRoot, path)).isDirectory()) continue;
      const target = join(projectRoot, folder, to, path.slice(base.length));
      mkdirSync(dirname(target), { recursive: true });
      const source = join(projectRoot, path);
      if (exact || !path.endsWith(".json")) cpSync(source, target);
      else writeFileSync(target, withoutSpace(readFileSync(source, "utf8")));
    }
}

/** Removes the white space from JSON, and changes nothing else: numbers and duplicate members stay as they are. */
function withoutSpace(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");
}
