import { isSuccess, type NewAttempt } from "./attempt.ts";
import { type Database, type Run, runParts, type SqlValue, writeRows } from "./database.ts";
import { type QueuedDelivery, toDeliveryId } from "./delivery-record.ts";
import { writeAttempt } from "./delivery-store.ts";
import { type EventScope, writeScopeKeys } from "./event-input.ts";
import type { Payload } from "./payload.ts";
import { readWebhookRow, type WebhookEntry, type WebhookRow, webhookColumns } from "./webhook-store.ts";

/** Rows that one statement writes or asks for. */
const PART = 200;

/** Webhooks that one statement reads deliveries of. */
const FETCH_PART = 20;

/** An event for every webhook of a scope that is active and subscribes to it. */
export interface NewEvent {
  readonly payload: Payload;
  readonly scope: EventScope;
  /** A second event with the same key is not stored; it gets the deliveries of the first. */
  readonly key: string | undefined;
}

/** A webhook that this process may send deliveries of. */
export interface Acquired extends WebhookEntry {
  /** Whether another process had it and did not give it back: some deliveries may have been sent. */
  readonly wasInterrupted: boolean;
}

/** A pending delivery with its event. */
export interface Pending extends Pick<Payload, "head" | "tail"> {
  readonly id: number;
  readonly webhookId: number;
  /** When it is due by the database's clock, and in how many milliseconds: 0 or less if it is. */
  readonly due: number;
  readonly dueIn: number;
  readonly attempts: number;
  readonly replayOf: number | null;
  readonly event: string;
}

/** Which deliveries of a webhook to read. */
export interface Want {
  readonly webhookId: number;
  readonly ordered: boolean;
  /** After this delivery. */
  readonly after: { readonly due: number; readonly id: number };
  readonly limit: number;
}

/** What an attempt means for its delivery. */
export interface Settlement {
  readonly id: number;
  readonly attempt: NewAttempt;
  /** Milliseconds until the delivery is due again; undefined if this attempt was the last. */
  readonly retryIn: number | undefined;
}

/** What is known about a webhook after some attempts. */
export interface HealthChange {
  readonly webhookId: number;
  /** The last attempt; undefined if none was made. */
  readonly last: Pick<NewAttempt, "status" | "date"> | undefined;
  /** Consecutive attempts without a response. */
  readonly failures: number;
  /** Milliseconds for which nothing more is sent, by any process. A longer pause stays. */
  readonly pauseMs: number;
  /** Whether the receiver is gone (410): the webhook becomes inactive. */
  readonly isGone: boolean;
  readonly release: boolean;
}

/** A database as one process uses it. All functions run in the transaction of a round; they lock a webhook before its deliveries. */
export interface Queue extends Database {
  /** Names this process. */
  readonly holder: string;
  /** Milliseconds for which it keeps a webhook after it was last heard of. */
  readonly leaseMs: number;
}

const places = (values: readonly unknown[], first: number): string =>
  values.map((_, i) => `$${first + i}`).join(", ");

