import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/** A value of a statement. */
export type SqlValue = string | number | null | Uint8Array;

/** Runs one statement whose parameters are `$1`, `$2` and so on; both databases run the same text. */
export type Run = <Row>(text: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>;

/** The words that SQLite and PostgreSQL spell differently. */
export interface Dialect {
  /** Milliseconds since 1970 by the database's clock, which all processes share. */
  readonly now: string;
  /** Type of a column with a number that is never used again. */
  readonly identity: string;
  readonly bytes: string;
  /** Stands before the name of a table or an index's table. */
  readonly prefix: string;
  /** Locks the rows of a query, waiting for others, or leaving out those that others have locked. */
  readonly lock: string;
  readonly skipLocked: string;
}

/** A database that both parts of the store use. */
export interface Database extends Dialect {
  /**
   * Runs the work completely or not at all. Unless it `lasts`, a crash of the machine may undo it, which costs a wait for
   * the disk less; what lasted before stays.
   */
  readonly transact: <T>(work: (run: Run) => Promise<T>, lasts?: boolean) => Promise<T>;
  /** Milliseconds between two looks for the work of other processes. */
  readonly pollMs: number;
  /** Whether closing the database loses everything. */
  readonly isVolatile: boolean;
  /** Closes what the sender opened itself; a pool stays open. */
  readonly close: () => Promise<void>;
}

/** Milliseconds between two tries to get a lock of SQLite, and of all tries together. */
const LOCK_RETRY = 20;
const LOCK_PATIENCE = 30_000;

/** SQLITE_BUSY, the primary code of every lock that is held by somebody else. */
const BUSY = 5;

/** Prepared statements to remember; lists of values make one text for each length. */
const MAX_PREPARED = 1_000;

const sqliteDialect: Dialect = {
  now: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
  identity: "INTEGER PRIMARY KEY AUTOINCREMENT",
  bytes: "BLOB",
  prefix: "",
  // A transaction that writes has the whole file for itself.
  lock: "",
  skipLocked: "",
};

/**
 * Wraps an open SQLite file. It runs on the caller's thread; a lock of another program is waited for without holding up
 * the event loop.
 */
export function wrapSqlite(database: DatabaseSync, path: string): Database {
  const prepared = new Map<string, StatementSync>();
  const run: Run = async (text, values = []) => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      if (prepared.size >= MAX_PREPARED) prepared.clear();
      statement = database.prepare(text.replaceAll(/\$(\d+)/g, "?$1"));
      prepared.set(text, statement);
    }
    return statement.all(...values) as never;
  };
  const inTurn = createTurns();
  return {
    ...sqliteDialect,
    pollMs: 1_000,
    isVolatile: path === ":memory:",
    transact: (work, lasts = true) =>
      inTurn(async () => {
        // SQLite never waits by itself: without this, a caller who asks again and again would hold up everything else.
        await new Promise((resolve) => setImmediate(resolve));
        const begin = `PRAGMA synchronous = ${lasts ? "FULL" : "NORMAL"}; BEGIN IMMEDIATE`;
        await retryLocked(() => database.exec(begin));
        try {
          const result = await work(run);
          database.exec("COMMIT");
          return result;
        } catch (error) {
          if (database.isTransaction) database.exec("ROLLBACK");
          throw error;
        }
      }),
    close: () =>
      inTurn(async () => {
        prepared.clear();
        database.close();
      }),
  };
}

/** Repeats a statement as long as another program has locked the file. */
export async function retryLocked<T>(work: () => T): Promise<T> {
  for (let waited = 0; ; waited += LOCK_RETRY) {
    try {
      return work();
    } catch (error) {
      const { errcode = 0 } = error as { errcode?: number };
      if ((errcode & 0xff) !== BUSY || waited >= LOCK_PATIENCE) throw error;
      await wait(LOCK_RETRY);
    }
  }
}

/** The part of a pool of `pg` that is used. */
export interface PostgresPool {
  readonly connect: () => Promise<PostgresConnection>;
  readonly on: (event: "error", listener: () => void) => unknown;
}

interface PostgresConnection {
  readonly query: (text: string, values?: unknown[]) => Promise<PostgresResult>;
  readonly on: (event: "error", listener: () => void) => unknown;
  readonly off: (event: "error", listener: () => void) => unknown;
  readonly release: (broken?: boolean) => void;
}

interface PostgresResult {
  readonly rows: unknown[];
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** The type bigint, which `pg` returns as text; all of these numbers are small enough. */
const BIGINT = 20;

/** What two transactions in each other's way get: deadlock, and failure to serialize. One of them may try again. */
const COLLISIONS: readonly unknown[] = ["40P01", "40001"];
const MAX_COLLISIONS = 5;

/** Uses a schema of a PostgreSQL database through the caller's pool. */
export function wrapPostgres(pool: PostgresPool, schema: string): Database {
  // The next statement reports a cut connection; without a listener its event would end the process.
  pool.on("error", () => undefined);
  return {
    now: "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
    identity: "bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    bytes: "bytea",
    prefix: `${schema}.`,
    lock: "FOR UPDATE",
    skipLocked: "FOR UPDATE SKIP LOCKED",
    pollMs: 500,
    isVolatile: false,
    transact: async (work, lasts = true) => {
      const begin = lasts ? "BEGIN" : "BEGIN; SET LOCAL synchronous_commit = off";
      for (let collisions = 0; ; collisions++) {
        try {
          return await transactOnce(pool, begin, work);
        } catch (error) {
          const { code } = error as { code?: unknown };
          if (!COLLISIONS.includes(code) || collisions >= MAX_COLLISIONS) throw error;
        }
      }
    },
    close: async () => undefined,
  };
}

async function transactOnce<T>(
  pool: PostgresPool,
  begin: string,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  const ignore = (): void => undefined;
  connection.on("error", ignore);
  let broken = true;
  try {
    await connection.query(begin);
    const result = await work(createPostgresRun(connection));
    await connection.query("COMMIT");
    broken = false;
    return result;
  } catch (error) {
    broken = await connection.query("ROLLBACK").then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    connection.off("error", ignore);
    connection.release(broken);
  }
}

function createPostgresRun(connection: PostgresConnection): Run {
  return async (text, values = []) => {
    const { rows, fields } = await connection.query(text, values as unknown[]);
    for (const { name } of fields.filter(({ dataTypeID }) => dataTypeID === BIGINT))
      for (const row of rows as Record<string, unknown>[])
        row[name] = row[name] === null ? null : Number(row[name]);
    return rows as never;
  };
}

function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Writes rows as `($1, $2), ($3, $4)`. Types are needed where no column says them; `column1` and so on are the names of
 * such a list's columns in both databases.
 */
export function writeRows(
  rows: readonly (readonly SqlValue[])[],
  types?: readonly string[],
  first = 1,
): { readonly text: string; readonly values: readonly SqlValue[] } {
  let n = first;
  const cell = (i: number): string => {
    const place = `$${n++}`;
    return types === undefined ? place : `CAST(${place} AS ${types[i]})`;
  };
  const text = rows.map((row) => `(${row.map((_, i) => cell(i)).join(", ")})`).join(", ");
  return { text, values: rows.flat() };
}

/** Runs a statement for each part of a list, since one has at most some tens of thousands of values; joins their rows. */
export async function runParts<T, Row>(
  items: readonly T[],
  size: number,
  work: (part: readonly T[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let i = 0; i < items.length; i += size) rows.push(...(await work(items.slice(i, i + size))));
  return rows;
}
