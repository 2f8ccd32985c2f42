import { readCause } from "../../text/read-cause.ts";
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
   * Whether connections keep statements prepared, under names: half of the server's work. Give false behind a pooler that
   * does not allow for it, such as PgBouncer before 1.21 in its transaction mode. Default: true.
   */
  readonly prepare?: boolean;
  /** How long deliveries that have ended are kept. Default: 30 days, 10,000 for each webhook. */
  readonly retention?: Retention;
}

/** Milliseconds after which to look for what other processes have stored. */
const POLL = 500;

/**
 * Opens a store in a PostgreSQL database: any number of processes on any number of machines store and deliver, and each
 * delivery is handed out to one of them at a time. What a process had under way when it died, another sends again after
 * 15 s. What was sent in the last second before the server crashed may be sent again: its record does not wait for the
 * disk, as every emission and every change of a webhook does.
 *
 * `emit(emission, { transaction })` joins a transaction of the caller's: what that rolls back is never sent.
 *
 * Rejects with a DeliveryError `store-unavailable` where the database cannot be used.
 */
export async function createPostgresStore(options: PostgresStoreOptions): Promise<DeliveryStore> {
  const { pool, prepare, retention, schema = "annotation_contracts" } = options;
  const opening = openSchema({ pool, schema, prepare }, (client, dialect) =>
    migrate(client, schema, dialect),
  );
  const { database, letGo } = await opening.catch((error: unknown) => {
    throw new DeliveryError("store-unavailable", readCause(error).message);
  });
  const store = createSqlStore(database, readRetention(retention));
  return { survives: "crash", pollMs: POLL, ...store, close: () => store.close().finally(letGo) };
}
