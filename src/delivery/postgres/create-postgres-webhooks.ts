import { type StoredWebhook, scopeKey, scopeKeys, type WebhookStore } from "../delivery-store.ts";
import { type Pool, type Queryable, select, transact } from "./transact.ts";

/** A row of the columns `id` and `document`; PostgreSQL gives a bigint as text. */
export interface WebhookRow {
  readonly id: string;
  readonly document: string;
}

/** Creates the methods of a PostgreSQL store that keep webhooks. */
export function createPostgresWebhooks(pool: Pool, schema: string): WebhookStore {
  const table = `${schema}.webhooks`;
  const webhooks = async (
    client: Queryable,
    text: string,
    values?: unknown[],
  ): Promise<readonly StoredWebhook[]> => (await select<WebhookRow>(client, text, values)).map(webhookOf);
  return {
    createWebhook: async (fields, secret) => {
      const text = `INSERT INTO ${table} (scope, document, secret) VALUES ($1, $2, $3) RETURNING id, document`;
      const values = [scopeKey(fields), JSON.stringify(fields), bytesOf(secret)];
      const [webhook] = await webhooks(pool, text, values);
      if (webhook === undefined) throw new Error("the database did not return the webhook that it stored");
      return webhook;
    },
    readWebhook: async (id) =>
      (await webhooks(pool, `SELECT id, document FROM ${table} WHERE id = $1`, [id]))[0],
    listWebhooks: (scope) => {
      const where = scope === undefined ? "" : "WHERE scope = ANY($1)";
      const values = scope === undefined ? [] : [scopeKeys(scope)];
      return webhooks(pool, `SELECT id, document FROM ${table} ${where} ORDER BY id`, values);
    },
    updateWebhook: (id, changes, secret) =>
      transact(pool, async (client) => {
        const text = `SELECT id, document FROM ${table} WHERE id = $1 FOR UPDATE`;
        const [webhook] = await webhooks(client, text, [id]);
        if (webhook === undefined) return undefined;
        const updated = { ...webhook, ...changes };
        const { id: _, ...fields } = updated;
        await client.query(`UPDATE ${table} SET document = $2 WHERE id = $1`, [id, JSON.stringify(fields)]);
        if (secret !== undefined) {
          await client.query(`UPDATE ${table} SET secret = $2 WHERE id = $1`, [id, bytesOf(secret)]);
        }
        return updated;
      }),
    deleteWebhook: async (id) => {
      const { rows } = await pool.query(`DELETE FROM ${table} WHERE id = $1 RETURNING id`, [id]);
      return rows.length > 0;
    },
    readSecret: async (id) => {
      const text = `SELECT secret FROM ${table} WHERE id = $1`;
      const [row] = await select<{ secret: Uint8Array | null }>(pool, text, [id]);
      return textOf(row?.secret);
    },
  };
}

/** Reads a webhook. */
export function webhookOf({ id, document }: WebhookRow): StoredWebhook {
  return { id: Number(id), ...JSON.parse(document) };
}

/** Reads a secret as it is stored. */
export function textOf(secret: Uint8Array | null | undefined): string | undefined {
  return secret === null || secret === undefined ? undefined : Buffer.from(secret).toString();
}

function bytesOf(secret: string | null | undefined): Buffer | null {
  return secret === null || secret === undefined ? null : Buffer.from(secret);
}
