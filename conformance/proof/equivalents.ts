import { readFileSync } from "node:fs";
import type { ContractName } from "#src/explain/contract.ts";
import type { Mode } from "#src/validate/result.ts";

/** Mutations that no document can tell from the schema itself, and why. */
export interface Equivalent {
  readonly contract: ContractName;
  readonly modes: readonly Mode[];
  /** Regular expression that the ids of the mutations match. */
  readonly match: string;
  readonly reason: string;
}

/** Lists the equivalent mutations of a contract in a mode; a test holds that each row still matches, and is needed. */
export function readEquivalents(contract: ContractName, mode: Mode): readonly Equivalent[] {
  const url = new URL("./equivalent-mutants.json", import.meta.url);
  const rows: readonly Equivalent[] = JSON.parse(readFileSync(url, "utf8"));
  return rows.filter((row) => row.contract === contract && row.modes.includes(mode));
}
