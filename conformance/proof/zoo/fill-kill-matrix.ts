import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { fillMarkers, tableOf } from "#src/text/markdown.ts";
import { causeOf } from "./cause-of.ts";
import { zoo } from "./zoo.ts";
import type { ZooEntry } from "./zoo-entry.ts";

const readme = "conformance/proof/zoo/README.md";

/** Fills the table of README that tells which cases catch which flaw. */
export function fillKillMatrix(): { readonly path: string; readonly text: string } {
  const rows = zoo.map(({ kind, name, flaw, killedBy, alone }) => [
    kind,
    name,
    flaw,
    killedBy.map((id) => `\`${id}\``).join(", ") + (alone === undefined ? "" : ` (alone: ${alone})`),
  ]);
  const table = tableOf(["Kind", "Name", "What it does wrong", "Caught by"], rows);
  return { path: readme, text: fillMarkers(readFileSync(join(projectRoot, readme), "utf8"), { zoo: table }) };
}

/** Tells whether all cases that catch a flaw have one cause. */
export function hangsOnOne({ killedBy }: ZooEntry): boolean {
  return new Set(killedBy.map(causeOf)).size < 2;
}
