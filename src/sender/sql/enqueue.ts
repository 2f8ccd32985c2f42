import { createId } from "../create-id.ts";
import type { ReplayQuery } from "../delivery-record.ts";
import type { Moment, NewEvent, QueuedDelivery, StoredWebhook } from "../delivery-store.ts";
import { listens, scopeKey, scopeKeys } from "../scope-keys.ts";
import { type Client, insert, writeList } from "./client.ts";
import { readWebhookRow, type WebhookRow } from "./create-sql-webhooks.ts";
import { writeFilter } from "./list.ts";

/** An event to store, and when it was emitted: as a date, and in the time of the store. */
export interface Arrival {
  readonly event: NewEvent;
  readonly date: string;
  readonly time: number;
}

/** A delivery to store. */
interface NewDelivery extends QueuedDelivery {
  readonly emission: string;
  readonly event: string;
  readonly created: string;
  readonly dueAt: number;
  readonly replayOf: string | null;
}

/** Stores a delivery of each event for each listening webhook. It only inserts, so no transaction waits. */
export async function enqueue(
  client: Client,
  arrivals: readonly Arrival[],
): Promise<readonly (readonly QueuedDelivery[])[]> {
  const webhooks = await findWebhooks(client, arrivals);
  const found = arrivals.map((arrival): readonly NewDelivery[] => createDeliveries(arrival, webhooks));
  const known = await findKnown(client, arrivals, found);
  const fresh = found.map((deliveries, i) => (known[i] === undefined ? deliveries : []));
  const emissions = arrivals.flatMap(({ event: { head, tail } }, i) => {
    const id = fresh[i]?.[0]?.emission;
    return id === undefined ? [] : { id, head, tail };
  });
  await insert(client, "emissions", emissionColumns, emissions);
  await addDeliveries(client, fresh.flat());
  return found.map((deliveries, i) => known[i] ?? deliveries.map(({ id, webhookId }) => ({ id, webhookId })));
}

async function findWebhooks(
  { query, prefix, strings }: Client,
  arrivals: readonly Arrival[],
): Promise<readonly StoredWebhook[]> {
  const scopes = new Set(arrivals.flatMap(({ event }) => scopeKeys(event.scope)));
  const text = `SELECT id, document FROM ${prefix}webhooks WHERE active = 1 AND scope IN (${strings("$1")}) ORDER BY id`;
  return (await query<WebhookRow>(text, [writeList([...scopes])])).map(readWebhookRow);
}

function createDeliveries({ event, date, time }: Arrival, webhooks: readonly StoredWebhook[]): NewDelivery[] {
  const scopes = scopeKeys(event.scope);
  const emission = createId();
  return webhooks
    .filter((webhook) => listens(webhook, event.event) && scopes.includes(scopeKey(webhook)))
    .map(({ id: webhookId }) => ({
      id: createId(),
      webhookId,
      emission,
      event: event.event,
      created: date,
      dueAt: time,
      replayOf: null,
    }));
}

/** Finds the deliveries of events with known keys, and records new keys. */
async function findKnown(
  { query, each, prefix, strings }: Client,
  arrivals: readonly Arrival[],
  found: readonly (readonly NewDelivery[])[],
): Promise<readonly (readonly QueuedDelivery[] | undefined)[]> {
  const noted = arrivals.flatMap(({ event: { key }, time }, i) =>
    key === undefined
      ? []
      : {
          key,
          time,
          deliveries: writeList((found[i] ?? []).map(({ id, webhookId }) => ({ id, webhookId }))),
        },
  );
  if (noted.length === 0) return [];
  // The first event of a key wins, even among simultaneous ones.
  await each(
    (
      source,
    ) => `INSERT INTO ${prefix}keys (key, time, deliveries) SELECT key, time, deliveries FROM ${source} WHERE true
     ON CONFLICT (key) DO NOTHING`,
    { key: "text", time: "real", deliveries: "text" },
    noted,
  );
  const stored = await query<{ key: string; deliveries: string }>(
    `SELECT key, deliveries FROM ${prefix}keys WHERE key IN (${strings("$1")})`,
    [writeList(noted.map(({ key }) => key))],
  );
  const byKey = new Map(stored.map(({ key, deliveries }) => [key, deliveries]));
  return arrivals.map(({ event: { key = "" } }, i) => {
    const deliveries: readonly QueuedDelivery[] = JSON.parse(byKey.get(key) ?? "[]");
    const own = found[i]?.[0]?.id;
    return byKey.has(key) && deliveries[0]?.id !== own ? deliveries : undefined;
  });
}

