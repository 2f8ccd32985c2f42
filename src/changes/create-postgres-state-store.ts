import { openSchema } from "../sender/postgres/open-schema.ts";
import type { Pool } from "../sender/postgres/transact.ts";
import { readErrorDetails } from "../util/error-details.ts";
import { createSqlStateStore, writeStateSchema } from "./create-sql-state-store.ts";
import type { StateStore } from "./state-store.ts";

/** Options of a memory in PostgreSQL. */
export interface PostgresStateStoreOptions {
  /** Connections to the database: a `Pool` of `pg`. It stays open when the store closes. */
  readonly pool: Pool;
  /** Schema of the tables. Default: annotation_contracts_memory. */
  readonly schema?: string;
}

/** Opens a memory in a PostgreSQL database, which any number of processes share. Rejects if it cannot be used. */
export async function createPostgresStateStore(options: PostgresStateStoreOptions): Promise<StateStore> {
  // The types rule out that there are none, but JavaScript does not.
  const { pool, schema = "annotation_contracts_memory" } = options ?? {};
  const opening = openSchema({ pool, schema }, async (client) => client.query(writeStateSchema(client)));
  const { database, letGo } = await opening.catch((cause: unknown) => {
    throw new Error(`cannot open the memory: ${readErrorDetails(cause).message}`, { cause });
  });
  const { transact, drain } = createSqlStateStore(database, async (client, key) =>
    client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`${schema} ${key}`]),
  );
  return { transact, close: () => drain().finally(letGo) };
}
