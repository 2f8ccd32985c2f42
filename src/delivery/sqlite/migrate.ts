import type { DatabaseSync } from "node:sqlite";
import { writeSchema } from "../sql/schema.ts";
import { sqliteDialect } from "./create-dialect.ts";

/** Version of the tables. */
const VERSION = 3;

/** Marks a file as a store's: "ANCT" in SQLite's header. */
const APPLICATION = 0x414e4354;

/** Whether an attempt of an older version was answered with 2xx, as the outcome of its delivery. */
const outcomeOf = (document: string): string =>
  `CASE WHEN ${document} ->> '$.failure' IS NULL AND ${document} ->> '$.status' BETWEEN 200 AND 299 THEN 1 ELSE 2 END`;

/** Milliseconds since 1970 of a date. */
const timeOf = (date: string): string => `(julianday(${date}) - 2440587.5) * 86400000`;

/** Moves the tables of an older version out of the way. */
const setAside = (...tables: readonly string[]): string =>
  tables.map((table) => `ALTER TABLE ${table} RENAME TO old_${table};`).join("\n");

const countOf = (outcome: number): string =>
  `(SELECT count(*) FROM deliveries WHERE webhook = webhooks.id AND outcome = ${outcome})`;

/** Counts the deliveries of each webhook by their rows, and has the next claim look at all. */
export const recount: string = `UPDATE webhooks SET due_at = 0, removed = 0, accepted = (SELECT count(*) FROM deliveries WHERE webhook = webhooks.id),
    delivered = ${countOf(1)}, failed = ${countOf(2)}, expired = ${countOf(3)}, dropped = ${countOf(4)}`;

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

/** The statements that bring each version to the newest; attempts of the first were deliveries at the same time. */
const migrations: readonly string[] = [
  writeSchema(sqliteDialect),
  `DROP INDEX webhooks_by_scope; DROP INDEX attempts_by_webhook; ${setAside("webhooks", "attempts")}
  ${writeSchema(sqliteDialect)}
  ${webhooks("NULL")}
  INSERT INTO emissions (id, head) SELECT document ->> '$.id', body FROM old_attempts;
  INSERT INTO deliveries (id, webhook, emission, event, created, accepted_at, due_at, attempts, outcome)
    SELECT document ->> '$.id', webhook_id, document ->> '$.id', document ->> '$.event', document ->> '$.date',
      ${timeOf("document ->> '$.date'")}, 0, 1, ${outcomeOf("document")} FROM old_attempts;
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
    SELECT number, id, webhook_id, id, event, created, iif(redelivery, id, NULL), ${timeOf("created")},
      max(due, ${timeOf("created")}), state = 1 OR interrupted, attempts, iif(state < 2, 0,
        (SELECT ${outcomeOf("a.document")} FROM old_attempts a WHERE a.delivery = d.number ORDER BY a.number DESC LIMIT 1))
    FROM old_deliveries d;
  INSERT INTO attempts (number, id, delivery, webhook, document, answer)
    SELECT a.number, a.id, d.id, a.webhook_id, a.document, a.answer
    FROM old_attempts a JOIN old_deliveries d ON d.number = a.delivery;
  ${counts} DROP TABLE old_attempts; DROP TABLE bodies; DROP TABLE old_deliveries; DROP TABLE secrets;
  DROP TABLE old_webhooks;`,
];

/**
 * Reads whether a file is empty, a store of ours, or one that a release before the mark has written.
 *
 * @throws Error where it is another program's, which is left as it was.
 */
export function checkOwnership(database: DatabaseSync): void {
  const mark = readPragma(database, "application_id");
  const names = database.prepare("SELECT name FROM sqlite_schema").all();
  const has = (table: string): boolean => names.some(({ name }) => name === table);
  const isOld = ["webhooks", "secrets", "attempts"].every(has);
  if (mark !== APPLICATION && (mark !== 0 || (names.length > 0 && !isOld)))
    throw new Error("the database belongs to another program");
}

/**
 * Brings a file to the newest version of the tables, in one transaction.
 *
 * @throws Error where a newer release has written the file.
 */
export function migrate(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = readVersion(database);
    if (version > VERSION) {
      throw new Error(`its schema has version ${version}, this release knows up to ${VERSION}`);
    }
    database.exec(migrations[version] ?? "");
    database.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}; COMMIT`);
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

/** The first release did not number its schema. */
function readVersion(database: DatabaseSync): number {
  const version = readPragma(database, "user_version");
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'webhooks'").get();
  return version === 0 && known !== undefined ? 1 : version;
}

function readPragma(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}
