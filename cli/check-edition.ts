import { InvalidArgumentError } from "commander";
import { editions } from "#generated/internal/editions.js";
import type { ContractName } from "#src/diagnostics/contract.ts";
import { facts } from "#src/receiver/contract-facts.ts";
import { printable } from "#src/util/display.ts";
import { choice, type Flag } from "./flag.ts";
import { UsageError } from "./io.ts";

/** Lists the names of a contract's editions, the default first. */
export function editionNames(contract: ContractName): readonly string[] {
  return editions.filter(({ name }) => name === contract).map(({ edition }) => edition);
}

/** Ends the program for a text that is neither an edition of the contract nor `auto`. */
export function checkEdition(contract: ContractName, edition: string): string {
  const names = [...editionNames(contract), "auto"];
  if (names.includes(edition)) return edition;
  throw new UsageError(
    `${printable(JSON.stringify(edition))} is not an edition; choose one of ${names.join(", ")}${explainRelease(contract, edition)}`,
  );
}

/** Says which edition a release sends, if that is what a text names; else nothing. */
export function explainRelease(contract: string, text: string): string {
  if (contract !== facts.name || !/^\d+(?:\.\d+)+$/.test(text)) return "";
  const { compare } = new Intl.Collator("en", { numeric: true });
  const edition = editionNames(contract).findLast((name) => compare(name, text) <= 0);
  return edition === undefined ? "" : `; release ${printable(text)} sends edition ${edition}`;
}

/** Makes an option that names an edition of one of some contracts. */
export function editionFlag<Initial extends string | undefined = undefined>(
  flags: string,
  about: string,
  contracts: readonly ContractName[],
  initial?: Initial,
): Flag<string | Initial> {
  const names = contracts.flatMap(editionNames);
  // The names are for the help and for completion.
  return choice(flags, about, names, initial).argParser((text) => {
    if (names.includes(text)) return text;
    const hints = contracts.map((contract) => explainRelease(contract, text)).join("");
    throw new InvalidArgumentError(`expected one of ${names.join(", ")}${hints}`);
  });
}

/** The edition of events if none is named. */
export const defaultEventEdition: string = editionNames(facts.name)[0] ?? "";

/** The option that names an edition of the webhook contract. */
export function eventEditionFlag(about: string): Flag<string> {
  return editionFlag("-e, --edition <name>", about, [facts.name], defaultEventEdition);
}
