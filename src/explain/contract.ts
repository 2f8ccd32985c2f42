import { editions } from "#generated/facts/editions.js";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { findRoundedIntegers } from "../json/find-rounded-integers.ts";
import { checkRules } from "../validate/check-rules.ts";
import type { Mode, ValidationError, Warning } from "../validate/result.ts";
import { validateDelivery } from "../validate/validate-delivery.ts";
import { validateRasterInfo } from "../validate/validate-raster-info.ts";
import type { LoadedEdition } from "./loaded-edition.ts";

/** The contracts that a document can be checked against. */
export const contractNames = ["webhook", "raster-info"] as const;
export type ContractName = (typeof contractNames)[number];

/** Finds what is known of a contract's default edition. */
export function defaultEdition(contract: ContractName): EditionFacts {
  const found = editions.find((one) => one.name === contract && one.default);
  if (found === undefined) throw new TypeError(`cannot find the contract "${contract}": there is none`);
  return found;
}

export const modes: readonly Mode[] = ["strict", "tolerant"];

/** The two ways that every check needs to know. */
export interface Contract {
  readonly name: ContractName;
  readonly mode: Mode;
  /** Name of an edition, or `auto` for the one that takes a document. Default: the contract's own default. */
  readonly edition?: string;
}

/** What a contract says about a document, before anybody has looked where. */
export interface Verdict {
  readonly status: "valid" | "invalid" | "unknown";
  readonly event?: string;
  readonly errors: readonly ValidationError[];
  readonly warnings: readonly Warning[];
  /** The edition that was asked, where editions are loaded. */
  readonly asked?: LoadedEdition;
}

/** Checks a parsed document; the text is what it was parsed from. */
export type Check = (value: unknown, text: string) => Verdict;

const NONE: readonly never[] = [];

/** Creates the check of a contract; without loaded editions it knows the default alone. */
export function createCheck(contract: Contract, editions: readonly LoadedEdition[] = []): Check {
  return editions.length === 0 ? createDefaultCheck(contract) : createEditionCheck(contract, editions);
}

/** Creates the check of an edition, or of the first that takes a document; of none the nearest speaks. */
function createEditionCheck({ name, mode, edition }: Contract, editions: readonly LoadedEdition[]): Check {
  const chosen = editions.filter(({ facts }) =>
    edition === undefined ? facts.default : edition === "auto" || facts.edition === edition,
  );
  return (value, text) => {
    const readings = chosen.map((asked) => ({ asked, errors: asked.validate[mode](value) }));
    const { asked, errors } = readings.toSorted((a, b) => distanceOf(a.errors) - distanceOf(b.errors))[0]!;
    const [first] = errors;
    const rounded = name === "raster-info" ? roundedIntegers(text) : NONE;
    if (first?.code === "unknown-event") {
      return { status: "unknown", event: String(first.received), errors, warnings: NONE, asked };
    }
    if (first !== undefined) return { status: "invalid", errors, warnings: rounded, asked };
    const warnings = name === "webhook" ? checkRules(value as never) : rounded;
    return { status: "valid", errors: NONE, warnings, asked };
  };
}

/** An edition that does not know the event is the farthest. */
function distanceOf(errors: readonly ValidationError[]): number {
  return errors[0]?.code === "unknown-event" ? Number.POSITIVE_INFINITY : errors.length;
}

function createDefaultCheck({ name, mode }: Contract): Check {
  const options = { mode };
  if (name === "webhook") {
    return (value) => {
      const result = validateDelivery(value, options);
      if (result.status === "valid") return { status: "valid", errors: NONE, warnings: result.warnings };
      return { ...result, warnings: NONE };
    };
  }
  return (value, text) => {
    const result = validateRasterInfo(value, options);
    const errors = result.status === "valid" ? NONE : result.errors;
    return { status: result.status, errors, warnings: roundedIntegers(text) };
  };
}

/** Warns of integers that JavaScript rounds, so that what a program reads is not what the file says (R-int). */
function roundedIntegers(text: string): readonly Warning[] {
  return findRoundedIntegers(text).map(({ pointer, literal }) => ({
    rule: "R-int",
    path: pointer,
    message: `JavaScript rounds ${shorten(literal)} to ${Number(literal)}`,
    clause: "R2.2",
  }));
}

function shorten(literal: string): string {
  return literal.length > 40 ? `${literal.slice(0, 40)}…` : literal;
}
