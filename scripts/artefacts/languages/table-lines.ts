import type { Contract } from "#src/model/contract.ts";
import { readModels } from "#src/model/read-model.ts";
import { createTable } from "#src/model/table.ts";
import { itemAt } from "#src/util/item-at.ts";
import type { Carried, NamedDeclaration } from "./naming.ts";
import { withPhrases } from "./with-phrases.ts";

/** Descriptions are in the types, and interpreters do not read these members. */
const prose = ["doc", "definition", "residual", "source"];

/**
 * Writes the table of an edition as lines of JSON, one declaration per line, for an interpreter; `unread` are further
 * members that it does not read.
 */
export function writeTableLines(contract: Contract, unread: readonly string[] = []): readonly string[] {
  const { strict, tolerant } = readModels(contract);
  const { types, ...head } = withPhrases(createTable(strict, tolerant));
  const all = [...prose, ...unread];
  const read = (key: string, value: unknown): unknown => (all.includes(key) ? undefined : value);
  const rows = types.map((one) => JSON.stringify(one, read));
  const start = JSON.stringify(head, read).slice(0, -1);
  return [`${start},"types":[`, ...rows.map((row, i) => (i < rows.length - 1 ? `${row},` : row)), "]}"];
}

/** Pairs the name of each type in the table with its declaration in the language. */
export function readTypeNames({
  contract,
  model,
}: Carried): readonly (readonly [string, NamedDeclaration])[] {
  const raw = readModels(contract).tolerant.declarations;
  return model.declarations.map((one, i) => [itemAt(raw, i).name, one] as const);
}
