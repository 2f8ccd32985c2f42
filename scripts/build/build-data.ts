import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../sources/files.ts";

/** Files that a package carries as data: globs of the sources, and where each stands in the package. */
export interface Data {
  readonly from: string;
  /** Folder of the package that takes the place of `base`. */
  readonly to: string;
  readonly base: string;
  /** Whether people, and signatures over exact bytes, keep the white space of JSON. */
  readonly exact?: boolean;
}

/** Copies data into a package, JSON that programs read without its white space. */
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

/** Takes the white space out of JSON, and changes nothing else: numbers and doubled members stay as they are. */
function withoutSpace(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");
}
