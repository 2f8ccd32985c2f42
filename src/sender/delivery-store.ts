import { groupBy } from "../util/group-by.ts";
import { type Attempt, type AttemptResult, isSuccess } from "./attempt.ts";
import type { Database, SqlValue, Transaction } from "./database.ts";
import {
  type AttemptPage,
  type AttemptQuery,
  type Counts,
  type DeliveryFilter,
  type DeliveryPage,
  type DeliveryQuery,
  type DeliveryRecord,
  type DeliveryState,
  outcomes,
  type QueuedDelivery,
  type QueuedRow,
  type ReplayQuery,
  readQueuedRow,
  readTime,
  stateNumbers,
  states,
  type WebhookCounts,
  writeId,
} from "./delivery-record.ts";
import { type Payload, writeBody } from "./payload.ts";

/** Number of deliveries that one statement stores again. */
const REPLAY_PART = 1_000;

/** Beyond all identifiers. */
const LAST = String(Number.MAX_SAFE_INTEGER);

/** SQL for the name of the state of a delivery `d` of a webhook `w`. */
const stateName = `CASE d.state ${outcomes.map((name) => `WHEN ${stateNumbers[name]} THEN '${name}'`).join(" ")}
  ELSE CASE WHEN w.active = 1 THEN 'pending' WHEN w.deleted = 1 THEN 'cancelled' ELSE 'suspended' END END`;

/** SQL for deliveries `d` with their webhooks `w` and events `e`. */
const joined = "FROM deliveries d JOIN webhooks w ON w.id = d.webhook JOIN events e ON e.id = d.event";

/** Lists deliveries, newest first. */
export async function listDeliveries(
  { run }: Transaction,
  { state, limit = 50, before = LAST, ...filter }: DeliveryQuery,
): Promise<DeliveryPage> {
  const { where, values } = writeFilter(filter, state, 2);
  const rows = await run<DeliveryRow>(
    `SELECT d.id, d.webhook AS "webhookId", e.name AS event, d.created, ${stateName} AS state, d.attempts,
       d.replay_of AS "replayOf" ${joined}
     WHERE ${where} AND d.id < $1 ORDER BY d.id DESC LIMIT ${limit + 1}`,
    [Number(before), ...values],
  );
  const { shown, next } = toPage(rows, limit);
  const deliveries = shown.map(({ id, created, replayOf: old, ...row }) => {
    const replayOf = old === null ? null : writeId("delivery", old);
    return { ...row, id: writeId("delivery", id), date: new Date(created).toISOString(), replayOf };
  });
  return { deliveries, next };
}

type DeliveryRow = Omit<DeliveryRecord, "id" | "date" | "replayOf"> &
  Readonly<Record<"id" | "created", number> & { replayOf: number | null }>;

function toPage<Row extends { readonly id: number }>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit);
  return { shown, next: rows.length > limit ? String(shown.at(-1)?.id) : null };
}

/** Lists the attempts of a webhook, newest first. */
export async function listAttempts(
  { run }: Transaction,
  webhookId: number,
  { limit = 50, before = LAST, skip = 0 }: AttemptQuery,
): Promise<AttemptPage> {
  const first = `SELECT id FROM attempts WHERE webhook = $1 AND id < $2 ORDER BY id DESC LIMIT 1 OFFSET ${skip}`;
  const where = `WHERE a.webhook = $1 AND a.id <= (${first}) ORDER BY a.id DESC LIMIT ${limit + 1}`;
  const { shown, next } = toPage(
    await run<AttemptRow>(`${selectAttempts} ${where}`, [webhookId, Number(before)]),
    limit,
  );
  const all = "SELECT count(*) AS count FROM attempts WHERE webhook = $1";
  const [{ count = 0 } = {}] = await run<{ count: number }>(all, [webhookId]);
  return { attempts: shown.map(readAttemptRow), next, count };
}

