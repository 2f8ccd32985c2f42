import { readErrorDetails } from "../../util/error-details.ts";
import { DeliveryError } from "../delivery-error.ts";
import type { DeliveryStore } from "../delivery-store.ts";
import { type Retention, readRetention } from "../retention.ts";
import { createSqlStore } from "../sql/create-sql-store.ts";
import { migrate } from "./migrate.ts";
import { openSchema } from "./open-schema.ts";
import type { Pool } from "./transact.ts";

/** Options of a PostgreSQL store. */
export interface PostgresStoreOptions {
  /** Connections to the database: a `Pool` of `pg`. It stays open when the store closes. */
  readonly pool: Pool;
  /** Schema of the tables. Default: annotation_contracts. */
  readonly schema?: string;
  /**
   * Whether connections keep named prepared statements, which halves the server's work. Set false behind a pooler that
   * does not support them, such as PgBouncer before 1.21 in transaction mode. Default: true.
   */
  readonly prepare?: boolean;
  /** How long ended deliveries are kept. Default: 30 days, 10,000 for each webhook. */
  readonly retention?: Retention;
}

/** Interval to look for what other processes have stored, in milliseconds. */
const POLL = 500;

/**
 * Opens a store in a PostgreSQL database. Any number of processes on any number of machines store and deliver; each
 * delivery is handed out to one of them at a time. If a process dies, another sends its running deliveries again after
 * 15 s. What was sent in the last second before the server crashed may be sent again: unlike every emission and every
 * change of a webhook, its record does not wait for the disk.
 *
 * `emit(emission, { transaction })` joins a transaction of the caller: if it is rolled back, nothing is sent.
 *
 * Rejects with a DeliveryError `store-unavailable` if the database cannot be used.
 */
export async function createPostgresStore(options: PostgresStoreOptions): Promise<DeliveryStore> {
  // The types rule out that there are none, but JavaScript does not.
  const { pool, prepare, retention, schema = "annotation_contracts" } = options ?? {};
  const opening = openSchema({ pool, schema, prepare }, (client) => migrate(client, schema));
  const { database, letGo } = await opening.catch((error: unknown) => {
    throw new DeliveryError("store-unavailable", readErrorDetails(error).message);
  });
  const store = createSqlStore(database, readRetention(retention));
  return { survives: "crash", pollMs: POLL, ...store, close: () => store.close().finally(letGo) };
}
