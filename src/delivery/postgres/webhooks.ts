import { type StoredWebhook, scopeKey, scopeKeys, type WebhookStore } from "../store.ts";
import { type Pool, transact } from "./transact.ts";

/** Creates the methods of a PostgreSQL store that keep webhooks. */
export function createPostgresWebhooks(pool: Pool, schema: string): WebhookStore {
  const table = `${schema}.webhooks`;
  return {
    createWebhook: async (fields, secret) => {
      const text = `INSERT INTO ${table} (scope, document, secret) VALUES ($1, $2, $3) RETURNING id, document`;
      const { rows } = await pool.query(text, [scopeKey(fields), JSON.stringify(fields), bytesOf(secret)]);
      return webhookOf(rows[0])!;
    },
    readWebhook: async (id) => {
      const { rows } = await pool.query(`SELECT id, document FROM ${table} WHERE id = $1`, [id]);
      return webhookOf(rows[0]);
    },
    listWebhooks: async (scope) => {
      const where = scope === undefined ? "" : "WHERE scope = ANY($1)";
      const values = scope === undefined ? [] : [scopeKeys(scope)];
      const { rows } = await pool.query(`SELECT id, document FROM ${table} ${where} ORDER BY id`, values);
      return rows.map((row) => webhookOf(row)!);
    },
    updateWebhook: (id, changes, secret) =>
      transact(pool, async (client) => {
        const { rows } = await client.query(`SELECT id, document FROM ${table} WHERE id = $1 FOR UPDATE`, [
          id,
        ]);
        const webhook = webhookOf(rows[0]);
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
      const { rows } = await pool.query(`SELECT secret FROM ${table} WHERE id = $1`, [id]);
      return textOf((rows[0] as { secret: Uint8Array | null } | undefined)?.secret);
    },
  };
}

/** Reads a row of the columns `id` and `document`; PostgreSQL gives a bigint as text. */
export function webhookOf(row: unknown): StoredWebhook | undefined {
  if (row === undefined) return undefined;
  const { id, document } = row as { id: string; document: string };
  return { id: Number(id), ...JSON.parse(document) };
}

/** Reads a secret as it is stored. */
export function textOf(secret: Uint8Array | null | undefined): string | undefined {
  return secret === null || secret === undefined ? undefined : Buffer.from(secret).toString();
}

function bytesOf(secret: string | null | undefined): Buffer | null {
  return secret === null || secret === undefined ? null : Buffer.from(secret);
}