/** Reads an attempt; undefined if it does not exist. */
export async function readAttempt({ run }: Transaction, id: number): Promise<Attempt | undefined> {
  const [row] = await run<AttemptRow>(`${selectAttempts} WHERE a.id = $1`, [id]);
  return row && readAttemptRow(row);
}

const selectAttempts = `SELECT a.id, a.delivery, a.number,
    a.webhook AS "webhookId", a.document, a.response, e.name AS event, e.head, e.tail
  FROM attempts a JOIN deliveries d ON d.id = a.delivery JOIN events e ON e.id = d.event`;

/** The properties of an attempt that have their own columns; all others are in its document. */
type AttemptColumns = "id" | "deliveryId" | "number" | "webhookId" | "event" | "response";

type AttemptRow = Pick<Attempt, "number" | "webhookId" | "response"> &
  Payload &
  Readonly<Record<"id" | "delivery", number> & { document: string }>;

function readAttemptRow({ id, delivery, document, head, tail, response, ...row }: AttemptRow): Attempt {
  return {
    id: writeId("attempt", id),
    deliveryId: writeId("delivery", delivery),
    ...row,
    ...(JSON.parse(document) as Omit<Attempt, AttemptColumns | "body">),
    body: new TextEncoder().encode(writeBody({ head, tail }, row.webhookId)),
    response: new Uint8Array(response),
  };
}

/** The table and columns into which attempts are inserted. */
export const attemptColumns = "attempts (delivery, number, webhook, document, response)";

/** Returns the values of `attemptColumns`. */
export function writeAttempt(delivery: number, attempt: AttemptResult): readonly SqlValue[] {
  const { number, webhookId, event: _, body: __, response, ...document } = attempt;
  return [delivery, number, webhookId, JSON.stringify(document), response];
}

/** Counts all deliveries by state. */
export async function countDeliveries(transaction: Transaction): Promise<Counts> {
  return sumCounts(await readCounts(transaction));
}

/** Counts the deliveries of each webhook by state, sorted by the webhook's identifier. */
export async function countByWebhook(transaction: Transaction): Promise<readonly WebhookCounts[]> {
  const groups = groupBy(await readCounts(transaction), ({ webhookId }) => webhookId);
  return [...groups].map(([webhookId, rows]) => ({ webhookId, ...sumCounts(rows) }));
}

interface CountRow {
  readonly webhookId: number;
  readonly state: DeliveryState;
  readonly count: number;
}

function readCounts({ run }: Transaction): Promise<readonly CountRow[]> {
  return run(
    `SELECT w.id AS "webhookId", ${stateName} AS state, coalesce(d.count, 0) AS count FROM webhooks w LEFT JOIN (
     SELECT webhook, state, count(*) AS count FROM deliveries GROUP BY webhook, state) d ON d.webhook = w.id
     WHERE w.deleted = 0 OR d.count > 0 ORDER BY w.id`,
  );
}

function sumCounts(rows: readonly CountRow[]): Counts {
  const names = ["accepted", ...states] as const;
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<keyof Counts, number>;
  for (const { state, count } of rows) {
    counts[state] += count;
    counts.accepted += count;
  }
  return counts;
}

/** Creates the conditions of a query. Its parameters are numbered from `first`. */
function writeFilter(
  { webhookId, event, since, until }: DeliveryFilter,
  chosen: DeliveryQuery["state"],
  first: number,
): { readonly where: string; readonly values: SqlValue[] } {
  const given: readonly [string, SqlValue | undefined][] = [
    ["d.webhook =", webhookId],
    ["e.name =", event],
    ["d.created >=", since && readTime(since)],
    ["d.created <", until && readTime(until)],
  ];
  const used = given.filter((row): row is [string, SqlValue] => row[1] !== undefined);
  const parts = used.map(([condition], i) => `${condition} $${first + i}`);
  const names = [chosen ?? []].flat();
  // Numbers have an index.
  const numbers = names.map((name) => stateNumbers[name === "suspended" ? "pending" : name]);
  const quoted = names.map((name) => `'${name}'`);
  if (chosen !== undefined)
    parts.push(`d.state IN (${numbers.join() || "NULL"})`, `${stateName} IN (${quoted.join() || "NULL"})`);
  return { where: ["1 = 1", ...parts].join(" AND "), values: used.map(([, value]) => value) };
}

