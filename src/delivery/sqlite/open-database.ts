import { chmodSync, closeSync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { migrate } from "./migrate.ts";

/** Milliseconds that a statement waits for another program's lock. */
const BUSY_TIMEOUT = 30_000;

/** An open database file. */
export interface OpenDatabase {
  readonly database: DatabaseSync;
  /** Tells whether this process hands out the file's deliveries; becomes true once no other does. */
  readonly owns: () => boolean;
  readonly close: () => void;
}

/**
 * Opens a file, readable by its owner alone, and brings it to the newest schema.
 *
 * @throws Error whose message says why the file cannot be used.
 */
export function openDatabase(path: string): OpenDatabase {
  // Not an import: bundlers and older runtimes would stumble over the module's name.
  const { DatabaseSync: Database } = process.getBuiltinModule("node:sqlite");
  if (path !== ":memory:") makePrivate(path);
  const database = new Database(path);
  try {
    database.exec(`
      PRAGMA busy_timeout = ${BUSY_TIMEOUT};
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON;
    `);
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const lock = createOwnerLock(path, Database);
  return {
    database,
    owns: lock.owns,
    close: () => {
      lock.close();
      database.close();
    },
  };
}

/** Lets only the owner read a file, since it holds secrets; others lose the access that they had. */
function makePrivate(path: string): void {
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
}

/**
 * Creates the lock of the one process that hands out deliveries: a second file, locked as long as the process lives.
 *
 * The operating system takes the lock back when a process dies, at once and whatever the clock says.
 */
function createOwnerLock(
  path: string,
  Database: typeof DatabaseSync,
): { readonly owns: () => boolean; readonly close: () => void } {
  if (path === ":memory:") return { owns: () => true, close: () => undefined };
  let lock: DatabaseSync | undefined;
  const file = `${path}-owner`;
  const tryToOwn = (): boolean => {
    makePrivate(file);
    const database = new Database(file);
    try {
      database.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    } catch {
      database.close();
      return false;
    }
    lock = database;
    return true;
  };
  return { owns: () => lock !== undefined || tryToOwn(), close: () => lock?.close() };
}
