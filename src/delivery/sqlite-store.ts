import { closeSync, openSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Attempt } from "./attempt.ts";
import { DeliveryError } from "./delivery-error.ts";
import {
  lastDelivery,
  type StoredWebhook,
  type StoreOptions,
  scopeKey,
  scopeKeys,
  type WebhookStore,
} from "./store.ts";

/** A store in a file; it is open until `close`. */
export interface SqliteStore extends WebhookStore {
  /** Closes the file; the store cannot be used any more. */
  readonly close: () => void;
}

/** Webhooks and attempts are JSON documents; a secret is bytes in a table of its own (W2.1). */
const schema = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS webhooks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    scope TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS webhooks_by_scope ON webhooks (scope);
  CREATE TABLE IF NOT EXISTS secrets (
    webhook_id INTEGER PRIMARY KEY REFERENCES webhooks ON DELETE CASCADE,
    secret BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS attempts (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    webhook_id INTEGER NOT NULL REFERENCES webhooks ON DELETE CASCADE,
    document TEXT NOT NULL,
    body BLOB NOT NULL,
    answer BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS attempts_by_webhook ON attempts (webhook_id, number);
`;

const queries = {
  addWebhook: "INSERT INTO webhooks (scope, document) VALUES (?, ?) RETURNING id, document",
  readWebhook: "SELECT id, document FROM webhooks WHERE id = ?",
  listWebhooks: "SELECT id, document FROM webhooks ORDER BY id",
  findWebhooks: "SELECT id, document FROM webhooks WHERE scope IN (?, ?) ORDER BY id",
  changeWebhook: "UPDATE webhooks SET document = json_patch(document, ?) WHERE id = ? RETURNING id, document",
  deleteWebhook: "DELETE FROM webhooks WHERE id = ?",
  setSecret: "INSERT OR REPLACE INTO secrets (webhook_id, secret) VALUES (?, ?)",
  removeSecret: "DELETE FROM secrets WHERE webhook_id = ?",
  readSecret: "SELECT secret FROM secrets WHERE webhook_id = ?",
  addAttempt: `INSERT INTO attempts (webhook_id, document, body, answer)
    SELECT id, ?, ?, ? FROM webhooks WHERE id = ?`,
  noteDelivery: `UPDATE webhooks SET document = json_patch(document, ?)
    WHERE id = ? AND coalesce(document ->> '$.last_delivery_date', '') <= ?`,
  dropAttempts: `DELETE FROM attempts WHERE webhook_id = ? AND number <=
    (SELECT number FROM attempts WHERE webhook_id = ? ORDER BY number DESC LIMIT 1 OFFSET ?)`,
  listAttempts: "SELECT document, body, answer FROM attempts WHERE webhook_id = ? ORDER BY number",
} as const;

type Statements = Readonly<Record<keyof typeof queries, StatementSync>>;

/**
 * Opens a store in an SQLite file through `node:sqlite`; makes the file, readable by its owner alone, where there is
 * none. The path `:memory:` keeps it in memory.
 *
 * Secrets are stored as they are, for each delivery needs them: guard the file as you would guard a key.
 *
 * @throws DeliveryError `store-unavailable` where the runtime has no `node:sqlite` (Node 22.13 has, Node 20 has not),
 * or the file cannot be opened as a database.
 */
export function createSqliteStore(path: string, options: StoreOptions = {}): SqliteStore {
  const database = openDatabase(path);
  const prepared = Object.entries(queries).map(([name, sql]) => [name, database.prepare(sql)]);
  const statements = Object.fromEntries(prepared) as Statements;
  return {
    ...webhookMethods(database, statements),
    ...attemptMethods(database, statements, options),
    close: () => database.close(),
  };
}

function openDatabase(path: string): DatabaseSync {
  // Not an import: bundlers and older runtimes would stumble over the module's name.
  const sqlite = globalThis.process?.getBuiltinModule?.("node:sqlite");
  if (sqlite === undefined) {
    throw unavailable("this runtime has no node:sqlite, Node 22.13 and later have it");
  }
  try {
    if (path !== ":memory:") closeSync(openSync(path, "a", 0o600));
    const database = new sqlite.DatabaseSync(path);
    database.exec(schema);
    return database;
  } catch (cause) {
    throw unavailable(`${JSON.stringify(path)}: ${cause instanceof Error ? cause.message : cause}`);
  }
}

function unavailable(message: string): DeliveryError {
  return new DeliveryError("store-unavailable", [{ path: "", message }]);
}

type WebhookMethods = Omit<WebhookStore, "createAttempt" | "listAttempts">;

function webhookMethods(database: DatabaseSync, statements: Statements): WebhookMethods {
  const setSecret = (id: number, secret: string | null | undefined): void => {
    if (secret === null) statements.removeSecret.run(id);
    else if (secret !== undefined) statements.setSecret.run(id, Buffer.from(secret));
  };
  return {
    createWebhook: async (fields, secret) =>
      transact(database, () => {
        const row = statements.addWebhook.get(scopeKey(fields), JSON.stringify(fields));
        const webhook = webhookOf(row)!;
        setSecret(webhook.id, secret);
        return webhook;
      }),
    readWebhook: async (id) => webhookOf(statements.readWebhook.get(id)),
    listWebhooks: async (scope) => {
      const [first = null, second = null] = scope ? scopeKeys(scope) : [];
      const rows = scope ? statements.findWebhooks.all(first, second) : statements.listWebhooks.all();
      return rows.map((row) => webhookOf(row)!);
    },
    updateWebhook: async (id, changes, secret) =>
      transact(database, () => {
        const webhook = webhookOf(statements.changeWebhook.get(JSON.stringify(changes), id));
        if (webhook !== undefined) setSecret(id, secret);
        return webhook;
      }),
    deleteWebhook: async (id) => statements.deleteWebhook.run(id).changes > 0,
    readSecret: async (id) => {
      const row = statements.readSecret.get(id) as { secret: Uint8Array } | undefined;
      return row && Buffer.from(row.secret).toString();
    },
  };
}

function attemptMethods(
  database: DatabaseSync,
  statements: Statements,
  { attemptsPerWebhook = Infinity }: StoreOptions,
): Pick<WebhookStore, "createAttempt" | "listAttempts"> {
  return {
    createAttempt: async (attempt) =>
      transact(database, () => {
        const { webhookId: id, body, answer, ...document } = attempt;
        statements.addAttempt.run(JSON.stringify(document), body, answer, id);
        const last = lastDelivery(attempt);
        // A member of null takes the member away (RFC 7396).
        if (last) statements.noteDelivery.run(JSON.stringify(last), id, last.last_delivery_date);
        if (attemptsPerWebhook < Infinity) statements.dropAttempts.run(id, id, attemptsPerWebhook);
      }),
    listAttempts: async (webhookId) =>
      statements.listAttempts.all(webhookId).map((row) => attemptOf(row, webhookId)),
  };
}

/** Runs the work as a whole or not at all. */
function transact<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

/** A row of the queries above, which select these columns. */
function webhookOf(row: unknown): StoredWebhook | undefined {
  if (row === undefined) return undefined;
  const { id, document } = row as { id: number; document: string };
  return { id, ...JSON.parse(document) };
}

/** A row of the queries above, which select these columns. */
function attemptOf(row: unknown, webhookId: number): Attempt {
  const { document, body, answer } = row as { document: string; body: Uint8Array; answer: Uint8Array };
  const { id, ...rest } = JSON.parse(document);
  return { id, webhookId, ...rest, body, answer };
}
