import type { Mode } from "#src/model/contract.ts";
import type { Model } from "#src/model/model.ts";
import { createTable, writeTable } from "#src/model/table.ts";
import { isObject } from "#src/util/is-object.ts";
import { itemAt } from "#src/util/item-at.ts";
import { codeFile, type GeneratedFile } from "../../sources/generated-file.ts";

/** Writes the table of a contract's edition. */
export function writeShapes({ strict, tolerant }: Readonly<Record<Mode, Model>>): GeneratedFile {
  const { slug, source } = strict;
  return {
    path: `generated/shapes/${slug}.json`,
    text: writeTable(createTable(strict, tolerant)),
    from: source,
  };
}

/**
 * Writes the tables of a contract's editions as a module, for the reader of bytes: each declaration once, without what
 * only people read. `restoreTable` has the form.
 */
export function writeJoinedTables(
  editions: readonly { readonly models: Readonly<Record<Mode, Model>> }[],
): GeneratedFile {
  const { name, source: from } = itemAt(editions, 0).models.strict;
  const rows: string[] = [];
  const tables = editions.map(({ models: { strict, tolerant } }) => {
    const { formats: _, types, ...head } = createTable(strict, tolerant);
    const texts = types.map((one) => JSON.stringify(one, shorten));
    for (const text of texts) if (!rows.includes(text)) rows.push(text);
    return [strict.edition, { ...head, types: texts.map((text) => rows.indexOf(text)) }];
  });
  const text = `export const types = [\n${rows.join(",\n")}\n];\n
export const tables = ${JSON.stringify(Object.fromEntries(tables))};\n`;
  return codeFile(`generated/contracts/${name}.tables.js`, from, text);
}

/** Writes a field as a list, and a reference as a name. */
function shorten(key: string, value: unknown): unknown {
  if (key === "doc" || key === "definition") return typeof value === "string" ? undefined : value;
  if (key === "fields" && Array.isArray(value))
    return value.map(({ name, type, optional }) => (optional ? [name, type, 1] : [name, type]));
  return isNamed(value) ? `#${value.name}` : value;
}

function isNamed(value: unknown): value is { readonly name: string } {
  return isObject(value) && "kind" in value && value.kind === "named" && !("residual" in value);
}
