import { findRoundedIntegers } from "../json/find-rounded-integers.ts";
import { shorten } from "../util/shorten.ts";
import { pickNearest } from "../validate/nearest-result.ts";
import type { Mode, ValidationError, Warning } from "../validate/result.ts";
import { warnings } from "../validate/warnings.ts";
import type { ContractName, LoadedEdition } from "./load-editions.ts";

export { type ContractName, contractNames } from "./load-editions.ts";

/** Every mode, the stricter first. */
export const modes: readonly Mode[] = ["strict", "tolerant"];

/** Contract and mode of a check. */
export interface Contract {
  readonly name: ContractName;
  readonly mode: Mode;
  /** Name of an edition, or `auto` for the one that accepts a document. Default: the contract's default edition. */
  readonly edition?: string;
}

/** What a contract says about a document, before its places are looked up. */
export interface Verdict {
  readonly status: "valid" | "invalid" | "unknown";
  readonly event?: string;
  readonly errors: readonly ValidationError[];
  readonly warnings: readonly Warning[];
  /** The edition that was asked. */
  readonly asked: LoadedEdition;
}

/** Checks a parsed document; the text is what it was parsed from. */
export type Check = (value: unknown, text: string) => Verdict;

/** Creates the check of a contract in the chosen edition, or in the first that accepts; if none does, in the nearest. */
export function createCheck(contract: Contract, editions: readonly LoadedEdition[]): Check {
  const chosen = chooseEditions(contract, editions);
  return (value, text) => {
    const { errors, asked } = findNearest(chosen, contract.mode, value);
    const [first] = errors;
    if (first?.code === "unknown-event")
      return { status: "unknown", event: String(first.received), errors, warnings: [], asked };
    const status = first === undefined ? "valid" : "invalid";
    if (contract.name === "raster-info")
      return { status, errors, warnings: listRoundedIntegers(text), asked };
    return { status, errors, warnings: status === "valid" ? warnings(value) : [], asked };
  };
}

/** Finds the first edition that accepts a document, or else the nearest. */
function findNearest(
  editions: readonly LoadedEdition[],
  mode: Mode,
  value: unknown,
): Pick<Verdict, "errors"> & { readonly asked: LoadedEdition } {
  const results = [];
  for (const asked of editions) {
    const result = { asked, errors: asked.validate[mode](value) };
    if (result.errors.length === 0) return result;
    results.push(result);
  }
  // At least one edition is chosen.
  return pickNearest(results)!;
}

/**
 * Picks the editions that decide: the default, a named one, or with `auto` all of them: that of the source document, then
 * newest to oldest; of raster info in the order of the list.
 */
function chooseEditions(
  { name, edition }: Contract,
  editions: readonly LoadedEdition[],
): readonly LoadedEdition[] {
  if (edition === "auto") {
    const [first, ...others] = editions;
    return first === undefined || name !== "webhook" ? editions : [first, ...others.reverse()];
  }
  return editions.filter(({ facts }) => (edition === undefined ? facts.default : facts.edition === edition));
}

/** Warns about integers that JavaScript rounds, so that a program reads something else than the file says (R-int). */
function listRoundedIntegers(text: string): readonly Warning[] {
  return findRoundedIntegers(text).map(({ pointer, literal }) => ({
    rule: "R-int",
    path: pointer,
    message: `JavaScript rounds ${shorten(literal, 40)} to ${Number(literal)}`,
    clause: "R2.2",
  }));
}
