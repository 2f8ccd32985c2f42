import type { DatabaseSync } from "node:sqlite";
import { prepare } from "./prepare.ts";

/** One step of the schema; the position in the list is the version that it leads to. */
type Migration = (database: DatabaseSync) => void;

/** Webhooks and attempts are JSON documents; a secret is bytes in a table of its own (W2.1). */
const first = `
  CREATE TABLE webhooks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    scope TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX webhooks_by_scope ON webhooks (scope);
  CREATE TABLE secrets (
    webhook_id INTEGER PRIMARY KEY REFERENCES webhooks ON DELETE CASCADE,
    secret BLOB NOT NULL
  ) STRICT;
  CREATE TABLE attempts (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    webhook_id INTEGER NOT NULL REFERENCES webhooks ON DELETE CASCADE,
    document TEXT NOT NULL,
    body BLOB NOT NULL,
    answer BLOB NOT NULL
  ) STRICT;
  CREATE INDEX attempts_by_webhook ON attempts (webhook_id, number);
`;

/**
 * The queue. A delivery is waiting (0), handed out (1) or done (2). Its body lies apart, so that a change of state
 * writes little. Attempts of the first version become deliveries that are done.
 */
const second = `
  ALTER TABLE webhooks ADD COLUMN failing_since TEXT;
  ALTER TABLE attempts RENAME TO old_attempts;
  DROP INDEX attempts_by_webhook;
  CREATE TABLE deliveries (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    webhook_id INTEGER NOT NULL REFERENCES webhooks ON DELETE CASCADE,
    event TEXT NOT NULL,
    created TEXT NOT NULL,
    state INTEGER NOT NULL,
    due REAL NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    redelivery INTEGER NOT NULL DEFAULT 0,
    interrupted INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX deliveries_waiting ON deliveries (webhook_id, due, number) WHERE state = 0;
  CREATE INDEX deliveries_open ON deliveries (number) WHERE state < 2;
  CREATE INDEX deliveries_done ON deliveries (webhook_id, number) WHERE state = 2;
  CREATE TABLE bodies (
    delivery INTEGER PRIMARY KEY REFERENCES deliveries ON DELETE CASCADE,
    body BLOB NOT NULL
  ) STRICT;
  CREATE TABLE attempts (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    delivery INTEGER NOT NULL REFERENCES deliveries ON DELETE CASCADE,
    webhook_id INTEGER NOT NULL,
    document TEXT NOT NULL,
    answer BLOB NOT NULL
  ) STRICT;
  CREATE INDEX attempts_by_webhook ON attempts (webhook_id, number);
  CREATE INDEX attempts_by_delivery ON attempts (delivery);
  INSERT INTO deliveries (number, id, webhook_id, event, created, state, attempts)
    SELECT number, document ->> '$.id', webhook_id, document ->> '$.event', document ->> '$.date', 2, 1
    FROM old_attempts;
  INSERT INTO bodies (delivery, body) SELECT number, body FROM old_attempts;
  INSERT INTO attempts (number, id, delivery, webhook_id, document, answer)
    SELECT number, document ->> '$.id', number, webhook_id,
      json_patch(
        json_set(document, '$.deliveryId', document ->> '$.id', '$.number', 1, '$.address', NULL),
        '{ "redelivery": false }'
      ), answer
    FROM old_attempts;
  DROP TABLE old_attempts;
`;

const migrations: readonly Migration[] = [
  (database) => database.exec(first),
  (database) => database.exec(second),
];

/**
 * Brings a file to the newest version of the schema, in one transaction.
 *
 * @throws Error where a newer release has written the file.
 */
export function migrate(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = readVersion(database);
    if (version > migrations.length) {
      throw new Error(`its schema has version ${version}, this release knows up to ${migrations.length}`);
    }
    for (const step of migrations.slice(version)) step(database);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** The first release did not number its schema. */
function readVersion(database: DatabaseSync): number {
  const version = prepare<{ user_version: number }>(database, "PRAGMA user_version").get()?.user_version ?? 0;
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'webhooks'").get();
  return version === 0 && known !== undefined ? 1 : version;
}
