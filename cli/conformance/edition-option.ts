import { Option } from "commander";
import type { ContractName } from "#src/explain/contract.ts";
import { editionNames } from "../check-edition.ts";

/** The option that names the edition of a run. */
export interface EditionOptions {
  readonly edition?: string;
}

/** Makes the option that names the edition of a run, of one of some contracts. */
export function editionOption(contracts: readonly ContractName[]): Option {
  const names = contracts.flatMap(editionNames);
  return new Option(
    "--edition <edition>",
    "edition that is tested (default: that of the source document)",
  ).choices(names);
}

/** Tells the reports which edition a run is about. */
export function environmentOf({ edition }: EditionOptions): Readonly<Record<string, string>> {
  return edition === undefined ? {} : { edition };
}
