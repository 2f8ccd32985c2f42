import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** A prepared statement whose rows have a type. */
export interface Query<Row> {
  readonly get: (...values: readonly SQLInputValue[]) => Row | undefined;
  readonly all: (...values: readonly SQLInputValue[]) => readonly Row[];
}

/** Prepares a statement; its text says what its rows hold. */
export function prepare<Row>(database: DatabaseSync, text: string): Query<Row> {
  const statement: unknown = database.prepare(text);
  return statement as Query<Row>;
}
