import type { Transaction } from "../delivery-store.ts";
import type { Share } from "../limits.ts";

/** A value of a statement; lists are JSON. */
export type Value = string | number | null | Uint8Array;

/** Runs statements, whose parameters are `$1`, `$2` and so on. */
export interface Client {
  /** The text says what the rows hold. */
  readonly query: <Row>(text: string, values?: readonly Value[]) => Promise<readonly Row[]> | readonly Row[];
  /** Runs a statement over rows: what `write` is given stands for them in its text, under the name `s`. */
  readonly each: <Row, Name extends string>(
    write: (source: string) => string,
    columns: Readonly<Record<Name, ColumnType>>,
    rows: readonly Readonly<Record<Name, Value>>[],
    values?: readonly Value[],
  ) => Promise<readonly Row[]> | readonly Row[];
}

/** A database. */
export interface Database {
  readonly dialect: Dialect;
  /** For statements that only read. */
  readonly reader: Client;
  /** Runs the work as a whole or not at all. Unless it is to last, a crash of the machine may undo the last seconds of it. */
  readonly transact: <T>(work: (client: Client) => Promise<T>, lasts?: boolean) => Promise<T>;
  /** Joins a transaction that the caller has begun. */
  readonly join?: (transaction: Transaction) => Client;
}

/** Types of columns, by the names that both databases share. */
export type ColumnType = "number" | "integer" | "real" | "text" | "uuid" | "bytes";

/** What SQLite and PostgreSQL write differently. */
export interface Dialect {
  /** What stands before the name of a table. */
  readonly prefix: string;
  readonly types: Readonly<Record<ColumnType | "identity", string>>;
  /** A query for the numbers of a parameter that is a JSON list. */
  readonly numbers: (parameter: string) => string;
  /** A query for the strings of a parameter that is a JSON list. */
  readonly strings: (parameter: string, type?: "text" | "uuid") => string;
  /** The larger of two numbers. */
  readonly greatest: string;
  /** Locks the rows of a query, waiting for others in their order, or leaving out those that others hold. */
  readonly lock: string;
  readonly skipLocked: string;
  /** The database's own clock, as milliseconds since 1970; `$1` is that of this process. */
  readonly clock: string;
  /** Finds deliveries that are due of each webhook, as many as its share. */
  readonly findDue: (client: Client, shares: readonly Share[], now: number) => Promise<readonly number[]>;
}

/** Adds rows to a table. */
export async function insert<Name extends string>(
  client: Client,
  table: string,
  columns: Readonly<Record<Name, ColumnType>>,
  rows: readonly Readonly<Record<Name, Value>>[],
): Promise<void> {
  const names = Object.keys(columns).join(", ");
  await client.each(
    (source) => `INSERT INTO ${table} (${names}) SELECT ${names} FROM ${source}`,
    columns,
    rows,
  );
}

/** Writes a list as a parameter. */
export function writeList(values: readonly unknown[]): string {
  return JSON.stringify(values);
}
