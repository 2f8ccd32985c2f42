import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/files.ts";
import { deriveCases } from "./derive-cases.ts";

/** A file that is made from others, by its path from the top of the project. */
interface MadeFile {
  readonly path: string;
  readonly text: string;
}

function writeIfChanged({ path, text }: MadeFile): string {
  const file = join(projectRoot, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return "unchanged";
  writeFileSync(file, text);
  return "written";
}

if (import.meta.main) {
  const start = performance.now();
  for (const file of deriveCases()) {
    console.log(
      `${file.path}: ${file.count} cases, ${file.dropped.length} unproved, ${writeIfChanged(file)}`,
    );
  }
  console.log(`in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
