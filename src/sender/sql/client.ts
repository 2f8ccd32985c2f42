import type { Transaction } from "../delivery-store.ts";
import type { Share } from "../limits.ts";

/** A value of a statement; lists are JSON. */
export type Value = string | number | null | Uint8Array;

/** Runs statements written in its dialect; their parameters are `$1`, `$2` and so on. */
export interface Client extends Dialect {
  /** Returns rows; the text decides their type. */
  readonly query: <Row>(text: string, values?: readonly Value[]) => Promise<readonly Row[]> | readonly Row[];
  /** Runs a statement over rows; in its text they are a table named `s`, written by `write`. */
  readonly each: <Row, Name extends string>(
    write: (source: string) => string,
    columns: Readonly<Record<Name, ColumnType>>,
    rows: readonly Readonly<Record<Name, Value>>[],
    values?: readonly Value[],
  ) => Promise<readonly Row[]> | readonly Row[];
}

/** A database. */
export interface Database {
  /** For statements that only read. */
  readonly reader: Client;
  /** Runs the work completely or not at all. Unless it must last, a crash of the machine may undo its last seconds. */
  readonly transact: <T>(work: (client: Client) => Promise<T>, lasts?: boolean) => Promise<T>;
  /** Joins a transaction of the caller. */
  readonly join?: (transaction: Transaction) => Client;
}

/** Types of columns, by names shared by both databases. */
export type ColumnType = "number" | "integer" | "real" | "text" | "uuid" | "bytes";

/** What SQLite and PostgreSQL write differently. */
export interface Dialect {
  /** Prefix of table names. */
  readonly prefix: string;
  readonly types: Readonly<Record<ColumnType | "identity", string>>;
  /** A query for the numbers in a JSON list parameter. */
  readonly numbers: (parameter: string) => string;
  /** A query for the strings in a JSON list parameter. */
  readonly strings: (parameter: string, type?: "text" | "uuid") => string;
  /** Function for the larger of two numbers. */
  readonly greatest: string;
  /** Locks the rows of a query in their order, waiting for others or skipping locked rows. */
  readonly lock: string;
  readonly skipLocked: string;
  /** The database's own clock, as milliseconds since 1970; `$1` is that of this process. */
  readonly clock: string;
  /** Finds the due deliveries of each webhook, up to its share. */
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
    (source) => `INSERT INTO ${client.prefix}${table} (${names}) SELECT ${names} FROM ${source}`,
    columns,
    rows,
  );
}

/** Writes a list as a parameter. */
export function writeList(values: readonly unknown[]): string {
  return JSON.stringify(values);
}
