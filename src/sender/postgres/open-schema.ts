import type { Client, Database } from "../sql/client.ts";
import { createPostgresDialect } from "./create-dialect.ts";
import { createDatabase, hearErrors, type Pool } from "./transact.ts";

/** Opens a schema and migrates its tables; processes that open it at the same time wait. `letGo` restores the pool. */
export async function openSchema(
  { pool, schema, prepare }: { pool: Pool; schema: string; prepare?: boolean | undefined },
  migrate: (client: Client) => Promise<unknown>,
): Promise<{ readonly database: Database; readonly letGo: () => void }> {
  // Statements contain it unquoted.
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema))
    throw new Error(`expected a schema of small letters, digits and _, found ${JSON.stringify(schema)}`);
  // The types rule it out, but JavaScript does not.
  if (typeof pool?.connect !== "function")
    throw new Error("expected a pool of pg, such as new Pool({ connectionString })");
  const letGo = hearErrors(pool);
  const database = createDatabase(pool, createPostgresDialect(schema), prepare);
  try {
    await database.transact(async (client) => {
      await client.query("SELECT pg_advisory_xact_lock(hashtext($1))", [`annotation-contracts ${schema}`]);
      await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
      await migrate(client);
    });
  } catch (error) {
    letGo();
    throw error;
  }
  return { database, letGo };
}
