import type { Database, Run } from "./database.ts";
import { type Limits, mergeLimits, type WebhookLimits } from "./limits.ts";

/** How long deliveries with an outcome and their attempts are kept. Pending ones are always kept. */
export interface Retention {
  /** Days since the delivery was accepted. Default: 30. */
  readonly days?: number;
  /** Maximum of kept deliveries per webhook; beyond it, the oldest go. Default: 10,000. */
  readonly deliveriesPerWebhook?: number;
}

const DAY = 86_400_000;

/** Rows that one statement removes: a longer one would hold up deliveries. */
const REMOVED = 5_000;

/**
 * Ends deliveries beyond the limits of their webhooks, and removes what is no longer kept. Without `ids`, all webhooks
 * are looked at; returns those that still have something pending.
 */
export async function keepUp(
  database: Database,
  { limits, retention }: { readonly limits: WebhookLimits; readonly retention: Retention },
  ids?: readonly number[],
): Promise<readonly number[]> {
  const { transact, prefix } = database;
  const waiting: number[] = [];
  const all = await transact((run) =>
    run<{ id: number; limits: string }>(`SELECT id, limits FROM ${prefix}webhooks ORDER BY id`),
  );
  for (const { id, limits: own } of all.filter(({ id }) => ids === undefined || ids.includes(id))) {
    const merged = mergeLimits(limits, JSON.parse(own));
    if (await transact((run) => expire(run, database, id, merged))) waiting.push(id);
    await transact((run) => removeOld(run, database, id, retention));
  }
  return waiting;
}

/** Returns whether the webhook still has something pending. */
async function expire(
  run: Run,
  { prefix, now, lock }: Database,
  webhook: number,
  { maxAge, maxPending }: Limits,
): Promise<boolean> {
  const open = `FROM ${prefix}deliveries WHERE webhook = $1 AND state = 0`;
  const oldest = await run<{ age: number }>(`SELECT ${now} - created AS age ${open} ORDER BY id LIMIT 1`, [
    webhook,
  ]);
  if (oldest[0] === undefined) return false;
  const excess = await run<{ id: number }>(
    `SELECT id ${open} ORDER BY id DESC LIMIT 1 OFFSET ${maxPending}`,
    [webhook],
  );
  if (oldest[0].age <= maxAge && excess.length === 0) return true;
  // Whoever sends its deliveries locks the webhook first, too.
  await run(`SELECT id FROM ${prefix}webhooks WHERE id = $1 ${lock}`, [webhook]);
  await run(
    `UPDATE ${prefix}deliveries SET state = 3
     WHERE webhook = $1 AND state = 0 AND (created < ${now} - $2 OR id <= $3)`,
    [webhook, maxAge, excess[0]?.id ?? 0],
  );
  return true;
}

async function removeOld(
  run: Run,
  { prefix, now }: Database,
  webhook: number,
  { days = 30, deliveriesPerWebhook = 10_000 }: Retention,
): Promise<void> {
  const old = await run<{ id: number; event: number }>(
    `DELETE FROM ${prefix}deliveries WHERE id IN (
       SELECT id FROM ${prefix}deliveries WHERE webhook = $1 AND state IN (1, 2, 3, 4) AND (created < ${now} - $2 OR id <= (
         SELECT id FROM ${prefix}deliveries WHERE webhook = $1 AND state IN (1, 2, 3, 4) ORDER BY id DESC LIMIT 1 OFFSET $3))
       ORDER BY id LIMIT ${REMOVED}) RETURNING id, event`,
    [webhook, days * DAY, deliveriesPerWebhook],
  );
  if (old.length === 0) return;
  const [first, last] = [Math.min(...old.map(({ id }) => id)), Math.max(...old.map(({ id }) => id))];
  await run(
    `DELETE FROM ${prefix}attempts WHERE webhook = $1 AND delivery BETWEEN $2 AND $3
     AND NOT EXISTS (SELECT 1 FROM ${prefix}deliveries d WHERE d.id = delivery)`,
    [webhook, first, last],
  );
  const events = old.map(({ event }) => event);
  await run(
    `DELETE FROM ${prefix}events WHERE id BETWEEN $1 AND $2
     AND NOT EXISTS (SELECT 1 FROM ${prefix}deliveries d WHERE d.event = ${prefix}events.id)`,
    [Math.min(...events), Math.max(...events)],
  );
}
