import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#scripts/files.ts";
import { fillMarkers } from "#src/util/markdown.ts";

/** Writes a result between the markers of a document; the process ends with 1 if it said something else before. */
export function renewDocument(document: URL, tables: Readonly<Record<string, string>>): void {
  const before = readFileSync(document, "utf8");
  const after = fillMarkers(before, tables);
  if (after === before) return;
  writeFileSync(document, after);
  const path = relative(projectRoot, fileURLToPath(document));
  console.log(`FAILED ${path} was out of date; it has been written anew`);
  process.exitCode = 1;
}
