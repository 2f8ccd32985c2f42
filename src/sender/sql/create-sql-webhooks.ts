import type { StoredWebhook, WebhookExtras, WebhookStore } from "../delivery-store.ts";
import { scopeKey, scopeKeys } from "../scope-keys.ts";
import type { Batcher } from "./batch.ts";
import { type Client, type Database, writeList } from "./client.ts";

/** The columns of a webhook that its reader needs. */
export interface WebhookRow {
  readonly id: number;
  readonly document: string;
}

/** Creates the methods of a store that keep webhooks. */
export function createSqlWebhooks({ reader }: Database, { write }: Batcher): WebhookStore {
  const { prefix, lock, strings } = reader;
  const table = `${prefix}webhooks`;
  const find = async (client: Client, where: string, ...values: (string | number)[]) => {
    const text = `SELECT id, document FROM ${table} WHERE deleted = 0 AND ${where}`;
    return (await client.query<WebhookRow>(text, values)).map(readWebhookRow);
  };
  return {
    createWebhook: (fields, { secret, limits = {} } = {}) =>
      write(async (client) => {
        const text = `INSERT INTO ${table} (scope, document, active, secret, limits) VALUES ($1, $2, $3, $4, $5) RETURNING id`;
        const values = [scopeKey(fields), JSON.stringify(fields), Number(fields.is_active), toBytes(secret)];
        const [row] = await client.query<WebhookRow>(text, [...values, JSON.stringify(limits)]);
        if (row === undefined) throw new Error("the database did not return the webhook that it stored");
        return { id: Number(row.id), ...structuredClone(fields) };
      }),
    readWebhook: async (id) => (await find(reader, "id = $1", id))[0],
    listWebhooks: (scope) =>
      scope === undefined
        ? find(reader, "true ORDER BY id")
        : find(reader, `scope IN (${strings("$1")}) ORDER BY id`, writeList(scopeKeys(scope))),
    updateWebhook: (id, changes, extras = {}) =>
      write(async (client) => {
        const [webhook] = await find(client, `id = $1 ${lock}`, id);
        if (webhook === undefined) return undefined;
        const { id: _, ...fields } = { ...webhook, ...changes };
        // Whatever it waited for, the next claim looks at it again.
        const text = `UPDATE ${table} SET document = $2, active = $3, due_at = 0, free_at = 0 WHERE id = $1`;
        await client.query(text, [id, JSON.stringify(fields), Number(fields.is_active)]);
        await writeExtras(client, table, id, extras);
        return { id, ...fields };
      }),
    deleteWebhook: (id) =>
      write(async (client) => {
        const text = `UPDATE ${table} SET deleted = 1, active = 0, scope = '', document = '{}', secret = NULL
          WHERE id = $1 AND deleted = 0 RETURNING id`;
        return (await client.query(text, [id])).length > 0;
      }),
    readSecret: async (id) => {
      const text = `SELECT secret FROM ${table} WHERE id = $1`;
      const [row] = await reader.query<{ secret: Uint8Array | null }>(text, [id]);
      return readSecretColumn(row?.secret);
    },
  };
}

async function writeExtras(
  client: Client,
  table: string,
  id: number,
  { secret, limits }: WebhookExtras,
): Promise<void> {
  if (secret !== undefined)
    await client.query(`UPDATE ${table} SET secret = $2 WHERE id = $1`, [id, toBytes(secret)]);
  if (limits !== undefined)
    await client.query(`UPDATE ${table} SET limits = $2 WHERE id = $1`, [id, JSON.stringify(limits)]);
}

/** Reads a webhook; a transaction of the caller may return its identifier as text. */
export function readWebhookRow({ id, document }: WebhookRow): StoredWebhook {
  return { id: Number(id), ...JSON.parse(document) };
}

/** Reads a secret as stored. */
export function readSecretColumn(secret: Uint8Array | null | undefined): string | undefined {
  return secret === null || secret === undefined ? undefined : Buffer.from(secret).toString();
}

function toBytes(secret: string | null | undefined): Uint8Array | null {
  return secret === null || secret === undefined ? null : Buffer.from(secret);
}
