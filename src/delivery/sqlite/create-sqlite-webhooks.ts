import type { DatabaseSync } from "node:sqlite";
import { type StoredWebhook, scopeKey, scopeKeys, type WebhookStore } from "../delivery-store.ts";
import type { Direct } from "./direct.ts";
import { prepare } from "./prepare.ts";

/** The methods of a store that keep webhooks. */
export type SqliteWebhooks = Direct<WebhookStore>;

interface WebhookRow {
  readonly id: number;
  readonly document: string;
}

/** Creates the methods of a database that keep webhooks. */
export function createSqliteWebhooks(database: DatabaseSync): SqliteWebhooks {
  const add = prepare<WebhookRow>(
    database,
    "INSERT INTO webhooks (scope, document) VALUES (?, ?) RETURNING id, document",
  );
  const read = prepare<WebhookRow>(database, "SELECT id, document FROM webhooks WHERE id = ?");
  const list = prepare<WebhookRow>(database, "SELECT id, document FROM webhooks ORDER BY id");
  const find = prepare<WebhookRow>(
    database,
    "SELECT id, document FROM webhooks WHERE scope IN (?, ?) ORDER BY id",
  );
  const change = prepare<WebhookRow>(
    database,
    "UPDATE webhooks SET document = json_patch(document, ?) WHERE id = ? RETURNING id, document",
  );
  const remove = database.prepare("DELETE FROM webhooks WHERE id = ?");
  const removeAttempts = database.prepare("DELETE FROM attempts WHERE webhook_id = ?");
  const secrets = createSecrets(database);
  return {
    createWebhook: (fields, secret) => {
      const [row] = add.all(scopeKey(fields), JSON.stringify(fields));
      if (row === undefined) throw new Error("the database did not return the webhook that it stored");
      const webhook = webhookOf(row);
      secrets.write(webhook.id, secret);
      return webhook;
    },
    readWebhook: (id) => read.all(id).map(webhookOf)[0],
    listWebhooks: (scope) => {
      const [one = null, other = null] = scope ? scopeKeys(scope) : [];
      return (scope ? find.all(one, other) : list.all()).map(webhookOf);
    },
    updateWebhook: (id, changes, secret) => {
      const [webhook] = change.all(JSON.stringify(changes), id).map(webhookOf);
      if (webhook !== undefined) secrets.write(id, secret);
      return webhook;
    },
    deleteWebhook: (id) => {
      removeAttempts.run(id);
      return remove.run(id).changes > 0;
    },
    readSecret: secrets.read,
  };
}

interface Secrets {
  readonly read: (webhookId: number) => string | undefined;
  /** Null removes the secret, undefined leaves it. */
  readonly write: (webhookId: number, secret: string | null | undefined) => void;
}

function createSecrets(database: DatabaseSync): Secrets {
  const read = prepare<{ secret: Uint8Array }>(database, "SELECT secret FROM secrets WHERE webhook_id = ?");
  const set = database.prepare("INSERT OR REPLACE INTO secrets (webhook_id, secret) VALUES (?, ?)");
  const unset = database.prepare("DELETE FROM secrets WHERE webhook_id = ?");
  return {
    read: (id) => {
      const row = read.get(id);
      return row && Buffer.from(row.secret).toString();
    },
    write: (id, secret) => {
      if (secret === null) unset.run(id);
      else if (secret !== undefined) set.run(id, Buffer.from(secret));
    },
  };
}

function webhookOf({ id, document }: WebhookRow): StoredWebhook {
  return { id, ...JSON.parse(document) };
}
