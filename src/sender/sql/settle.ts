import type { FailingSince, Settlement } from "../delivery-store.ts";
import { noteAttempts, succeeded } from "../health.ts";
import { type Client, insert, writeList } from "./client.ts";
import { arrivalColumns, countByWebhook, emissionColumns } from "./enqueue.ts";
import { outcomes } from "./schema.ts";

/** Token of a delivery that is not handed out. */
const UNHELD = "-";

/** Records attempts, and the outcomes of deliveries that still have their lease. */
export async function settle(
  client: Client,
  given: readonly Settlement[],
  now: number,
): Promise<readonly FailingSince[]> {
  const webhooks = await lockWebhooks(client, given);
  const known = new Set(webhooks.map(({ id }) => id));
  const settlements = given.filter(({ attempt }) => known.has(attempt.webhookId));
  // A delivery that is not in the queue has ended already.
  await addEnded(
    client,
    settlements.filter(({ lease }) => lease === undefined),
    now,
  );
  const ended = await endLeases(client, settlements, now);
  await addAttempts(client, settlements);
  return noteHealth(client, { webhooks, settlements, ended, now });
}

interface WebhookRow {
  readonly id: number;
  readonly document: string;
  readonly failing_since: string | null;
  readonly deleted: number;
}

/** Locks the webhooks in the order of their identifiers, so no two processes wait for each other. */
function lockWebhooks(
  { query, prefix, numbers, lock }: Client,
  settlements: readonly Settlement[],
): Promise<readonly WebhookRow[]> | readonly WebhookRow[] {
  const ids = new Set(settlements.map(({ attempt }) => attempt.webhookId));
  return query<WebhookRow>(
    `SELECT id, document, failing_since, deleted FROM ${prefix}webhooks WHERE id IN (${numbers("$1")}) ORDER BY id ${lock}`,
    [writeList([...ids])],
  );
}

function readOutcome({ attempt, retryIn }: Settlement): number {
  if (retryIn !== undefined) return outcomes.open;
  return succeeded(attempt) ? outcomes.delivered : outcomes.failed;
}

async function addEnded(client: Client, settlements: readonly Settlement[], now: number): Promise<void> {
  if (settlements.length === 0) return;
  const { prefix } = client;
  await insert(
    client,
    "emissions",
    emissionColumns,
    settlements.map(({ attempt: { deliveryId: id, body: head } }) => ({ id, head, tail: null })),
  );
  const list = settlements.map(({ attempt }) => ({
    id: attempt.deliveryId,
    webhook: attempt.webhookId,
    event: attempt.event,
    created: attempt.date,
  }));
  // Its end is counted with those of the queue.
  await client.each(
    (
      source,
    ) => `INSERT INTO ${prefix}deliveries (id, webhook, emission, event, created, accepted_at, due_at, token)
     SELECT id, webhook, id, event, created, $1, $1, '${UNHELD}' FROM ${source}`,
    { id: "uuid", webhook: "number", event: "text", created: "text" },
    list,
    [now],
  );
  await client.each(
    (source) =>
      `UPDATE ${prefix}webhooks SET accepted = webhooks.accepted + s.accepted FROM ${source} WHERE webhooks.id = s.webhook`,
    arrivalColumns,
    countByWebhook(list.map(({ webhook }) => ({ webhook, accepted: 1, due_at: now }))),
  );
}

interface Ended {
  readonly webhook: number;
  readonly outcome: number;
}

/**
 * Ends leases, except of a delivery that another process has been given meanwhile. A lease that ran out without being
 * given away ends too: the row still has its token, and ignoring the known outcome would send the delivery again.
 */
async function endLeases(
  { each, prefix }: Client,
  settlements: readonly Settlement[],
  now: number,
): Promise<readonly Ended[]> {
  const list = settlements.map((settlement) => {
    const { attempt, lease, retryIn = 0 } = settlement;
    return {
      id: attempt.deliveryId,
      token: lease === undefined ? UNHELD : readLease(lease)[1],
      outcome: readOutcome(settlement),
      due_at: now + retryIn,
      attempts: attempt.number,
    };
  });
  return each(
    (
      source,
    ) => `UPDATE ${prefix}deliveries SET outcome = s.outcome, due_at = s.due_at, attempts = s.attempts, token = NULL,
       taken = 0
     FROM ${source} WHERE deliveries.id = s.id AND deliveries.token = s.token
     RETURNING webhook, deliveries.outcome AS outcome`,
    { id: "uuid", token: "text", outcome: "integer", due_at: "real", attempts: "integer" },
    list,
  );
}

