import type { DatabaseSync } from "node:sqlite";
import type { EventScope } from "../emission.ts";
import { type StoredWebhook, scopeKey, scopeKeys, type WebhookFields } from "../store.ts";

/** The methods of a store that keep webhooks, without promises. */
export interface SqliteWebhooks {
  readonly createWebhook: (fields: WebhookFields, secret?: string) => StoredWebhook;
  readonly readWebhook: (id: number) => StoredWebhook | undefined;
  readonly listWebhooks: (scope?: EventScope) => readonly StoredWebhook[];
  readonly updateWebhook: (
    id: number,
    changes: Partial<WebhookFields>,
    secret?: string | null,
  ) => StoredWebhook | undefined;
  readonly deleteWebhook: (id: number) => boolean;
  readonly readSecret: (id: number) => string | undefined;
}

/** Creates the methods of a database that keep webhooks. */
export function createSqliteWebhooks(database: DatabaseSync): SqliteWebhooks {
  const add = database.prepare("INSERT INTO webhooks (scope, document) VALUES (?, ?) RETURNING id, document");
  const read = database.prepare("SELECT id, document FROM webhooks WHERE id = ?");
  const list = database.prepare("SELECT id, document FROM webhooks ORDER BY id");
  const find = database.prepare("SELECT id, document FROM webhooks WHERE scope IN (?, ?) ORDER BY id");
  const change = database.prepare(
    "UPDATE webhooks SET document = json_patch(document, ?) WHERE id = ? RETURNING id, document",
  );
  const remove = database.prepare("DELETE FROM webhooks WHERE id = ?");
  const set = database.prepare("INSERT OR REPLACE INTO secrets (webhook_id, secret) VALUES (?, ?)");
  const unset = database.prepare("DELETE FROM secrets WHERE webhook_id = ?");
  const readSecret = database.prepare("SELECT secret FROM secrets WHERE webhook_id = ?");
  const removeAttempts = database.prepare("DELETE FROM attempts WHERE webhook_id = ?");
  const setSecret = (id: number, secret: string | null | undefined): void => {
    if (secret === null) unset.run(id);
    else if (secret !== undefined) set.run(id, Buffer.from(secret));
  };
  return {
    createWebhook: (fields, secret) => {
      const webhook = webhookOf(add.get(scopeKey(fields), JSON.stringify(fields)))!;
      setSecret(webhook.id, secret);
      return webhook;
    },
    readWebhook: (id) => webhookOf(read.get(id)),
    listWebhooks: (scope) => {
      const [one = null, other = null] = scope ? scopeKeys(scope) : [];
      return (scope ? find.all(one, other) : list.all()).map((row) => webhookOf(row)!);
    },
    updateWebhook: (id, changes, secret) => {
      const webhook = webhookOf(change.get(JSON.stringify(changes), id));
      if (webhook !== undefined) setSecret(id, secret);
      return webhook;
    },
    deleteWebhook: (id) => {
      removeAttempts.run(id);
      return remove.run(id).changes > 0;
    },
    readSecret: (id) => {
      const row = readSecret.get(id) as { secret: Uint8Array } | undefined;
      return row && Buffer.from(row.secret).toString();
    },
  };
}

/** A row of the queries above, which select these columns. */
function webhookOf(row: unknown): StoredWebhook | undefined {
  if (row === undefined) return undefined;
  const { id, document } = row as { id: number; document: string };
  return { id, ...JSON.parse(document) };
}
