import type { Mode } from "#src/model/contract.ts";
import type { Model } from "#src/model/model.ts";
import { createTable, writeTable } from "#src/model/table.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";

/** Writes the table of a contract's edition. */
export function writeShapes({ strict, tolerant }: Readonly<Record<Mode, Model>>): GeneratedFile {
  const { slug, source } = strict;
  return {
    path: `generated/shapes/${slug}.json`,
    text: writeTable(createTable(strict, tolerant)),
    from: source,
  };
}