/** Locks webhooks of this process; returns their revisions, and leaves out those that it has lost. */
export async function lockWebhooks(
  run: Run,
  { prefix, lock, holder }: Queue,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await runParts(ids, PART, (part) =>
    run<{ id: number; revision: number }>(
      `SELECT id, revision FROM ${prefix}webhooks WHERE holder = $1 AND id IN (${places(part, 2)}) ORDER BY id ${lock}`,
      [holder, ...part],
    ),
  );
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** Reads webhooks that were changed. */
export async function reloadWebhooks(
  run: Run,
  { prefix }: Queue,
  ids: readonly number[],
): Promise<readonly WebhookEntry[]> {
  const rows = await runParts(ids, PART, (part) =>
    run<WebhookRow>(`SELECT ${webhookColumns} FROM ${prefix}webhooks WHERE id IN (${places(part, 1)})`, part),
  );
  return rows.map(readWebhookRow);
}

/** Gets webhooks with something due, those that waited longest first, without known ones; among `ids` if given. */
export async function acquireWebhooks(
  run: Run,
  { prefix, now, skipLocked, holder, leaseMs }: Queue,
  limit: number,
  known: { readonly has: (id: number) => boolean },
  ids?: readonly number[],
): Promise<readonly Acquired[]> {
  const among = ids === undefined ? "" : `AND w.id IN (${places(ids, 2)})`;
  const found = await run<WebhookRow & { readonly holder: string | null }>(
    `SELECT ${webhookColumns}, holder FROM ${prefix}webhooks w
     WHERE active = 1 AND paused_until <= ${now} AND (holder IS NULL OR leased_until <= ${now}) ${among}
       AND EXISTS (SELECT 1 FROM ${prefix}deliveries d WHERE d.webhook = w.id AND d.state = 0 AND d.due <= ${now})
     ORDER BY turn, id LIMIT $1 ${skipLocked}`,
    [limit, ...(ids ?? [])],
  );
  const rows = found.filter(({ id }) => !known.has(id));
  await runParts(rows, PART, (part) =>
    run(
      `UPDATE ${prefix}webhooks SET holder = $1, leased_until = ${now} + ${leaseMs}, turn = ${now}
       WHERE id IN (${places(part, 2)})`,
      [holder, ...part.map(({ id }) => id)],
    ),
  );
  return rows.map((row) => ({ ...readWebhookRow(row), wasInterrupted: row.holder !== null }));
}

/** Stores events in their order, with a delivery for each webhook that listens. */
export async function enqueueEvents(
  run: Run,
  database: Database,
  events: readonly NewEvent[],
): Promise<readonly (readonly QueuedDelivery[])[]> {
  const ids = new Map<NewEvent, number>();
  const repeated = new Map<NewEvent, readonly QueuedDelivery[]>();
  for (const part of splitRuns(events)) {
    const [{ key } = { key: undefined }] = part;
    const stored = await insertEvents(run, database, part, key === undefined ? "" : ignoreKnown);
    const numbers = stored.map(({ id }) => id).sort((a, b) => a - b);
    for (const [i, id] of numbers.entries()) ids.set(part[i]!, id);
    if (stored.length === 0) repeated.set(part[0]!, []);
  }
  const byEvent = new Map<number, QueuedDelivery[]>([...ids.values()].map((id) => [id, []]));
  const added = await runParts([...ids], PART, (part) => insertDeliveries(run, database, part));
  for (const { id, event, webhookId } of added) byEvent.get(event)?.push({ id: toDeliveryId(id), webhookId });
  for (const event of repeated.keys()) repeated.set(event, await findByKey(run, database, event.key!));
  // Nobody listens to these.
  const unheard = [...ids].filter(([{ key }, id]) => key === undefined && byEvent.get(id)?.length === 0);
  await runParts(unheard, PART, (part) =>
    run(
      `DELETE FROM ${database.prefix}events WHERE id IN (${places(part, 1)})`,
      part.map(([, id]) => id),
    ),
  );
  return events.map((event) => {
    const own = byEvent.get(ids.get(event) ?? 0) ?? [];
    return repeated.get(event) ?? own.sort((a, b) => a.webhookId - b.webhookId);
  });
}

const ignoreKnown = "ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING";

/** Splits events into parts that one statement stores; one with a key has its own. */
function splitRuns(events: readonly NewEvent[]): readonly (readonly NewEvent[])[] {
  const parts: NewEvent[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const joins = event.key === undefined && last?.[0]?.key === undefined && (last?.length ?? PART) < PART;
    if (joins) last?.push(event);
    else parts.push([event]);
  }
  return parts;
}

function insertEvents(
  run: Run,
  { prefix }: Database,
  events: readonly NewEvent[],
  conflict: string,
): Promise<readonly { readonly id: number }[]> {
  const { text, values } = writeRows(
    events.map(({ payload, key }) => [payload.event, payload.head, payload.tail, key ?? null]),
  );
  return run(
    `INSERT INTO ${prefix}events (name, head, tail, idempotency_key) VALUES ${text} ${conflict} RETURNING id`,
    values,
  );
}

function insertDeliveries(
  run: Run,
  { prefix, now }: Database,
  events: readonly (readonly [NewEvent, number])[],
): Promise<readonly { readonly id: number; readonly event: number; readonly webhookId: number }[]> {
  const rows = events.map(([{ payload, scope }, id]): SqlValue[] => {
    const [first = "", second = ""] = writeScopeKeys(scope);
    // A name in the JSON list of a webhook's events.
    return [id, first, second, `%${JSON.stringify(payload.event)}%`];
  });
  const { text, values } = writeRows(rows, ["bigint", "text", "text", "text"]);
  return run(
    `INSERT INTO ${prefix}deliveries (event, webhook, created, due)
     SELECT e.column1, w.id, ${now}, ${now} FROM (VALUES ${text}) AS e
     JOIN ${prefix}webhooks w ON w.scope IN (e.column2, e.column3)
     WHERE w.active = 1 AND w.events LIKE e.column4 ORDER BY e.column1, w.id RETURNING id, event, webhook AS "webhookId"`,
    values,
  );
}

async function findByKey(run: Run, { prefix }: Database, key: string): Promise<readonly QueuedDelivery[]> {
  const rows = await run<{ id: number; webhookId: number }>(
    `SELECT d.id, d.webhook AS "webhookId" FROM ${prefix}deliveries d JOIN ${prefix}events e ON e.id = d.event
     WHERE e.idempotency_key = $1 AND d.replay_of IS NULL ORDER BY d.webhook`,
    [key],
  );
  return rows.map(({ id, webhookId }) => ({ id: toDeliveryId(id), webhookId }));
}

/** Records attempts; a success counts even if the delivery was cancelled or expired while it was being sent. */
export async function settleDeliveries(
  run: Run,
  { prefix, now }: Queue,
  settlements: readonly Settlement[],
): Promise<void> {
  await runParts(settlements, PART, async (part) => {
    const deliveries = writeRows(
      part.map(({ id, attempt, retryIn }) => {
        const state = isSuccess(attempt) ? 1 : retryIn === undefined ? 2 : 0;
        return [id, attempt.number, Math.round(retryIn ?? 0), state];
      }),
      ["bigint", "integer", "bigint", "integer"],
    );
    await run(
      `UPDATE ${prefix}deliveries SET attempts = v.column2, due = ${now} + v.column3, state = v.column4
     FROM (VALUES ${deliveries.text}) AS v
     WHERE id = v.column1 AND (state = 0 OR (state IN (3, 4) AND v.column4 = 1))`,
      deliveries.values,
    );
    const attempts = writeRows(part.map(({ attempt }) => writeAttempt(attempt)));
    return run(
      `INSERT INTO ${prefix}attempts (delivery, number, webhook, document, response) VALUES ${attempts.text}
     ON CONFLICT (delivery, number) DO NOTHING`,
      attempts.values,
    );
  });
}

/** Reads deliveries of several webhooks: in the order of their times, or in stored order with those not due yet. */
export function fetchDeliveries(
  run: Run,
  { prefix, now }: Queue,
  wants: readonly Want[],
): Promise<readonly Pending[]> {
  return runParts(wants, FETCH_PART, (part) => {
    const values: SqlValue[] = [];
    const place = (value: SqlValue): string => `$${values.push(value)}`;
    const selects = part.map(({ webhookId, ordered, after, limit }, i) => {
      const condition = ordered
        ? `d.id > ${place(after.id)} ORDER BY d.id`
        : `d.due <= ${now} AND (d.due, d.id) > (${place(after.due)}, ${place(after.id)}) ORDER BY d.due, d.id`;
      return `SELECT * FROM (
        SELECT d.id, d.webhook AS "webhookId", d.due, d.due - ${now} AS "dueIn", d.attempts, d.replay_of AS "replayOf",
          e.name AS event, e.head, e.tail
        FROM ${prefix}deliveries d JOIN ${prefix}events e ON e.id = d.event
        WHERE d.webhook = ${place(webhookId)} AND d.state = 0 AND ${condition} LIMIT ${place(limit)}) AS part${i}`;
    });
    return run<Pending>(selects.join(" UNION ALL "), values);
  });
}

/** Records the health of webhooks, and keeps them for a while longer or gives them back. */
export async function renewWebhooks(
  run: Run,
  { prefix, now, holder, leaseMs }: Queue,
  changes: readonly HealthChange[],
): Promise<void> {
  await runParts(changes, PART, (part) => {
    const { text, values } = writeRows(
      part.map(({ webhookId, last, failures, pauseMs, isGone, release }) => [
        webhookId,
        last?.date ?? null,
        last?.status ?? null,
        failures,
        Math.round(pauseMs),
        Number(isGone),
        Number(release),
      ]),
      ["bigint", "text", "integer", "integer", "bigint", "integer", "integer"],
      2,
    );
    return run(
      `UPDATE ${prefix}webhooks SET
       last_status = CASE WHEN v.column2 >= coalesce(last_date, '') THEN v.column3 ELSE last_status END,
       last_date = CASE WHEN v.column2 >= coalesce(last_date, '') THEN v.column2 ELSE last_date END, failures = v.column4,
       paused_until = CASE WHEN v.column5 > 0 AND ${now} + v.column5 > paused_until THEN ${now} + v.column5 ELSE paused_until END,
       active = CASE WHEN v.column6 = 1 THEN 0 ELSE active END,
       updated = CASE WHEN v.column6 = 1 AND active = 1 THEN v.column2 ELSE updated END,
       revision = revision + v.column6,
       holder = CASE WHEN v.column7 = 1 THEN NULL ELSE holder END, leased_until = ${now} + ${leaseMs}
     FROM (VALUES ${text}) AS v WHERE id = v.column1 AND holder = $1`,
      [holder, ...values],
    );
  });
}
