import type { Expired } from "../delivery-store.ts";
import { type Limits, mergeLimits } from "../limits.ts";
import { DAY, type Retention } from "../retention.ts";
import { countArrivals, LEASE } from "./claim.ts";
import { type Client, writeList } from "./client.ts";
import { outcomes } from "./schema.ts";

/** Most deliveries of a webhook to end or remove in one transaction. */
const PART = 1_000;

/** Renews the leases that are still held, since another process may have been given the others. */
export async function renewLeases(
  { each, prefix }: Client,
  held: ReadonlyMap<number, string>,
  now: number,
): Promise<void> {
  if (held.size === 0) return;
  const list = [...held].map(([number, token]) => ({ number, token }));
  await each(
    (source) => `UPDATE ${prefix}deliveries SET due_at = $1 FROM ${source}
     WHERE deliveries.number = s.number AND deliveries.token = s.token`,
    { number: "number", token: "text" },
    list,
    [now + LEASE],
  );
}

interface OpenRow {
  readonly id: number;
  readonly limits: string;
  readonly deleted: number;
  readonly open: number;
  readonly oldest: number;
}

/** Ends deliveries beyond the limits of their webhook, and those of a deleted webhook. */
export async function expire(client: Client, limits: Limits, now: number): Promise<readonly Expired[]> {
  const { prefix, skipLocked } = client;
  await countArrivals(client);
  // Deliveries that a dead process had of an inactive webhook.
  await client.query(
    `UPDATE ${prefix}deliveries SET token = NULL WHERE token IS NOT NULL AND due_at <= $1
       AND webhook IN (SELECT id FROM ${prefix}webhooks WHERE active = 0)`,
    [now],
  );
  const rows = await client.query<OpenRow>(
    `SELECT id, limits, deleted, accepted - delivered - failed - expired - dropped AS open,
       (SELECT d.accepted_at FROM ${prefix}deliveries d
        WHERE d.webhook = webhooks.id AND d.outcome = 0 ORDER BY d.number LIMIT 1) AS oldest
     FROM ${prefix}webhooks WHERE accepted > delivered + failed + expired + dropped ${skipLocked}`,
  );
  const expired: Expired[] = [];
  for (const { id: webhookId, limits: own, deleted, open, oldest } of rows) {
    const { maxAge, maxWaiting } = mergeLimits(limits, JSON.parse(own));
    const isDropped = deleted === 1;
    const isOver = open > maxWaiting;
    if (!isDropped && !isOver && oldest > now - maxAge) continue;
    const most = isOver && !isDropped ? Math.min(open - maxWaiting, PART) : PART;
    const before = isOver || isDropped ? Infinity : now - maxAge;
    const outcome = isDropped ? "dropped" : "expired";
    const count = await end(client, { webhookId, outcome, most, before });
    if (!isDropped && count > 0) expired.push({ webhookId, count, limit: isOver ? "maxWaiting" : "maxAge" });
  }
  return expired;
}

interface Ending {
  readonly webhookId: number;
  readonly outcome: "expired" | "dropped";
  readonly most: number;
  /** Only deliveries accepted until then. */
  readonly before: number;
}

/** Ends the oldest deliveries of a webhook that are not handed out; returns their number. */
async function end({ query, prefix }: Client, { webhookId, outcome, most, before }: Ending): Promise<number> {
  const ended = await query(
    `UPDATE ${prefix}deliveries SET outcome = ${outcomes[outcome]} WHERE number IN (
       SELECT number FROM (
         SELECT number, accepted_at, token FROM ${prefix}deliveries
         WHERE webhook = $1 AND outcome = 0 ORDER BY number LIMIT $3) AS first
       WHERE token IS NULL AND accepted_at <= $2) RETURNING number`,
    [webhookId, Math.min(before, Number.MAX_SAFE_INTEGER), most],
  );
  const text = `UPDATE ${prefix}webhooks SET ${outcome} = ${outcome} + $2 WHERE id = $1`;
  await query(text, [webhookId, ended.length]);
  return ended.length;
}

/** Removes what is too old or too much to be kept; returns whether there is more of it. */
export async function prune(
  client: Client,
  { days, deliveriesPerWebhook }: Required<Retention>,
  now: number,
): Promise<boolean> {
  const { prefix, skipLocked } = client;
  const since = now - days * DAY;
  await client.query(`DELETE FROM ${prefix}keys WHERE time < $1`, [since]);
  const rows = await client.query<{ id: number; surplus: number }>(
    `SELECT id, delivered + failed + expired + dropped - removed - $1 AS surplus FROM ${prefix}webhooks
     WHERE delivered + failed + expired + dropped - removed > $1 OR (
       SELECT d.accepted_at FROM ${prefix}deliveries d
       WHERE d.webhook = webhooks.id AND d.outcome > 0 ORDER BY d.number LIMIT 1) < $2 ${skipLocked}`,
    [deliveriesPerWebhook, since],
  );
  let hasMore = false;
  for (const { id, surplus } of rows) {
    const oldest = await client.query<{ number: number; id: string; emission: string; accepted_at: number }>(
      `SELECT number, id, emission, accepted_at FROM ${prefix}deliveries
       WHERE webhook = $1 AND outcome > 0 ORDER BY number LIMIT ${PART}`,
      [id],
    );
    const old = oldest.filter(({ accepted_at }, i) => i < surplus || accepted_at < since);
    if (old.length > 0) await remove(client, id, old);
    hasMore ||= old.length === PART;
  }
  return hasMore;
}

async function remove(
  { query, prefix, strings, numbers }: Client,
  webhookId: number,
  old: readonly { readonly number: number; readonly id: string; readonly emission: string }[],
): Promise<void> {
  await query(`DELETE FROM ${prefix}attempts WHERE delivery IN (${strings("$1", "uuid")})`, [
    writeList(old.map(({ id }) => id)),
  ]);
  await query(`DELETE FROM ${prefix}deliveries WHERE number IN (${numbers("$1")})`, [
    writeList(old.map(({ number }) => number)),
  ]);
  await query(
    `DELETE FROM ${prefix}emissions WHERE id IN (${strings("$1", "uuid")})
       AND NOT EXISTS (SELECT 1 FROM ${prefix}deliveries d WHERE d.emission = emissions.id)`,
    [writeList(old.map(({ emission }) => emission))],
  );
  const text = `UPDATE ${prefix}webhooks SET removed = removed + $2 WHERE id = $1`;
  await query(text, [webhookId, old.length]);
}
