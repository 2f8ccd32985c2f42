import { createPostgresDialect } from "../delivery/postgres/create-dialect.ts";
import { checkSchema, createDatabase, hearErrors, type Pool } from "../delivery/postgres/transact.ts";
import { createSqlStateStore, writeStateSchema } from "./create-sql-state-store.ts";
import type { StateStore } from "./state-store.ts";

/** Options of a memory in PostgreSQL. */
export interface PostgresStateStoreOptions {
  /** Connections to the database: a `Pool` of `pg`. It stays open when the store closes. */
  readonly pool: Pool;
  /** Schema of the tables. Default: annotation_contracts_memory. */
  readonly schema?: string;
}

/** Opens a memory in a PostgreSQL database, which any number of processes share. Rejects where it cannot be used. */
export async function createPostgresStateStore({
  pool,
  schema = "annotation_contracts_memory",
}: PostgresStateStoreOptions): Promise<StateStore> {
  const fault = checkSchema(schema);
  if (fault !== undefined) throw new Error(`cannot open the memory: ${fault}`);
  const stopHearing = hearErrors(pool);
  const database = createDatabase(pool, createPostgresDialect(schema));
  try {
    await database.transact(async (client) => {
      await client.query("SELECT pg_advisory_xact_lock(hashtext($1))", [`annotation-contracts ${schema}`]);
      // Without parameters, several statements are one query.
      await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}; ${writeStateSchema(database.dialect)}`);
    });
  } catch (error) {
    stopHearing();
    throw error;
  }
  const { transact, drain } = createSqlStateStore(database, async (client, key) =>
    client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`${schema} ${key}`]),
  );
  return { transact, close: () => drain().finally(stopHearing) };
}
