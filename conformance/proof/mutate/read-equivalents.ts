import { readFileSync } from "node:fs";
import { type ContractName, defaultEdition } from "#src/explain/contract.ts";
import type { Mode } from "#src/validate/result.ts";

/** Mutations that no document can distinguish from the schema itself, and why. */
interface Equivalent {
  readonly contract: ContractName;
  /** Editions with the schemas to mutate. Default: the default edition. */
  readonly editions?: readonly string[];
  readonly modes: readonly Mode[];
  /** Regular expression that the ids of the mutations match. */
  readonly match: string;
  readonly reason: string;
}

/** Lists the equivalent mutations of an edition in a mode; a test checks that each row still matches, and is needed. */
export function readEquivalents(
  contract: ContractName,
  mode: Mode,
  edition: string = defaultEdition(contract).edition,
): readonly Equivalent[] {
  const url = new URL("./equivalent-mutants.json", import.meta.url);
  const rows: readonly Equivalent[] = JSON.parse(readFileSync(url, "utf8"));
  const usual = [defaultEdition(contract).edition];
  return rows
    .filter((row) => row.contract === contract && row.modes.includes(mode))
    .filter(({ editions = usual }) => editions.includes(edition));
}
