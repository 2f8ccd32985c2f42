import type { Accepts } from "./link-definitions.ts";

/** A mutation of the schemas of a contract, and the documents of the suite that are judged otherwise by it. */
export interface Scored {
  readonly id: string;
  /** By id of their case or sample: the first, or all where `isWhole` asks for them. */
  readonly noticedBy: readonly string[];
}

/** Which mutations are scored, and how far. */
export interface Scoring {
  /** Default: all. */
  readonly isWanted?: (id: string) => boolean;
  /** Whether every document that notices a mutation is listed. Default: the first alone. */
  readonly isWhole?: boolean;
}

/** A document, and whether a schema is to accept it. */
export interface Row {
  readonly id: string;
  readonly value: unknown;
  readonly valid: boolean;
}

/** Lists the documents that a schema judges otherwise than it is to: the first, or all. */
export function listDiffering(rows: readonly Row[], accepts: Accepts, isWhole: boolean): readonly string[] {
  const isDiffering = ({ value, valid }: Row): boolean => accepts(value) !== valid;
  const found = isWhole ? rows.filter(isDiffering) : [rows.find(isDiffering)];
  return found.flatMap((row) => row?.id ?? []);
}

/** Leaves out the documents that are refused for what JSON Schema cannot say (W-before). */
export function saidBy(accepts: Accepts, rows: readonly Row[]): Row[] {
  return rows.filter(({ value, valid }) => accepts(value) === valid);
}
