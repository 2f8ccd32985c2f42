import { groupBy } from "../util/group-by.ts";
import { isSuccess } from "./attempt.ts";
import type { Claim, Finished, Pending, Renewal, Want } from "./claim.ts";
import { readRows, type SqlValue, type Transaction } from "./database.ts";
import { type QueuedDelivery, type QueuedRow, readQueuedRow, stateNumbers } from "./delivery-record.ts";
import { attemptColumns, writeAttempt } from "./delivery-store.ts";
import { type EventScope, writeScopeKeys } from "./event-input.ts";
import type { Payload } from "./payload.ts";
import { readWebhookRow, type WebhookEntry, type WebhookRow, webhookColumns } from "./webhook-store.ts";

// All functions run in the transaction of a round. They lock a webhook before its deliveries.

/** Milliseconds after which a webhook is free if its process stops renewing the lease. */
const LEASE = 8_000;

/** SQL condition that is true if no process holds a webhook. A lease too far in the future is void: the clock was set back. */
const isFree = `(holder IS NULL OR leased_until <= {now} OR leased_until > {now} + ${2 * LEASE})`;

/** Number of webhooks whose deliveries one statement reads. */
const FETCH_PART = 20;

const { pending, delivered, expired, cancelled } = stateNumbers;

/** An event for every active webhook that subscribes to it and has one of its scopes. */
export interface NewEvent {
  readonly payload: Payload;
  readonly scope: EventScope;
  /** A second event with the same key is not stored; it gets the deliveries of the first. */
  readonly key: string | undefined;
}

const selectIds = `(SELECT id FROM ${readRows("id bigint")})`;
const toRows = (ids: readonly number[]): readonly unknown[] => ids.map((id) => [id]);

