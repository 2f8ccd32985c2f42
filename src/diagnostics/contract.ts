import type { EditionFacts } from "#generated/internal/types.d.ts";
import { findRoundedIntegers } from "../json/find-rounded-integers.ts";
import { shorten } from "../util/shorten.ts";
import { pickNearest } from "../validate/nearest-result.ts";
import type { Mode, ValidationError, Warning } from "../validate/result.ts";
import { warnings } from "../validate/warnings.ts";
import { type ContractName, defaultEditions, type LoadedEdition } from "./load-editions.ts";

export { type ContractName, contractNames } from "./load-editions.ts";

/** Finds the facts about a contract's edition of the source document. */
export function defaultEdition(contract: ContractName): EditionFacts {
  return defaultEditions[contract].facts;
}

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
  /** The edition that was asked, if editions are loaded. */
  readonly asked?: LoadedEdition;
}

/** Checks a parsed document; the text is what it was parsed from. */
export type Check = (value: unknown, text: string) => Verdict;

const NONE: readonly never[] = [];

/**
 * Creates the check of a contract in an edition, or in the first that accepts a document; if none does, the nearest
 * one answers. Without loaded editions it knows only the default.
 */
export function createCheck(contract: Contract, editions: readonly LoadedEdition[] = []): Check {
  const { name, mode } = contract;
  const loaded = chooseEditions(contract, editions).map((asked) => ({
    asked,
    validate: asked.validate[mode],
  }));
  const validators = editions.length === 0 ? [{ validate: defaultEditions[name].validate[mode] }] : loaded;
  const isRaster = name === "raster-info";
  return (value, text) => {
    const { errors, ...asked } = findNearest(validators, value);
    const [first] = errors;
    const rounded = isRaster ? listRoundedIntegers(text) : NONE;
    if (first?.code === "unknown-event")
      return { status: "unknown", event: String(first.received), errors, warnings: NONE, ...asked };
    if (first !== undefined) return { status: "invalid", errors, warnings: rounded, ...asked };
    return { status: "valid", errors, warnings: isRaster ? rounded : warnings(value), ...asked };
  };
}

/** An edition's validator; `asked` is absent if only the default edition is known. */
interface EditionValidator {
  readonly validate: (value: unknown) => readonly ValidationError[];
  readonly asked?: LoadedEdition;
}

/** Finds the first edition that accepts a document, or else the nearest. */
function findNearest(
  validators: readonly EditionValidator[],
  value: unknown,
): { readonly errors: readonly ValidationError[]; readonly asked?: LoadedEdition } {
  const results = [];
  for (const { validate, ...rest } of validators) {
    const result = { ...rest, errors: validate(value) };
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
export function chooseEditions(
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
