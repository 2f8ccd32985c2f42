import { rules } from "#generated/contracts/rules.js";
import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import { type ByteCheck, createByteCheck } from "../bytes/create-byte-check.ts";
import { createBytePlan } from "../bytes/create-byte-plan.ts";
import { restoreTable, type TablesModule } from "../bytes/restore-table.ts";
import type { ByteRules } from "../model/byte-rules.ts";
import { readTable } from "../model/table.ts";
import { type Contract, chooseEditions } from "./contract.ts";

/**
 * Loads the check of a contract's documents in bytes: one of the editions that decide accepts the document. There is no
 * such check if the rules of the contract do not say what bytes show.
 */
export async function loadByteCheck(
  contract: Contract,
  editions: readonly LoadedEdition[],
): Promise<ByteCheck | undefined> {
  const { name, mode } = contract;
  const byteRules = rules[name] === undefined ? undefined : await loadRules(name);
  if (rules[name] !== undefined && byteRules === undefined) return undefined;
  const tables: TablesModule = await import(/* @vite-ignore */ `#generated/contracts/${name}.tables.js`);
  const checks = chooseEditions(contract, editions).flatMap(({ facts }) => {
    const table = restoreTable(tables, facts.edition);
    return table === undefined ? [] : createByteCheck(createBytePlan(readTable(table, mode), byteRules));
  });
  return (bytes, from, newline) => {
    for (const [index, check] of checks.entries()) {
      const warnings = check(bytes, from, newline);
      if (warnings < 0) continue;
      // Nearly every document has the edition of the previous one.
      if (index > 0) checks.unshift(...checks.splice(index, 1));
      return warnings;
    }
    return -1;
  };
}

async function loadRules(name: string): Promise<ByteRules | undefined> {
  const module: { readonly byteRules?: ByteRules } = await import(
    /* @vite-ignore */ `#generated/contracts/${name}.rules.js`
  );
  return module.byteRules;
}
