import { writeSchema } from "../sql/schema.ts";
import { sqliteDialect } from "./create-dialect.ts";
import type { Tables } from "./open-database.ts";

/** Outcome of a delivery of an older version: whether its attempt was answered with 2xx. */
const readOutcome = (document: string): string =>
  `CASE WHEN ${document} ->> '$.failure' IS NULL AND ${document} ->> '$.status' BETWEEN 200 AND 299 THEN 1 ELSE 2 END`;

/** Milliseconds since 1970 of a date. */
const readTime = (date: string): string => `(julianday(${date}) - 2440587.5) * 86400000`;

/** Renames the tables of an older version. */
const setAside = (...tables: readonly string[]): string =>
  tables.map((table) => `ALTER TABLE ${table} RENAME TO old_${table};`).join("\n");

const countEnds = (outcome: number): string =>
  `(SELECT count(*) FROM deliveries WHERE webhook = webhooks.id AND outcome = ${outcome})`;

/** Counts the deliveries of each webhook by its rows, and makes the next claim look at all. */
export const recount: string = `UPDATE webhooks SET due_at = 0, removed = 0, accepted = (SELECT count(*) FROM deliveries WHERE webhook = webhooks.id),
    delivered = ${countEnds(1)}, failed = ${countEnds(2)}, expired = ${countEnds(3)}, dropped = ${countEnds(4)}`;

const counts = `
  ${recount};
  DELETE FROM sqlite_sequence WHERE name = 'webhooks';
  INSERT INTO sqlite_sequence SELECT 'webhooks', seq FROM sqlite_sequence WHERE name = 'old_webhooks';
`;

const webhooks = (failing: string): string => `
  INSERT INTO webhooks (id, scope, document, secret, active, failing_since)
    SELECT id, scope, document, secret, document ->> '$.is_active', ${failing}
    FROM old_webhooks LEFT JOIN secrets ON webhook_id = id;
`;

/** The statements that migrate each version to the newest. In the first, attempts were also the deliveries. */
const migrations: readonly string[] = [
  writeSchema(sqliteDialect),
  `DROP INDEX webhooks_by_scope; DROP INDEX attempts_by_webhook; ${setAside("webhooks", "attempts")}
  ${writeSchema(sqliteDialect)}
  ${webhooks("NULL")}
  INSERT INTO emissions (id, head) SELECT document ->> '$.id', body FROM old_attempts;
  INSERT INTO deliveries (id, webhook, emission, event, created, accepted_at, due_at, attempts, outcome)
    SELECT document ->> '$.id', webhook_id, document ->> '$.id', document ->> '$.event', document ->> '$.date',
      ${readTime("document ->> '$.date'")}, 0, 1, ${readOutcome("document")} FROM old_attempts;
  INSERT INTO attempts (id, delivery, webhook, document, answer)
    SELECT document ->> '$.id', document ->> '$.id', webhook_id, json_patch(
      json_set(document, '$.deliveryId', document ->> '$.id', '$.number', 1, '$.address', NULL),
      '{ "redelivery": false }'), answer FROM old_attempts;
  ${counts} DROP TABLE old_attempts; DROP TABLE secrets; DROP TABLE old_webhooks;`,
  `DROP INDEX webhooks_by_scope; DROP INDEX attempts_by_webhook; DROP INDEX attempts_by_delivery;
  DROP INDEX deliveries_open; ${setAside("webhooks", "deliveries", "attempts")}
  ${writeSchema(sqliteDialect)}
  ${webhooks("failing_since")}
  INSERT INTO emissions (id, head) SELECT id, body FROM old_deliveries JOIN bodies ON delivery = number;
  INSERT INTO deliveries (number, id, webhook, emission, event, created, replay_of, accepted_at, due_at, taken,
      attempts, outcome)
    SELECT number, id, webhook_id, id, event, created, iif(redelivery, id, NULL), ${readTime("created")},
      max(due, ${readTime("created")}), state = 1 OR interrupted, attempts, iif(state < 2, 0,
        (SELECT ${readOutcome("a.document")} FROM old_attempts a WHERE a.delivery = d.number ORDER BY a.number DESC LIMIT 1))
    FROM old_deliveries d;
  INSERT INTO attempts (number, id, delivery, webhook, document, answer)
    SELECT a.number, a.id, d.id, a.webhook_id, a.document, a.answer
    FROM old_attempts a JOIN old_deliveries d ON d.number = a.delivery;
  ${counts} DROP TABLE old_attempts; DROP TABLE bodies; DROP TABLE old_deliveries; DROP TABLE secrets;
  DROP TABLE old_webhooks;`,
];

/** The tables of a store: "ANCT" in SQLite's header. The first release had neither a version nor a mark. */
export const deliveryTables: Tables = {
  application: 0x414e4354,
  version: migrations.length,
  readUnmarked: (names) =>
    ["webhooks", "secrets", "attempts"].every((name) => names.has(name)) ? 1 : undefined,
  writeMigration: (version) => migrations[version] ?? "",
};
