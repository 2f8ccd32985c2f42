import type { ContractName } from "#src/diagnostics/contract.ts";
import { editionFlag } from "../check-edition.ts";
import type { Flag } from "../flag.ts";

/** Makes the option that names the edition of a run, from the editions of some contracts. */
export function testedEditionFlag(contracts: readonly ContractName[]): Flag<string | undefined> {
  return editionFlag(
    "--edition <edition>",
    "edition that is tested (default: that of the source document)",
    contracts,
  );
}
