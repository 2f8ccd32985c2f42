import { readText } from "#scripts/sources/files.ts";
import { fillMarkers, renderTable } from "#src/util/markdown.ts";
import { nameCause } from "./name-cause.ts";
import { type ZooEntry, zoo } from "./zoo.ts";

const readme = "conformance/proof/zoo/README.md";

/** Fills the table of README with the cases that catch each flaw. */
export function fillKillMatrix(): { readonly path: string; readonly text: string } {
  const rows = zoo.map(({ kind, name, flaw, killedBy, alone }) => [
    kind,
    name,
    flaw,
    killedBy.map((id) => `\`${id}\``).join(", ") + (alone === undefined ? "" : ` (alone: ${alone})`),
  ]);
  const table = renderTable(["Kind", "Name", "What it does wrong", "Caught by"], rows);
  return { path: readme, text: fillMarkers(readText(readme), { zoo: table }) };
}

/** Checks whether all cases that catch a flaw have one cause. */
export function hangsOnOne({ killedBy }: ZooEntry): boolean {
  return new Set(killedBy.map(nameCause)).size < 2;
}
