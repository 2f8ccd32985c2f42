import type { ContractSettings } from "#src/model/contract.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { parseSource, type Sources } from "../../sources/sources.ts";
import { factsModule, print } from "./facts-module.ts";

/** Writes the tables of facts that no schema holds, as modules; the type of a table is the table itself. */
export function writeTables(settings: readonly ContractSettings[], sources: Sources): GeneratedFile[] {
  return settings.flatMap(({ tables = {} }) =>
    Object.entries(tables).flatMap(([name, from]) => {
      const rows = parseSource(sources, from);
      const declarations = `\n/** The rows of ${from}. */\nexport declare const rows: ${print(rows)};\n`;
      return factsModule({ path: `generated/facts/${name}`, from, values: { rows }, declarations });
    }),
  );
}
