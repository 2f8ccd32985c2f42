import { chmodSync, closeSync, existsSync, linkSync, openSync, statSync, unlinkSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { readErrorDetails } from "../../util/error-details.ts";
import type { Client, Database, Value } from "../sql/client.ts";
import { sqliteDialect } from "./create-dialect.ts";

/** How long a statement waits for another program's lock, in milliseconds. */
const BUSY_TIMEOUT = 30_000;

/** Most prepared statements to keep. */
const MOST_STATEMENTS = 256;

/** An open database file. */
export interface OpenDatabase extends Database {
  readonly close: () => void;
}

/** The tables of a file. */
export interface Tables {
  /** Mark of such a file, in SQLite's header. */
  readonly application: number;
  /** Newest version of the tables. */
  readonly version: number;
  /** Returns the version of a file without a mark, by the names of its tables; undefined for another program's. */
  readonly readUnmarked: (names: ReadonlySet<unknown>) => number | undefined;
  /** Writes the statements that migrate a version of the tables to the newest; 0 is an empty file. */
  readonly writeMigration: (version: number) => string;
}

/**
 * Opens a file, readable only by its owner, and migrates it to the newest schema; a foreign file is left as it was.
 *
 * @throws Error if the file cannot be used; its message says why.
 */
export function openDatabase(path: string, tables: Tables): OpenDatabase {
  // Not an import, since bundlers and older runtimes do not know the module.
  const { DatabaseSync: Sqlite } = process.getBuiltinModule("node:sqlite");
  // The types rule out that there is none, but JavaScript does not.
  if (!path) throw new Error("expected the path of a file");
  const isFile = path !== ":memory:";
  if (isFile) createPrivate(path);
  // A device would lose its permissions for every program on the machine.
  if (isFile && existsSync(path) && !statSync(path).isFile()) throw new Error("it is no regular file");
  const database = new Sqlite(path);
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
    readVersion(database, tables);
    checkPages(database);
    if (isFile) makePrivate(path);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    migrate(database, tables);
  } catch (error) {
    database.close();
    throw error;
  }
  const client = createClient(database);
  return {
    reader: client,
    transact: async (work, lasts = true) => {
      database.exec(`PRAGMA synchronous = ${lasts ? "FULL" : "NORMAL"}; BEGIN IMMEDIATE`);
      try {
        const result = await work(client);
        database.exec("COMMIT");
        return result;
      } catch (error) {
        rollBack(database);
        throw error;
      }
    },
    close: () => database.close(),
  };
}

/**
 * Reads the version of a file's tables.
 *
 * @throws Error if another program or a newer release has written them.
 */
function readVersion(database: DatabaseSync, { application, version, readUnmarked }: Tables): number {
  const pragma = (name: string): number => Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
  const mark = pragma("application_id");
  const names = new Set(
    database
      .prepare("SELECT name FROM sqlite_schema")
      .all()
      .map(({ name }) => name),
  );
  const unmarked = mark !== 0 ? undefined : names.size === 0 ? 0 : readUnmarked(names);
  const found =
    mark === application ? pragma("user_version") : unmarked && (pragma("user_version") || unmarked);
  if (found === undefined) throw new Error("the database belongs to another program");
  if (found > version)
    throw new Error(`its schema has version ${found}, this release knows up to ${version}`);
  return found;
}

/** Migrates a file to the newest version of the tables, in one transaction. */
function migrate(database: DatabaseSync, tables: Tables): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    // Another process may have migrated it meanwhile.
    database.exec(tables.writeMigration(readVersion(database, tables)));
    const marks = `PRAGMA application_id = ${tables.application}; PRAGMA user_version = ${tables.version}`;
    database.exec(`${marks}; COMMIT`);
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/**
 * Reads the whole file.
 *
 * @throws Error if it is damaged
 */
function checkPages(database: DatabaseSync): void {
  const [row] = database.prepare("PRAGMA quick_check(1)").all();
  if (row?.quick_check !== "ok") throw new Error(`the file is damaged: ${row?.quick_check}`);
}

/** Ends a transaction, unless SQLite has done so itself, for example because the disk is full. */
function rollBack(database: DatabaseSync): void {
  try {
    database.exec("ROLLBACK");
  } catch {
    // See above.
  }
}

/** Runs a prepared statement; its values are in the order of their parameters in the text. */
type Prepared = (values: readonly Value[]) => readonly unknown[];

/** Creates a client that keeps its prepared statements. */
function createClient(database: DatabaseSync): Client {
  const known = new Map<string, Prepared>();
  const prepare = (text: string): Prepared => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_STATEMENTS) known.clear();
    const prepared = prepareStatement(database, text);
    known.set(text, prepared);
    return prepared;
  };
  // The text decides the type of its rows.
  return {
    ...sqliteDialect,
    query: (text, values = []) => prepare(text)(values) as never,
    each: (write, columns, rows, values = []) => {
      // The columns are in the order of their parameters.
      const names = Object.keys(columns) as (keyof typeof columns)[];
      const members = names.map((name, i) => `$${values.length + i + 1} AS ${name}`);
      const run = prepare(write(`(SELECT ${members.join(", ")}) AS s`));
      return rows.flatMap((row) => run([...values, ...names.map((name) => row[name])])) as never;
    },
  };
}

const empty = new Uint8Array(1).subarray(0, 0);

/** Replaces an empty array from another thread, such as the answer of a receiver, which Node 22 would store as NULL. */
function bound(value: Value): Value {
  return value instanceof Uint8Array && value.length === 0 ? empty : value;
}

function prepareStatement(database: DatabaseSync, text: string): Prepared {
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1);
  const statement = database.prepare(text.replaceAll(/\$\d+/g, "?"));
  const givesRows = /^\s*(?:SELECT|PRAGMA)|RETURNING/.test(text);
  return (values) => {
    const given = places.map((place) => bound(values[place] ?? null));
    if (givesRows) return statement.all(...given);
    statement.run(...given);
    return [];
  };
}

/**
 * Creates an empty file that only its owner can read, unless it exists, because a store contains secrets.
 *
 * It gets its name after it is closed: closing a database file drops every lock that SQLite has on it in this
 * process. If a file system has no links, SQLite creates the file.
 */
function createPrivate(path: string): void {
  if (existsSync(path)) return;
  const draft = `${path}.${crypto.randomUUID()}`;
  try {
    closeSync(openSync(draft, "wx", 0o600));
  } catch (cause) {
    // Node's own sentence names the draft.
    const folder = JSON.stringify(dirname(path));
    throw new Error(`no file can be made in the folder ${folder} (${readErrorDetails(cause).code})`);
  }
  try {
    linkSync(draft, path);
  } catch {
    // Another process was faster, or see above.
  } finally {
    unlinkSync(draft);
  }
}

/** Denies others access to our file by its name: see `createPrivate` for what opening it would do. */
function makePrivate(path: string): void {
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
}
