import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { readErrorDetails } from "../../util/error-details.ts";
import { DeliveryError } from "../delivery-error.ts";
import type { Client, Value } from "../sql/client.ts";
import { outcomes } from "../sql/schema.ts";
import { deliveryTables, recount } from "./delivery-tables.ts";
import { openDatabase } from "./open-database.ts";

/** What was read from a damaged store. */
export interface Salvage {
  /** Number of copied rows by table. */
  readonly copied: Readonly<Record<string, number>>;
  /** Number of unreadable rows by table; an upper limit if the last rows are damaged. */
  readonly unreadable: Readonly<Record<string, number>>;
  /** Waiting deliveries without a readable body, which are recorded as `dropped`. */
  readonly dropped: number;
}

type Row = Readonly<Record<string, Value>>;

const tables = ["clock", "webhooks", "emissions", "deliveries", "attempts", "keys"] as const;

/**
 * Copies what can be read from a damaged SQLite store into a new file, and reports what cannot. The damaged file stays
 * unchanged; no process may use it meanwhile. It blocks the event loop: run it in a separate program.
 *
 * Rejects with a DeliveryError `store-unavailable` if the new file exists, or the old one is not a store of this release.
 */
export async function salvageSqliteStore(from: string, to: string): Promise<Salvage> {
  try {
    if (existsSync(to)) throw new Error(`${JSON.stringify(to)} exists already`);
    const { DatabaseSync: Sqlite } = process.getBuiltinModule("node:sqlite");
    const source = new Sqlite(from, { readOnly: true });
    try {
      source.prepare("SELECT name FROM sqlite_schema").all();
      const target = openDatabase(to, deliveryTables);
      try {
        return await target.transact((client) => copyAll(source, client));
      } finally {
        target.close();
      }
    } finally {
      source.close();
    }
  } catch (cause) {
    throw new DeliveryError("store-unavailable", readErrorDetails(cause).message);
  }
}

async function copyAll(source: DatabaseSync, client: Client): Promise<Salvage> {
  const copied: Record<string, number> = {};
  const unreadable: Record<string, number> = {};
  await client.query("DELETE FROM clock");
  for (const table of tables) {
    const columns = (await client.query<{ name: string }>(`PRAGMA table_info(${table})`)).map(
      ({ name }) => name,
    );
    const places = columns.map((_, i) => `$${i + 1}`);
    const insert = `INSERT OR IGNORE INTO ${table} (${columns.join(", ")}) VALUES (${places.join(", ")})`;
    const { rows, missing } = readTable(source, table, columns);
    copied[table] = 0;
    for (const row of rows) {
      await client.query(
        insert,
        columns.map((name) => row[name] ?? null),
      );
      copied[table] += 1;
    }
    unreadable[table] = missing();
  }
  await client.query("DELETE FROM deliveries WHERE webhook NOT IN (SELECT id FROM webhooks)");
  const dropped = await client.query(
    `UPDATE deliveries SET outcome = ${outcomes.dropped}, token = NULL
     WHERE outcome = 0 AND emission NOT IN (SELECT id FROM emissions) RETURNING number`,
  );
  await client.query(recount);
  return { copied, unreadable, dropped: dropped.length };
}

/** Reads the rows of a table in order; where that fails, row by row until it works again. */
function readTable(
  source: DatabaseSync,
  table: string,
  columns: readonly string[],
): { readonly rows: Iterable<Row>; readonly missing: () => number } {
  const select = `SELECT rowid AS place, ${columns.join(", ")} FROM ${table}`;
  const [following, one] = [" WHERE rowid > ? ORDER BY rowid", " WHERE rowid = ?"].map((where) =>
    source.prepare(select + where),
  );
  let missing = 0;
  const read = function* (): Iterable<Row> {
    const last = findLast(source, table);
    for (let place = 0; ; ) {
      try {
        for (const row of following?.iterate(place) ?? []) {
          place = Number(row.place);
          yield row as Row;
        }
        return;
      } catch {
        for (let found: Row | undefined; found === undefined; ) {
          place += 1;
          if (place > last) return;
          try {
            found = one?.get(place) as Row | undefined;
          } catch {
            missing += 1;
          }
          if (found !== undefined) yield found;
        }
      }
    }
  };
  return { rows: read(), missing: () => missing };
}

/** Finds the last row of a table; if that is unreadable, a number not much above it. */
function findLast(source: DatabaseSync, table: string): number {
  for (const text of [
    `SELECT max(rowid) AS last FROM ${table}`,
    "SELECT max(seq) AS last FROM sqlite_sequence",
  ]) {
    try {
      return Number(source.prepare(text).get()?.last ?? 0);
    } catch {
      // The next one may be readable.
    }
  }
  return 0;
}
