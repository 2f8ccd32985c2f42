import { readErrorDetails } from "../util/error-details.ts";
import { quote } from "../util/quote.ts";
import type { ChangeStore } from "./create-change-tracker.ts";
import { checkMaxEntries } from "./create-in-memory-store.ts";

/** A store in a file. */
export interface SqliteStore extends ChangeStore {
  readonly close: () => void;
}

type Sqlite = typeof import("node:sqlite");
type Database = InstanceType<Sqlite["DatabaseSync"]>;

/** The file header contains "ANCC" and the version of the table. */
const APPLICATION = 0x414e4343;
const VERSION = 1;
/** Maximum time to wait for another process, in milliseconds. */
const BUSY_MS = 5_000;
/** Number of updates between removals of old keys; the first update also removes them. */
const PRUNING = 1_000;

/**
 * Opens a store in an SQLite file with `node:sqlite`. A new file is readable only by its owner. No update is lost if
 * the process is killed; a power cut may lose the most recent ones. Several processes on one machine may share a file.
 * The path `:memory:` keeps the store in memory. With more than `maxEntries` keys (default: 1,000,000), it drops the
 * least recently updated ones.
 *
 * @throws Error if the runtime lacks `node:sqlite` (added in Node 22.13), or if the file is damaged, is not a store or
 * has another version. In these cases, the file stays unchanged.
 */
export function createSqliteStore(
  path: string,
  { maxEntries = 1_000_000 }: { maxEntries?: number } = {},
): SqliteStore {
  checkMaxEntries(maxEntries);
  const sqlite: Sqlite | undefined = globalThis.process?.getBuiltinModule?.("node:sqlite");
  if (sqlite === undefined)
    throw new Error("cannot open the store: this runtime lacks node:sqlite; use Node 22.13 or newer");
  const database = open(sqlite, path);
  const read = database.prepare("SELECT text FROM states WHERE key = ?");
  const remove = database.prepare("DELETE FROM states WHERE key = ?");
  // A replaced row gets a new number, so numbers follow the order of updates.
  const write = database.prepare("INSERT OR REPLACE INTO states (key, text) VALUES (?, ?)");
  const prune = database.prepare(
    "DELETE FROM states WHERE number <= (SELECT number FROM states ORDER BY number DESC LIMIT 1 OFFSET ?)",
  );
  let updates = 0;
  return {
    update(key, change) {
      database.exec("BEGIN IMMEDIATE");
      try {
        const text = change(read.get(key)?.text as string | undefined);
        if (text === undefined) remove.run(key);
        else write.run(key, text);
        if (updates % PRUNING === 0 && maxEntries !== Infinity) prune.run(maxEntries);
        updates += 1;
        database.exec("COMMIT");
      } catch (cause) {
        try {
          database.exec("ROLLBACK");
        } catch {
          // After some errors, SQLite has already rolled back.
        }
        throw cause;
      }
    },
    close: () => database.close(),
  };
}

function open(sqlite: Sqlite, path: string): Database {
  let database: Database | undefined;
  try {
    if (typeof path !== "string" || path === "") throw new Error("expected the path of a file");
    if (path !== ":memory:") makePrivate(path);
    database = new sqlite.DatabaseSync(path);
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    createTable(database);
    return database;
  } catch (cause) {
    database?.close();
    throw new Error(`cannot open the store ${quote(path)}: ${readErrorDetails(cause).message}`, { cause });
  }
}

/** Creates the table in an empty file; any other file is only checked. */
function createTable(database: Database): void {
  const pragma = (name: string): unknown => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  const [application, version] = [pragma("application_id"), pragma("user_version")];
  const isEmpty = application === 0 && pragma("schema_version") === 0;
  if (!isEmpty && application !== APPLICATION) throw new Error("the database belongs to another program");
  if (!isEmpty && version !== VERSION)
    throw new Error(`database version ${version} is not the supported version ${VERSION}`);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS states (number INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, text TEXT NOT NULL);
    PRAGMA application_id = ${APPLICATION};
    PRAGMA user_version = ${VERSION};
    COMMIT`);
}

/**
 * Creates the file, readable only by its owner, if it does not exist. An existing file is not opened, because closing
 * it would cancel SQLite's locks.
 */
function makePrivate(path: string): void {
  const fs = process.getBuiltinModule("node:fs");
  if (!fs.existsSync(path)) fs.closeSync(fs.openSync(path, "wx", 0o600));
}