const attemptColumns = {
  id: "uuid",
  delivery: "uuid",
  webhook: "number",
  document: "text",
  answer: "bytes",
} as const;

async function addAttempts(client: Client, settlements: readonly Settlement[]): Promise<void> {
  const list = settlements.map(({ attempt: { webhookId, body: _, answer, ...document } }) => ({
    id: document.id,
    delivery: document.deliveryId,
    webhook: webhookId,
    document: JSON.stringify(document),
    answer,
  }));
  await insert(client, "attempts", attemptColumns, list);
}

interface Settled {
  readonly webhooks: readonly WebhookRow[];
  readonly settlements: readonly Settlement[];
  readonly ended: readonly Ended[];
  readonly now: number;
}

/** Counts ends, records the last delivery, and puts each webhook in turn, since it may have room now. */
async function noteHealth(
  { each, prefix, greatest }: Client,
  { webhooks, settlements, ended, now }: Settled,
): Promise<readonly FailingSince[]> {
  const noted = webhooks.map((row) => {
    const { id: webhookId } = row;
    const own = settlements.flatMap(({ attempt }) => (attempt.webhookId === webhookId ? attempt : []));
    // The date and the time of the store, which is missing in rows of the previous release.
    const [since = null, from = now] = row.failing_since?.split(" ") ?? [];
    const known = { webhook: JSON.parse(row.document), since, from: Number(from) };
    const { health, failing } = noteAttempts(row.deleted === 1 ? [] : own, known, now);
    const count = (outcome: number): number =>
      ended.filter((one) => one.webhook === webhookId && one.outcome === outcome).length;
    const counts = { delivered: count(outcomes.delivered), failed: count(outcomes.failed) };
    const failing_since = health.since === null ? null : `${health.since} ${health.from}`;
    return {
      update: { id: webhookId, document: JSON.stringify(health.webhook), failing_since, ...counts },
      failing: { webhookId, ...failing },
    };
  });
  await each(
    (
      source,
    ) => `UPDATE ${prefix}webhooks SET document = s.document, failing_since = s.failing_since, due_at = ${greatest}($1, free_at),
       delivered = webhooks.delivered + s.delivered, failed = webhooks.failed + s.failed
     FROM ${source} WHERE webhooks.id = s.id`,
    { id: "number", document: "text", failing_since: "text", delivered: "number", failed: "number" },
    noted.map(({ update }) => update),
    [now],
  );
  return noted.map(({ failing }) => failing);
}

/** Reads the parts of a lease: the number of its delivery, and the token of its claim. */
export function readLease(lease: string): [number: number, token: string] {
  const at = lease.indexOf(":");
  return [Number(lease.slice(0, at)), lease.slice(at + 1)];
}

/** Returns deliveries that were not sent to their places in the queue. */
export async function releaseLeases(
  { query, each, prefix, numbers }: Client,
  leases: readonly string[],
): Promise<void> {
  const list = leases.map(readLease).map(([number, token]) => ({ number, token }));
  const released: readonly { readonly webhook: number }[] = await each(
    (source) => `UPDATE ${prefix}deliveries SET due_at = accepted_at, token = NULL, taken = taken - 1
     FROM ${source} WHERE deliveries.number = s.number AND deliveries.token = s.token RETURNING webhook`,
    { number: "number", token: "text" },
    list,
  );
  const ids = [...new Set(released.map(({ webhook }) => webhook))];
  // The next claim puts their webhooks in turn.
  await query(
    `INSERT INTO ${prefix}arrivals (webhook, accepted, due_at) SELECT value, 0, 0 FROM (${numbers("$1")}) AS s`,
    [writeList(ids)],
  );
}

/** Pauses a webhook until a time. */
export async function pauseUntil({ query, prefix }: Client, id: number, time: number): Promise<void> {
  await query(`UPDATE ${prefix}webhooks SET free_at = $2, due_at = $2 WHERE id = $1`, [id, time]);
}
