import { realpathSync } from "node:fs";
import type { Database } from "../sender/sql/client.ts";
import { sqliteDialect } from "../sender/sqlite/create-dialect.ts";
import { type OpenDatabase, openDatabase, type Tables } from "../sender/sqlite/open-database.ts";
import { readErrorDetails } from "../util/error-details.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { quote } from "../util/quote.ts";
import { createSqlStateStore, writeStateSchema } from "./create-sql-state-store.ts";
import { createTurns, type Turns } from "./create-turns.ts";
import type { StateStore } from "./state-store.ts";

/** The tables of a memory: "ANCM" in SQLite's header. */
const tables: Tables = {
  application: 0x414e434d,
  version: 1,
  readUnmarked: () => undefined,
  writeMigration: () => writeStateSchema(sqliteDialect),
};

/** Opens the file. An error names it: the path often comes from a variable that is wrong or not set. */
function open(path: string): OpenDatabase {
  try {
    return openDatabase(path, tables);
  } catch (cause) {
    throw new Error(`cannot open the memory: ${quote(path)}: ${readErrorDetails(cause).message}`, { cause });
  }
}

/** The turns of each file. */
const turns = new Map<string, Turns>();

/**
 * Opens a memory in an SQLite file through `node:sqlite`, on the caller's thread. It creates the file, readable only by
 * its owner. The path `:memory:` keeps it in memory. Several processes may share a file on one machine.
 *
 * @throws Error if the runtime has no `node:sqlite` (Node 22.13 has), or the file is damaged or foreign.
 */
export function createSqliteStateStore(path: string): StateStore {
  if (globalThis.process?.getBuiltinModule?.("node:sqlite") === undefined)
    throw new Error("cannot open the memory: this runtime has no node:sqlite, Node 22.13 and later have it");
  const database = open(path);
  // A second store of the file would stop the thread until the first one's transaction ends, which needs the thread.
  const inTurn = path === ":memory:" ? createTurns() : getOrMake(turns, realpathSync(path), createTurns);
  const inOrder: Database = {
    ...database,
    transact: (work, lasts) => inTurn(() => database.transact(work, lasts)),
  };
  const { transact, drain } = createSqlStateStore(inOrder, async () => {});
  return { transact, close: () => drain().then(database.close) };
}
