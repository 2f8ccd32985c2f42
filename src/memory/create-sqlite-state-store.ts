import type { DatabaseSync } from "node:sqlite";
import { sqliteDialect } from "../delivery/sqlite/create-dialect.ts";
import { openDatabase } from "../delivery/sqlite/open-database.ts";
import { createSqlStateStore, writeStateSchema } from "./create-sql-state-store.ts";
import type { StateStore } from "./state-store.ts";

/** Marks a file as a memory's: "ANCM" in SQLite's header. */
const APPLICATION = 0x414e434d;
const VERSION = 1;

/**
 * Opens a memory in an SQLite file through `node:sqlite`, on the caller's thread; makes the file, and lets its owner
 * alone read it. The path `:memory:` keeps it in memory. Several processes may share a file on one machine.
 *
 * @throws Error where the runtime has no `node:sqlite` (Node 22.13 has), or the file is damaged or another program's.
 */
export function createSqliteStateStore(path: string): StateStore {
  if (globalThis.process?.getBuiltinModule?.("node:sqlite") === undefined)
    throw new Error("cannot open the memory: this runtime has no node:sqlite, Node 22.13 and later have it");
  const database = openDatabase(path, { checkOwnership, migrate });
  const { transact, drain } = createSqlStateStore(database, async () => {});
  return {
    transact,
    close: async () => {
      await drain();
      database.close();
    },
  };
}

function checkOwnership(database: DatabaseSync): void {
  const mark = Number(database.prepare("PRAGMA application_id").get()?.application_id);
  const isEmpty = database.prepare("SELECT name FROM sqlite_schema").get() === undefined;
  if (mark !== APPLICATION && (mark !== 0 || !isEmpty))
    throw new Error("the database belongs to another program");
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version > VERSION)
    throw new Error(`its schema has version ${version}, this release knows up to ${VERSION}`);
}

function migrate(database: DatabaseSync): void {
  database.exec(
    `BEGIN IMMEDIATE; ${writeStateSchema(sqliteDialect)} PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}; COMMIT`,
  );
}
