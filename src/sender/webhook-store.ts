import type { Database, Run, SqlValue } from "./database.ts";
import { type EventScope, writeScopeKeys } from "./event-input.ts";
import type { WebhookLimits } from "./limits.ts";
import type { StoredWebhook, WebhookFields } from "./webhook-input.ts";

/** What is stored with a webhook but never shown; undefined keeps what is there. */
export interface WebhookExtras {
  readonly secret?: string | null | undefined;
  readonly limits?: WebhookLimits | undefined;
}

/** A webhook with what is stored beside it. */
export interface WebhookEntry {
  readonly webhook: StoredWebhook;
  readonly secret: string | null;
  readonly limits: WebhookLimits;
  readonly revision: number;
  /** Consecutive attempts without a response. */
  readonly failures: number;
}

/** A row of a webhook. */
export interface WebhookRow {
  readonly id: number;
  readonly document: string;
  readonly secret: string | null;
  readonly limits: string;
  readonly active: number;
  readonly updated: string;
  readonly revision: number;
  readonly failures: number;
  readonly last_status: number | null;
  readonly last_date: string | null;
}

/** Columns of `WebhookRow`. */
export const webhookColumns =
  "id, document, secret, limits, active, updated, revision, failures, last_status, last_date";

/** Reads a row. What changes by itself stands in columns, which replace the document's values. */
export function readWebhookRow(row: WebhookRow): WebhookEntry {
  const { id, secret, revision, failures, last_status, last_date } = row;
  return {
    webhook: {
      id,
      ...(JSON.parse(row.document) as WebhookFields),
      is_active: row.active === 1,
      updated_date: row.updated,
      ...(last_status !== null && { last_status }),
      ...(last_date !== null && { last_delivery_date: last_date }),
    },
    secret,
    limits: JSON.parse(row.limits),
    revision,
    failures,
  };
}

async function find(run: Run, prefix: string, id: number, words = ""): Promise<WebhookEntry | undefined> {
  const text = `SELECT ${webhookColumns} FROM ${prefix}webhooks WHERE id = $1 AND deleted = 0 ${words}`;
  const [row] = Number.isSafeInteger(id) ? await run<WebhookRow>(text, [id]) : [];
  return row && readWebhookRow(row);
}

/** Stores a new webhook. */
export async function insertWebhook(
  { transact, prefix }: Database,
  fields: WebhookFields,
  extras: WebhookExtras,
): Promise<StoredWebhook> {
  const values = toColumns(fields, extras.secret ?? null, extras.limits ?? {});
  const names = Object.keys(values);
  const [row] = await transact((run) =>
    run<{ id: number }>(
      `INSERT INTO ${prefix}webhooks (${names.join(", ")}) VALUES (${names.map((_, i) => `$${i + 1}`)}) RETURNING id`,
      Object.values(values),
    ),
  );
  return { id: row!.id, ...fields };
}

/** Reads a webhook; undefined if there is none. */
export function readWebhook({ transact, prefix }: Database, id: number): Promise<WebhookEntry | undefined> {
  return transact((run) => find(run, prefix, id));
}

/** Lists all webhooks, or those that an event of a scope reaches, by identifier. */
export async function listWebhooks(
  { transact, prefix }: Database,
  scope: EventScope | undefined,
): Promise<readonly StoredWebhook[]> {
  const keys = scope === undefined ? undefined : writeScopeKeys(scope);
  if (keys?.length === 0) return [];
  const where = keys === undefined ? "" : `AND scope IN (${keys.map((_, i) => `$${i + 1}`).join(", ")})`;
  const text = `SELECT ${webhookColumns} FROM ${prefix}webhooks WHERE deleted = 0 ${where} ORDER BY id`;
  const rows = await transact((run) => run<WebhookRow>(text, keys));
  return rows.map((row) => readWebhookRow(row).webhook);
}

/** Changes a webhook and ends its pause; undefined if there is none. */
export function updateWebhook(
  { transact, prefix, lock }: Database,
  id: number,
  change: (webhook: StoredWebhook) => Partial<WebhookFields>,
  extras: WebhookExtras,
): Promise<StoredWebhook | undefined> {
  return transact(async (run) => {
    const found = await find(run, prefix, id, lock);
    if (found === undefined) return undefined;
    const changed = { ...found.webhook, ...change(found.webhook) };
    const { id: _, last_status: __, last_delivery_date: ___, ...fields } = changed;
    const secret = extras.secret === undefined ? found.secret : extras.secret;
    const values = toColumns(fields, secret, extras.limits ?? found.limits);
    const set = Object.keys(values).map((name, i) => `${name} = $${i + 2}`);
    await run(
      `UPDATE ${prefix}webhooks SET ${set.join(", ")}, revision = revision + 1, paused_until = 0, failures = 0
       WHERE id = $1`,
      [id, ...Object.values(values)],
    );
    return changed;
  });
}

/** Deletes a webhook with its secret and cancels its pending deliveries; false if there is none. */
export function removeWebhook({ transact, prefix }: Database, id: number): Promise<boolean> {
  return transact(async (run) => {
    const gone = await run(
      `UPDATE ${prefix}webhooks SET deleted = 1, active = 0, secret = NULL, scope = '', revision = revision + 1
       WHERE id = $1 AND deleted = 0 RETURNING id`,
      [id],
    );
    if (gone.length === 0) return false;
    await run(`UPDATE ${prefix}deliveries SET state = 4 WHERE webhook = $1 AND state = 0`, [id]);
    return true;
  });
}

function toColumns(
  fields: WebhookFields,
  secret: string | null,
  limits: WebhookLimits,
): Readonly<Record<string, SqlValue>> {
  const { type, project, organization } = fields;
  // Webhooks of the type `server` exist since 2.76; the types are those of the source document.
  const scope =
    (type as string) === "server" ? "server" : `${type}:${type === "project" ? project : organization}`;
  return {
    scope,
    document: JSON.stringify(fields),
    events: JSON.stringify(fields.events),
    active: Number(fields.is_active),
    updated: fields.updated_date,
    secret,
    limits: JSON.stringify(limits),
  };
}