/** Locks the webhooks of a process and reads them, except for those that the process has lost. */
export async function lockWebhooks(
  { run }: Transaction,
  holder: string,
  claims: readonly Claim[],
): Promise<ReadonlyMap<number, WebhookRow>> {
  if (claims.length === 0) return new Map();
  const text = `SELECT ${webhookColumns} FROM webhooks WHERE id IN ${selectIds} AND holder = $2 ORDER BY id {lock}`;
  const rows = await run<WebhookRow>(text, [claims.map(({ id }) => [id]), holder]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Claims webhooks that have due deliveries, longest waiting first; if `ids` is given, only those webhooks. */
export async function acquireWebhooks(
  { run }: Transaction,
  holder: string,
  limit: number,
  known: { readonly has: (id: number) => boolean },
  ids?: readonly number[],
): Promise<readonly WebhookEntry[]> {
  const found = await run<WebhookRow>(
    `SELECT ${webhookColumns} FROM webhooks w
     WHERE active = 1 AND paused_until <= {now} AND ${isFree}
       ${ids === undefined ? "" : `AND w.id IN ${selectIds}`}
       AND EXISTS (SELECT 1 FROM deliveries d WHERE d.webhook = w.id AND d.state = ${pending} AND d.due <= {now})
     ORDER BY turn, id LIMIT ${limit} {skipLocked}`,
    ids && [toRows(ids)],
  );
  const rows = found.filter(({ id }) => !known.has(id));
  if (rows.length > 0)
    await run(
      `UPDATE webhooks SET holder = $2, leased_until = {now} + ${LEASE}, turn = {now} WHERE id IN ${selectIds}`,
      [toRows(rows.map(({ id }) => id)), holder],
    );
  return rows.map(readWebhookRow);
}

/** Stores events in order, with a delivery for each subscribed webhook. */
export async function enqueueEvents(
  transaction: Transaction,
  events: readonly NewEvent[],
): Promise<readonly (readonly QueuedDelivery[])[]> {
  if (events.length === 0) return [];
  const added = await transaction.insert<{ readonly id: number; readonly key: string | null }>(
    "events (name, head, tail, idempotency_key)",
    events.map(({ payload, key }) => [payload.event, payload.head, payload.tail, key ?? null]),
    `ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
     RETURNING id, idempotency_key AS "key"`,
  );
  const keyed = new Map(added.map(({ id, key }) => [key, id]));
  // The identifiers are in the order of the events.
  const unkeyed = added.flatMap(({ id, key }) => (key === null ? [id] : [])).sort((a, b) => a - b);
  const ids = events.map(({ key }) => (key === undefined ? unkeyed.shift() : keyed.get(key)));
  // The first event with a key counts.
  const origins = new Map(ids.map((id, i) => [id, events[i]!] as const).reverse());
  origins.delete(undefined);
  const byEvent = groupBy(await insertDeliveries(transaction, origins), ({ event }) => event);
  // No webhook subscribes to these.
  const unheard = added.filter(({ id }) => !byEvent.has(id));
  if (unheard.length > 0)
    await transaction.run(`DELETE FROM events WHERE id IN ${selectIds}`, [
      toRows(unheard.map(({ id }) => id)),
    ]);
  const results: (readonly QueuedDelivery[])[] = [];
  for (const [i, id] of ids.entries()) {
    const found = id === undefined ? await findByKey(transaction, events[i]!.key!) : (byEvent.get(id) ?? []);
    results.push(found.map(readQueuedRow));
  }
  return results;
}

async function insertDeliveries(
  { run }: Transaction,
  events: ReadonlyMap<number | undefined, NewEvent>,
): Promise<readonly (QueuedRow & { readonly event: number })[]> {
  const rows = [...events].map(([id, { payload, scope }]) => {
    const [first = "", second = ""] = writeScopeKeys(scope);
    // As in the JSON list of a webhook's events.
    return [id, first, second, JSON.stringify(payload.event)];
  });
  const added = await run<QueuedRow & { readonly event: number }>(
    `INSERT INTO deliveries (event, webhook, created, due)
     SELECT v.id, w.id, {now}, {now} FROM ${readRows("id bigint, first text, second text, name text")}
     JOIN webhooks w ON w.scope IN (v.first, v.second)
     WHERE w.active = 1 AND {position}(w.events, v.name) > 0 ORDER BY v.id, w.id
     RETURNING id, event, webhook AS "webhookId"`,
    [rows],
  );
  return [...added].sort((a, b) => a.webhookId - b.webhookId);
}

function findByKey({ run }: Transaction, key: string): Promise<readonly QueuedRow[]> {
  return run(
    `SELECT d.id, d.webhook AS "webhookId" FROM deliveries d JOIN events e ON e.id = d.event
     WHERE e.idempotency_key = $1 AND d.replay_of IS NULL ORDER BY d.webhook`,
    [key],
  );
}

/** Records attempts; a success counts even if the delivery was cancelled or expired while it was being sent. */
export async function settleDeliveries(
  { run, insert }: Transaction,
  finished: readonly Finished[],
): Promise<void> {
  if (finished.length === 0) return;
  const rows = finished.map(({ id, attempt, retryIn }) => {
    const state = isSuccess(attempt) ? "delivered" : retryIn === undefined ? "failed" : "pending";
    return [id, attempt.number, Math.round(retryIn ?? 0), stateNumbers[state]];
  });
  await run(
    `UPDATE deliveries SET attempts = v.number, due = {now} + v.delay, state = v.outcome
     FROM ${readRows("id bigint, number integer, delay bigint, outcome integer")}
     WHERE deliveries.id = v.id AND (state = ${pending} OR (state IN (${expired}, ${cancelled}) AND v.outcome = ${delivered}))`,
    [rows],
  );
  const attempts = finished.map(({ id, attempt }) => writeAttempt(id, attempt));
  await insert(attemptColumns, attempts, "ON CONFLICT (delivery, number) DO NOTHING");
}

/** SQL for the number of attempts at a delivery `d` that the sender itself aborted. */
const aborted = `CASE WHEN d.attempts = 0 THEN 0 ELSE (SELECT count(*) FROM attempts a
  WHERE a.delivery = d.id AND {failureCode} = 'closed') END`;

/** Reads deliveries of several webhooks: due ones by time, or all in stored order if the webhook is ordered. */
export async function fetchDeliveries(
  { run }: Transaction,
  wants: readonly Want[],
): Promise<readonly Pending[]> {
  const found: Pending[] = [];
  for (let i = 0; i < wants.length; i += FETCH_PART) {
    const values: SqlValue[] = [];
    const place = (value: SqlValue): string => `$${values.push(value)}`;
    const selects = wants.slice(i, i + FETCH_PART).map(({ claim: { id, limits }, after, limit }, n) => {
      const condition = limits.ordered
        ? `d.id > ${place(after.id)} ORDER BY d.id`
        : `d.due <= {now} AND (d.due, d.id) > (${place(after.due)}, ${place(after.id)}) ORDER BY d.due, d.id`;
      return `SELECT * FROM (
        SELECT d.id, d.webhook AS "webhookId", d.due, d.due - {now} AS "dueIn", d.attempts, ${aborted} AS aborted,
          d.replay_of AS "replayOf", e.name AS event, e.head, e.tail FROM deliveries d JOIN events e ON e.id = d.event
        WHERE d.webhook = ${place(id)} AND d.state = ${pending} AND ${condition} LIMIT ${place(limit)}) AS part${n}`;
    });
    found.push(...(await run<Pending>(selects.join(" UNION ALL "), values)));
  }
  return found;
}

/** Records the health of webhooks, and renews or releases them. */
export async function renewWebhooks(
  { run }: Transaction,
  holder: string,
  renewals: readonly Renewal[],
): Promise<void> {
  if (renewals.length === 0) return;
  const rows = renewals.map(({ claim: { id, last, failures }, release, isGone, pauseMs }) => {
    const { date = null, status = null } = last ?? {};
    return [id, date, status, failures, pauseMs, Number(isGone), Number(release)];
  });
  const columns =
    "id bigint, date text, status integer, failed integer, pause bigint, gone integer, release integer";
  await run(
    `UPDATE webhooks SET
       last_status = CASE WHEN v.date >= coalesce(last_date, '') THEN v.status ELSE last_status END,
       last_date = CASE WHEN v.date >= coalesce(last_date, '') THEN v.date ELSE last_date END, failures = v.failed,
       paused_until = CASE WHEN v.pause > 0 AND {now} + v.pause > paused_until THEN {now} + v.pause ELSE paused_until END,
       active = CASE WHEN v.gone = 1 THEN 0 ELSE active END,
       updated = CASE WHEN v.gone = 1 AND active = 1 THEN v.date ELSE updated END, revision = revision + v.gone,
       holder = CASE WHEN v.release = 1 THEN NULL ELSE holder END, leased_until = {now} + ${LEASE}
     FROM ${readRows(columns)} WHERE webhooks.id = v.id AND holder = $2`,
    [rows, holder],
  );
}
