import { sqliteDialect } from "../delivery/sqlite/create-dialect.ts";
import { openDatabase, type Tables } from "../delivery/sqlite/open-database.ts";
import { createSqlStateStore, writeStateSchema } from "./create-sql-state-store.ts";
import type { StateStore } from "./state-store.ts";

/** The tables of a memory: "ANCM" in SQLite's header. */
const tables: Tables = {
  application: 0x414e434d,
  version: 1,
  readUnmarked: () => undefined,
  writeMigration: () => writeStateSchema(sqliteDialect),
};

/**
 * Opens a memory in an SQLite file through `node:sqlite`, on the caller's thread. It creates the file, readable only by
 * its owner. The path `:memory:` keeps it in memory. Several processes may share a file on one machine.
 *
 * @throws Error if the runtime has no `node:sqlite` (Node 22.13 has), or the file is damaged or foreign.
 */
export function createSqliteStateStore(path: string): StateStore {
  if (globalThis.process?.getBuiltinModule?.("node:sqlite") === undefined)
    throw new Error("cannot open the memory: this runtime has no node:sqlite, Node 22.13 and later have it");
  const database = openDatabase(path, tables);
  const { transact, drain } = createSqlStateStore(database, async () => {});
  return { transact, close: () => drain().then(database.close) };
}
