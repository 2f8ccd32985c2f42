import { type Pool, select, transact } from "./transact.ts";

/** Creates the tables, one list of statements a version; the position in the list is the version they lead to. */
export function migrationsOf(schema: string): readonly string[] {
  return [
    `
    CREATE TABLE ${schema}.webhooks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      scope text NOT NULL,
      document text NOT NULL,
      secret bytea,
      failing_since text
    );
    CREATE INDEX webhooks_by_scope ON ${schema}.webhooks (scope);
    CREATE TABLE ${schema}.deliveries (
      number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid NOT NULL UNIQUE,
      webhook_id bigint NOT NULL REFERENCES ${schema}.webhooks ON DELETE CASCADE,
      event text NOT NULL,
      created text NOT NULL,
      body bytea NOT NULL,
      redelivery boolean NOT NULL DEFAULT false,
      attempts integer NOT NULL DEFAULT 0,
      done boolean NOT NULL DEFAULT false
    );
    CREATE INDEX deliveries_done ON ${schema}.deliveries (webhook_id, number) WHERE done;
    CREATE INDEX deliveries_open ON ${schema}.deliveries (created) WHERE NOT done;
    CREATE TABLE ${schema}.attempts (
      number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid NOT NULL UNIQUE,
      delivery bigint NOT NULL REFERENCES ${schema}.deliveries ON DELETE CASCADE,
      webhook_id bigint NOT NULL,
      document text NOT NULL,
      answer bytea NOT NULL
    );
    CREATE INDEX attempts_by_webhook ON ${schema}.attempts (webhook_id, number);
    CREATE INDEX attempts_by_delivery ON ${schema}.attempts (delivery);
    `,
  ];
}

/** Brings a schema to the newest version; processes that start together do it one after the other. */
export function migrate(pool: Pool, schema: string): Promise<void> {
  return transact(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtext($1))", [`annotation-contracts ${schema}`]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await client.query(`CREATE TABLE IF NOT EXISTS ${schema}.version (version integer NOT NULL)`);
    const [row] = await select<{ version: number }>(client, `SELECT version FROM ${schema}.version`);
    const version = row?.version ?? 0;
    const migrations = migrationsOf(schema);
    if (version > migrations.length) {
      throw new Error(`its schema has version ${version}, this release knows up to ${migrations.length}`);
    }
    for (const statements of migrations.slice(version)) await client.query(statements);
    await client.query(`DELETE FROM ${schema}.version`);
    await client.query(`INSERT INTO ${schema}.version VALUES (${migrations.length})`);
  });
}
