import type { Accepts } from "./link-definitions.ts";

/** A mutation of the schemas of a contract, and whether some document of the suite is judged otherwise by it. */
export interface Scored {
  readonly id: string;
  readonly noticed: boolean;
}

/** A document, and whether a schema is to accept it. */
export interface Row {
  readonly value: unknown;
  readonly valid: boolean;
}

/** Checks whether a schema judges some document otherwise than it is to. */
export function differs(rows: readonly Row[], accepts: Accepts): boolean {
  return rows.some(({ value, valid }) => accepts(value) !== valid);
}

/** Leaves out the documents that are refused for what JSON Schema cannot say (W-before). */
export function saidBy(accepts: Accepts, rows: readonly Row[]): Row[] {
  return rows.filter(({ value, valid }) => accepts(value) === valid);
}
