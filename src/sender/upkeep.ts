import type { Database, Transaction } from "./database.ts";
import { outcomes, stateNumbers } from "./delivery-record.ts";
import type { Limits } from "./limits.ts";
import type { Settings } from "./options.ts";

const { pending, expired } = stateNumbers;

const DAY = 86_400_000;

/** Number of rows that one statement removes. A longer statement would delay deliveries. */
const REMOVED = 5_000;

/** Expires deliveries that exceed the limits of their webhooks, and removes those that exceed the retention. */
export async function keepUp(
  { transact }: Database,
  { limits, retention }: Pick<Settings, "limits" | "retention">,
): Promise<void> {
  const text = `SELECT id, limits FROM webhooks w
    WHERE EXISTS (SELECT 1 FROM deliveries d WHERE d.webhook = w.id) ORDER BY id`;
  for (const { id, limits: own } of await transact(({ run }) => run<{ id: number; limits: string }>(text)))
    await transact(async (on) => {
      await expire(on, id, { ...limits, ...JSON.parse(own) });
      await removeOld(on, id, retention);
    });
}

async function expire({ run }: Transaction, webhook: number, { maxAge, maxPending }: Limits): Promise<void> {
  const open = `FROM deliveries WHERE webhook = $1 AND state = ${pending}`;
  const first = `SELECT {now} - created AS age ${open} ORDER BY id LIMIT 1`;
  const beyond = `SELECT id ${open} ORDER BY id DESC LIMIT 1 OFFSET ${maxPending}`;
  const [{ age } = { age: 0 }] = await run<{ age: number }>(first, [webhook]);
  const [excess] = await run<{ id: number }>(beyond, [webhook]);
  if (age <= maxAge && excess === undefined) return;
  // The process that sends its deliveries also locks the webhook first.
  await run("SELECT id FROM webhooks WHERE id = $1 {lock}", [webhook]);
  await run(
    `UPDATE deliveries SET state = ${expired}
     WHERE webhook = $1 AND state = ${pending} AND (created < {now} - $2 OR id <= $3)`,
    [webhook, maxAge, excess?.id ?? 0],
  );
}

async function removeOld(
  { run }: Transaction,
  webhook: number,
  { days, deliveriesPerWebhook }: Settings["retention"],
): Promise<void> {
  const ended = `FROM deliveries WHERE webhook = $1 AND state IN (${outcomes.map((name) => stateNumbers[name])})`;
  const old = await run<{ id: number; event: number }>(
    `DELETE FROM deliveries WHERE id IN (
       SELECT id ${ended} AND (created < {now} - $2 OR id <= (SELECT id ${ended} ORDER BY id DESC LIMIT 1 OFFSET $3))
       ORDER BY id LIMIT ${REMOVED}) RETURNING id, event`,
    [webhook, days * DAY, deliveriesPerWebhook],
  );
  if (old.length === 0) return;
  // Removes the attempts of the removed deliveries, found by their range of identifiers.
  const bounds = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];
  await run(
    `DELETE FROM attempts WHERE webhook = $1 AND delivery BETWEEN $2 AND $3
     AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.id = delivery)`,
    [webhook, ...bounds(old.map(({ id }) => id))],
  );
  await run(
    "DELETE FROM events WHERE id BETWEEN $1 AND $2 AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.event = events.id)",
    bounds(old.map(({ event }) => event)),
  );
}
