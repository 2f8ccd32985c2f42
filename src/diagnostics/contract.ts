import type { ContractName } from "#generated/internal/types.d.ts";
import { findRoundedIntegers } from "../json/find-rounded-integers.ts";
import { shorten } from "../util/shorten.ts";
import { judge, pickNearest } from "../validate/nearest-result.ts";
import type { Mode, ValidationError, Warning } from "../validate/result.ts";
import { warnings } from "../validate/warnings.ts";
import type { LoadedEdition } from "./load-editions.ts";

/** The contract and mode to check against. */
export interface Contract {
  readonly name: ContractName;
  readonly mode: Mode;
  /** Name of an edition, or `auto` for the first edition that accepts the document. */
  readonly edition: string;
}

/** The verdict of a contract on a document, before errors are located in the text. */
export interface Verdict {
  readonly status: "valid" | "invalid" | "unknown";
  readonly event?: string;
  readonly errors: readonly ValidationError[];
  readonly warnings: readonly Warning[];
  /** The edition that gave the verdict. */
  readonly asked: LoadedEdition;
}

/** Checks a parsed document and the text it was parsed from. */
export type Check = (value: unknown, text: string) => Verdict;

/**
 * Creates the function that checks documents against the chosen edition of a contract. With `auto`, the first edition
 * that accepts the document decides; if none does, the nearest one.
 */
export function createCheck(contract: Contract, editions: readonly LoadedEdition[]): Check {
  const chosen = chooseEditions(contract, editions);
  return (value, text) => {
    const { errors, asked } = findNearest(chosen, contract.mode, value);
    const status = judge(errors);
    if (status === "unknown")
      return { status, event: String(errors[0]?.received), errors, warnings: [], asked };
    if (contract.name === "raster-info")
      return { status, errors, warnings: listRoundedIntegers(text), asked };
    return { status, errors, warnings: status === "valid" ? listWarnings(value, asked) : [], asked };
  };
}

/** Lists the warnings about a valid delivery. An old value may have any key that the edition lists for the resource. */
function listWarnings(value: unknown, { validate }: LoadedEdition): readonly Warning[] {
  return warnings(value).filter(
    ({ rule, path }) =>
      rule !== "before-update-foreign" ||
      validate.strict(value).some((error) => `${path}/`.startsWith(`${error.path}/`)),
  );
}

/** Finds the first edition that accepts a document or, if none does, the nearest one. */
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
 * Picks the editions to check: the named one or, with `auto`, all of them, starting with the source document's. The
 * others follow from newest to oldest for webhooks, otherwise in the order of the list.
 */
function chooseEditions(
  { name, edition }: Contract,
  editions: readonly LoadedEdition[],
): readonly LoadedEdition[] {
  if (edition !== "auto") return editions.filter(({ facts }) => facts.edition === edition);
  const others = editions.slice(1);
  return [...editions.slice(0, 1), ...(name === "webhook" ? others.reverse() : others)];
}

/**
 * Warns about integers that JavaScript rounds, because a program then reads a different number than the file contains
 * (R-int).
 */
function listRoundedIntegers(text: string): readonly Warning[] {
  return findRoundedIntegers(text).map(({ pointer, literal }) => ({
    rule: "R-int",
    path: pointer,
    message: `JavaScript rounds ${shorten(literal, 40)} to ${Number(literal)}`,
    clause: "R2.2",
  }));
}
