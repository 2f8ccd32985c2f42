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
  /** Its own limits. */
  readonly limits: WebhookLimits;
  /** Counts its changes. */
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

/** Keeps webhooks. */
export interface WebhookStore {
  readonly create: (fields: WebhookFields, extras: WebhookExtras) => Promise<StoredWebhook>;
  readonly read: (id: number) => Promise<WebhookEntry | undefined>;
  /** Lists all webhooks, or those that an event of a scope reaches, by identifier. */
  readonly list: (scope?: EventScope) => Promise<readonly StoredWebhook[]>;
  /** Changes a webhook and ends its pause; undefined if there is none. */
  readonly update: (
    id: number,
    change: (webhook: StoredWebhook) => Partial<WebhookFields>,
    extras: WebhookExtras,
  ) => Promise<StoredWebhook | undefined>;
  /** Deletes a webhook with its secret and cancels its pending deliveries; false if there is none. */
  readonly remove: (id: number) => Promise<boolean>;
}

/** Creates the part of the store that keeps webhooks. */
export function createWebhookStore({ transact, prefix, lock }: Database): WebhookStore {
  const table = `${prefix}webhooks`;
  const find = async (run: Run, id: number, words = ""): Promise<WebhookEntry | undefined> => {
    const text = `SELECT ${webhookColumns} FROM ${table} WHERE id = $1 AND deleted = 0 ${words}`;
    const [row] = Number.isSafeInteger(id) ? await run<WebhookRow>(text, [id]) : [];
    return row && readWebhookRow(row);
  };
  return {
    create: (fields, extras) =>
      transact(async (run) => {
        const values = toColumns(fields, extras.secret ?? null, extras.limits ?? {});
        const [row] = await run<{ id: number }>(
          `INSERT INTO ${table} (${Object.keys(values).join(", ")})
           VALUES (${Object.keys(values).map((_, i) => `$${i + 1}`)}) RETURNING id`,
          Object.values(values),
        );
        return { id: row!.id, ...fields };
      }),
    read: (id) => transact((run) => find(run, id)),
    list: (scope) =>
      transact(async (run) => {
        const keys = scope === undefined ? undefined : writeScopeKeys(scope);
        if (keys?.length === 0) return [];
        const places = keys?.map((_, i) => `$${i + 1}`).join(", ");
        const where = places === undefined ? "" : `AND scope IN (${places})`;
        const text = `SELECT ${webhookColumns} FROM ${table} WHERE deleted = 0 ${where} ORDER BY id`;
        return (await run<WebhookRow>(text, keys)).map((row) => readWebhookRow(row).webhook);
      }),
    update: (id, change, extras) =>
      transact(async (run) => {
        const found = await find(run, id, lock);
        if (found === undefined) return undefined;
        const changed = { ...found.webhook, ...change(found.webhook) };
        const { id: _, last_status: __, last_delivery_date: ___, ...fields } = changed;
        const secret = extras.secret === undefined ? found.secret : extras.secret;
        const values = toColumns(fields, secret, extras.limits ?? found.limits);
        const set = Object.keys(values).map((name, i) => `${name} = $${i + 2}`);
        await run(
          `UPDATE ${table} SET ${set.join(", ")}, revision = revision + 1, paused_until = 0, failures = 0 WHERE id = $1`,
          [id, ...Object.values(values)],
        );
        return changed;
      }),
    remove: (id) =>
      transact(async (run) => {
        const gone = await run(
          `UPDATE ${table} SET deleted = 1, active = 0, secret = NULL, scope = '', revision = revision + 1
           WHERE id = $1 AND deleted = 0 RETURNING id`,
          [id],
        );
        if (gone.length === 0) return false;
        await run(`UPDATE ${prefix}deliveries SET state = 4 WHERE webhook = $1 AND state = 0`, [id]);
        return true;
      }),
  };
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
