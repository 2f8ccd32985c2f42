import type { ContractName } from "#src/explain/contract.ts";
import { editionNames } from "../check-edition.ts";
import { choice, type Flag } from "../flag.ts";

/** Makes the option that names the edition of a run, from the editions of some contracts. */
export function editionFlag(contracts: readonly ContractName[]): Flag<string | undefined> {
  const about = "edition that is tested (default: that of the source document)";
  return choice("--edition <edition>", about, contracts.flatMap(editionNames));
}
