import type { Mode } from "#src/model/contract.ts";
import type { Model } from "#src/model/model.ts";
import { createTable, writeTable } from "#src/model/table.ts";
import { type GeneratedFile, headerOf } from "../../sources/generated-file.ts";

/** Writes the table of a contract's edition. */
export function writeShapes({ strict, tolerant }: Readonly<Record<Mode, Model>>): GeneratedFile {
  const { slug, source } = strict;
  return {
    path: `generated/shapes/${slug}.json`,
    text: writeTable(createTable(strict, tolerant)),
    from: source,
  };
}

/** Writes the table as a module without what only people read, for the reader of bytes. */
export function writeTableModule({ strict, tolerant }: Readonly<Record<Mode, Model>>): GeneratedFile {
  const { slug, source: from } = strict;
  const { formats: _, ...table } = createTable(strict, tolerant);
  const text = JSON.stringify(table, (key, value) =>
    (key === "doc" || key === "definition") && typeof value === "string" ? undefined : value,
  );
  const path = `generated/contracts/${slug}.table.js`;
  return { path, text: `// ${headerOf(from)}\n\nexport const table = ${text};\n`, from };
}
