import type { Client } from "../sql/client.ts";
import { writeSchema } from "../sql/schema.ts";

/** Version of the tables. */
const VERSION = 2;

// The tables of the previous release.
const tables = ["webhooks", "deliveries", "attempts"];
const keys = ["webhooks_pkey", "deliveries_pkey", "deliveries_id_key", "attempts_pkey", "attempts_id_key"];
const indexes = [
  "webhooks_by_scope",
  "deliveries_open",
  "deliveries_done",
  "attempts_by_webhook",
  "attempts_by_delivery",
];

/** Writes the statements that migrate the tables of the previous release, and the queue that pg-boss kept for it. */
function writeMigration(client: Client, schema: string, hasQueue: boolean): string {
  const jobs = `${schema}_queue.job`;
  const due = hasQueue ? `(SELECT j.start_after FROM ${jobs} j WHERE j.id = d.id)` : "NULL";
  const isTaken = hasQueue
    ? `EXISTS (SELECT 1 FROM ${jobs} j WHERE j.id = d.id AND j.state = 'active')`
    : "false";
  const readTime = (date: string): string => `extract(epoch FROM ${date}::timestamptz)::float8 * 1000`;
  const sequence = (table: string, column: string): string =>
    `SELECT setval(pg_get_serial_sequence('${schema}.${table}', '${column}'),
       (SELECT nextval(pg_get_serial_sequence('${schema}.old_${table}', '${column}'))));`;
  const count = (outcome: string): string =>
    `(SELECT count(*) FROM ${schema}.deliveries d WHERE d.webhook = w.id AND ${outcome})`;
  return `
    ${tables.map((name) => `ALTER TABLE ${schema}.${name} RENAME TO old_${name};`).join("\n")}
    ${indexes.map((name) => `DROP INDEX ${schema}.${name};`).join("\n")}
    ${keys.map((name) => `ALTER INDEX ${schema}.${name} RENAME TO old_${name};`).join("\n")}
    ${writeSchema(client)}
    INSERT INTO ${schema}.webhooks (id, scope, document, secret, active, failing_since)
      SELECT id, scope, document, secret, (document::json ->> 'is_active')::boolean::integer, failing_since
      FROM ${schema}.old_webhooks;
    INSERT INTO ${schema}.emissions (id, head) SELECT id, body FROM ${schema}.old_deliveries;
    INSERT INTO ${schema}.deliveries (number, id, webhook, emission, event, created, replay_of, accepted_at, due_at,
        taken, attempts, outcome)
      SELECT number, id, webhook_id, id, event, created, CASE WHEN redelivery THEN id END, ${readTime("created")},
        coalesce(${readTime(due)}, ${readTime("created")}), ${isTaken}::integer, attempts, CASE WHEN NOT done THEN 0 ELSE
          (SELECT CASE WHEN a.document::json ->> 'failure' IS NULL
             AND (a.document::json ->> 'status')::integer BETWEEN 200 AND 299 THEN 1 ELSE 2 END
           FROM ${schema}.old_attempts a WHERE a.delivery = d.number ORDER BY a.number DESC LIMIT 1) END
      FROM ${schema}.old_deliveries d;
    INSERT INTO ${schema}.attempts (number, id, delivery, webhook, document, answer)
      SELECT a.number, a.id, d.id, a.webhook_id, a.document, a.answer
      FROM ${schema}.old_attempts a JOIN ${schema}.old_deliveries d ON d.number = a.delivery;
    UPDATE ${schema}.webhooks w SET due_at = 0, accepted = ${count("true")}, delivered = ${count("d.outcome = 1")},
      failed = ${count("d.outcome = 2")};
    ${sequence("webhooks", "id")} ${sequence("deliveries", "number")} ${sequence("attempts", "number")}
    DROP TABLE ${schema}.old_attempts, ${schema}.old_deliveries, ${schema}.old_webhooks;
    DROP SCHEMA IF EXISTS ${schema}_queue CASCADE;
  `;
}

/** Brings the tables of a schema to the newest version. */
export async function migrate(client: Client, schema: string): Promise<void> {
  // Without parameters, several statements are one query.
  await client.query(`CREATE TABLE IF NOT EXISTS ${schema}.version (version integer NOT NULL)`);
  const [{ version } = { version: 0 }] = await client.query<{ version: number }>(
    `SELECT version FROM ${schema}.version`,
  );
  if (version > VERSION)
    throw new Error(`its schema has version ${version}, this release knows up to ${VERSION}`);
  if (version === VERSION) return;
  const [queue] = await client.query(`SELECT 1 WHERE to_regclass('${schema}_queue.job') IS NOT NULL`);
  await client.query(
    version === 0 ? writeSchema(client) : writeMigration(client, schema, queue !== undefined),
  );
  await client.query(`DELETE FROM ${schema}.version; INSERT INTO ${schema}.version VALUES (${VERSION})`);
}