/** The columns of the parts of a body. */
export const emissionColumns = { id: "uuid", head: "bytes", tail: "bytes" } as const;

/** Number of accepted deliveries of a webhook, and when the first is due. */
export interface Accepted {
  readonly webhook: number;
  readonly accepted: number;
  readonly due_at: number;
}

/** The columns of accepted deliveries. */
export const arrivalColumns = { webhook: "number", accepted: "number", due_at: "real" } as const;

/** Adds up accepted deliveries by webhook. */
export function countByWebhook(all: readonly Accepted[]): readonly Accepted[] {
  const counts = new Map<number, Accepted>();
  for (const { webhook, accepted, due_at } of all) {
    const known = counts.get(webhook) ?? { accepted: 0, due_at: Infinity };
    const sum = { accepted: known.accepted + accepted, due_at: Math.min(known.due_at, due_at) };
    counts.set(webhook, { webhook, ...sum });
  }
  return [...counts.values()];
}

const deliveryColumns = {
  id: "uuid",
  webhook: "number",
  emission: "uuid",
  event: "text",
  created: "text",
  accepted_at: "real",
  due_at: "real",
  replay_of: "uuid",
} as const;

async function addDeliveries(client: Client, deliveries: readonly NewDelivery[]): Promise<void> {
  const rows = deliveries.map(({ webhookId: webhook, dueAt, replayOf: replay_of, ...rest }) => ({
    ...rest,
    webhook,
    accepted_at: dueAt,
    due_at: dueAt,
    replay_of,
  }));
  await insert(client, "deliveries", deliveryColumns, rows);
  const accepted = countByWebhook(rows.map(({ webhook, due_at }) => ({ webhook, accepted: 1, due_at })));
  await insert(client, "arrivals", arrivalColumns, accepted);
}

/** Most deliveries to store again in one transaction. */
const PART = 500;

/** Stores a part of the deliveries that a query finds again, oldest first. */
export async function replay(
  client: Client,
  query: ReplayQuery,
  { date, ticks: time }: Moment,
): Promise<{ readonly deliveries: readonly QueuedDelivery[]; readonly next: string | null }> {
  const { prefix } = client;
  const { where, values } = writeFilter(query);
  // A repeated or cut-off call leaves out what was sent again before.
  const fresh = `NOT EXISTS (SELECT 1 FROM ${prefix}deliveries r WHERE r.replay_of = d.id AND r.number > d.number)`;
  const found = await client.query<{
    number: number;
    id: string;
    webhook: number;
    emission: string;
    event: string;
  }>(
    `SELECT d.number, d.id, d.webhook, d.emission, d.event
     FROM ${prefix}deliveries d JOIN ${prefix}webhooks w ON w.id = d.webhook
       JOIN ${prefix}emissions e ON e.id = d.emission
     WHERE ${where} AND w.deleted = 0 ${query.deliveryId === undefined ? `AND ${fresh}` : ""} ORDER BY d.number LIMIT ${PART}`,
    values,
  );
  const { dueIn = 0, spacing = 0 } = query;
  const created = new Date(date).toISOString();
  const deliveries = found.map(({ id: replayOf, webhook: webhookId, emission, event }, i): NewDelivery => {
    const dueAt = time + dueIn + i * spacing;
    return { id: createId(), webhookId, emission, event, created, dueAt, replayOf };
  });
  await addDeliveries(client, deliveries);
  return {
    deliveries: deliveries.map(({ id, webhookId }) => ({ id, webhookId })),
    next: found.length < PART ? null : String(found.at(-1)?.number),
  };
}