/**
 * Stores new deliveries for the events of old ones, and prevents the removal of the old ones in the meantime. `$1` is
 * the delay of the first, `$2` the spacing.
 */
function storeAgain(
  { run }: Transaction,
  where: string,
  values: readonly SqlValue[],
): Promise<readonly (QueuedRow & { readonly origin: number })[]> {
  return run(
    `INSERT INTO deliveries (event, webhook, created, due, replay_of)
     SELECT event, webhook, {now}, {now} + CAST(CAST($1 AS double precision)
       + (row_number() OVER (ORDER BY id) - 1) * CAST($2 AS double precision) AS bigint), id
     FROM (SELECT d.id, d.event, d.webhook ${joined} WHERE ${where} AND w.deleted = 0
       ORDER BY d.id LIMIT ${REPLAY_PART} {keep}) AS old ORDER BY id
     RETURNING id, webhook AS "webhookId", replay_of AS origin`,
    values,
  );
}

/** Stores one delivery again; undefined if it does not exist or its webhook was deleted. */
export async function redeliver(transaction: Transaction, id: number): Promise<QueuedDelivery | undefined> {
  const [stored] = await storeAgain(transaction, "d.id = $3", [0, 0, id]);
  return stored && readQueuedRow(stored);
}

/** Stores deliveries again, oldest first, unless they were already replayed. Each is due after the previous one. */
export async function replay(
  { transact }: Database,
  { outcome = ["failed", "expired", "cancelled"], perSecond = Infinity, ...filter }: ReplayQuery,
): Promise<number> {
  const spacing = 1_000 / perSecond;
  const { where, values } = writeFilter(filter, outcome, 5);
  // The limit excludes deliveries that are stored in the meantime.
  const condition = `${where} AND d.id > $3 AND d.id < $4
    AND NOT EXISTS (SELECT 1 FROM deliveries r WHERE r.replay_of = d.id)`;
  const [{ end = 0 } = {}] = await transact(({ run }) =>
    run<{ end: number | null }>('SELECT max(id) + 1 AS "end" FROM deliveries'),
  );
  let count = 0;
  for (let after = 0; ; ) {
    const bounds = [count * spacing, spacing, after, end ?? 0, ...values];
    const part = await transact((transaction) => storeAgain(transaction, condition, bounds));
    count += part.length;
    after = Math.max(after, ...part.map(({ origin }) => origin));
    if (part.length < REPLAY_PART) return count;
  }
}

/** Records a ping and its attempt, which were not queued. */
export async function recordPing(
  { run, insert }: Transaction,
  { event, head, tail }: Payload,
  attempt: AttemptResult,
): Promise<Attempt> {
  const { webhookId, status, date } = attempt;
  const columns = "deliveries (event, webhook, created, due, state, attempts)";
  type Stored = { readonly id: number };
  const [stored] = await insert<Stored>("events (name, head, tail)", [[event, head, tail]], "RETURNING id");
  const [delivery] = await run<Stored>(
    `INSERT INTO ${columns} VALUES ($1, $2, {now}, 0, $3, 1) RETURNING id`,
    [stored!.id, webhookId, stateNumbers[isSuccess(attempt) ? "delivered" : "failed"]],
  );
  const row = writeAttempt(delivery!.id, attempt);
  const [recorded] = await insert<Stored>(attemptColumns, [row], "RETURNING id");
  // A slow ping may end after a newer delivery.
  await run(
    "UPDATE webhooks SET last_status = $2, last_date = $3 WHERE id = $1 AND (last_date IS NULL OR last_date <= $3)",
    [webhookId, status, date],
  );
  return {
    id: writeId("attempt", recorded!.id),
    deliveryId: writeId("delivery", delivery!.id),
    ...attempt,
  };
}
