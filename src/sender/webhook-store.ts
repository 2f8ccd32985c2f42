import type { SqlValue, Transaction } from "./database.ts";
import { stateNumbers } from "./delivery-record.ts";
import { type EventScope, writeScopeKeys } from "./event-input.ts";
import type { Limits, WebhookLimits } from "./limits.ts";
import type { StoredWebhook, WebhookFields } from "./webhook-input.ts";

/** Data stored with a webhook but never shown; undefined keeps the stored value. */
export interface WebhookExtras {
  readonly secret?: string | null | undefined;
  readonly limits?: WebhookLimits | undefined;
}

/** Computes the properties to change. */
export type Change = (webhook: StoredWebhook) => Partial<WebhookFields>;

/** A webhook and additional stored data. */
export interface WebhookEntry {
  readonly webhook: StoredWebhook;
  readonly secret: string | null;
  readonly limits: Partial<Limits>;
  readonly revision: number;
  /** Number of consecutive attempts without a response. */
  readonly failures: number;
}

/** A row of a webhook. */
export interface WebhookRow extends Pick<WebhookEntry, "secret" | "revision" | "failures"> {
  readonly id: number;
  readonly document: string;
  readonly limits: string;
  readonly active: number;
  readonly updated: string;
  readonly last_status: number | null;
  readonly last_date: string | null;
}

/** Columns of `WebhookRow`. */
export const webhookColumns =
  "id, document, secret, limits, active, updated, revision, failures, last_status, last_date";

/** Reads a row. Properties that the sender changes have their own columns, which override the document's values. */
export function readWebhookRow(row: WebhookRow): WebhookEntry {
  const { id, secret, revision, failures, last_status, last_date } = row;
  const webhook = {
    id,
    ...(JSON.parse(row.document) as WebhookFields),
    is_active: row.active === 1,
    updated_date: row.updated,
    ...(last_status !== null && { last_status }),
    ...(last_date !== null && { last_delivery_date: last_date }),
  };
  return { webhook, secret, limits: JSON.parse(row.limits), revision, failures };
}

/** Stores a new webhook. */
export async function insertWebhook(
  { insert }: Transaction,
  fields: WebhookFields,
  extras: WebhookExtras,
): Promise<StoredWebhook> {
  const row = toColumns(fields, extras.secret ?? null, extras.limits ?? {});
  const into = `webhooks (${Object.keys(row).join(", ")})`;
  const [stored] = await insert<{ id: number }>(into, [Object.values(row)], "RETURNING id");
  return { id: stored!.id, ...fields };
}

/** Reads a webhook and optionally locks its row; undefined if it does not exist. */
export async function readWebhook(
  { run }: Transaction,
  id: number,
  lock = "",
): Promise<WebhookEntry | undefined> {
  const text = `SELECT ${webhookColumns} FROM webhooks WHERE id = $1 AND deleted = 0 ${lock}`;
  const [row] = Number.isSafeInteger(id) ? await run<WebhookRow>(text, [id]) : [];
  return row && readWebhookRow(row);
}

/** Lists all webhooks, or those that an event with the given scope reaches, sorted by identifier. */
export async function listWebhooks(
  { run }: Transaction,
  scope?: EventScope,
): Promise<readonly StoredWebhook[]> {
  const [first, second = first] = scope === undefined ? [] : writeScopeKeys(scope);
  const where = scope === undefined ? "" : "AND scope IN ($1, $2)";
  const text = `SELECT ${webhookColumns} FROM webhooks WHERE deleted = 0 ${where} ORDER BY id`;
  const rows = await run<WebhookRow>(text, scope === undefined ? [] : [first ?? null, second ?? null]);
  return rows.map((row) => readWebhookRow(row).webhook);
}

/** Changes a webhook and ends its pause; undefined if it does not exist. */
export async function updateWebhook(
  transaction: Transaction,
  id: number,
  change: Change,
  extras: WebhookExtras,
): Promise<StoredWebhook | undefined> {
  const found = await readWebhook(transaction, id, "{lock}");
  if (found === undefined) return undefined;
  const changed = { ...found.webhook, ...change(found.webhook) };
  const { id: _, last_status: __, last_delivery_date: ___, ...fields } = changed;
  const secret = extras.secret === undefined ? found.secret : extras.secret;
  const row = toColumns(fields, secret, extras.limits ?? found.limits);
  const set = Object.keys(row).map((name, i) => `${name} = $${i + 2}`);
  await transaction.run(
    `UPDATE webhooks SET ${set.join(", ")}, revision = revision + 1, paused_until = 0, failures = 0 WHERE id = $1`,
    [id, ...Object.values(row)],
  );
  return changed;
}

/** Deletes a webhook and its secret, and cancels its pending deliveries; false if it does not exist. */
export async function removeWebhook({ run }: Transaction, id: number): Promise<boolean> {
  if (!Number.isSafeInteger(id)) return false;
  const gone = await run(
    `UPDATE webhooks SET deleted = 1, active = 0, secret = NULL, scope = '', revision = revision + 1
     WHERE id = $1 AND deleted = 0 RETURNING id`,
    [id],
  );
  const { pending, cancelled } = stateNumbers;
  await run(`UPDATE deliveries SET state = ${cancelled} WHERE webhook = $1 AND state = ${pending}`, [id]);
  return gone.length > 0;
}

function toColumns(
  fields: WebhookFields,
  secret: string | null,
  limits: WebhookLimits,
): Readonly<Record<string, SqlValue>> {
  const { type, project, organization } = fields;
  return {
    scope: type === "server" ? "server" : `${type}:${type === "project" ? project : organization}`,
    document: JSON.stringify(fields),
    events: JSON.stringify(fields.events),
    active: Number(fields.is_active),
    updated: fields.updated_date,
    secret,
    limits: JSON.stringify(limits),
  };
}
