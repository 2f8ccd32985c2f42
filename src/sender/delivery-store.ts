import { type Attempt, isSuccess, type NewAttempt } from "./attempt.ts";
import type { Database, Run, SqlValue } from "./database.ts";
import {
  type AttemptPage,
  type Counts,
  type DeliveryPage,
  type DeliveryRecord,
  type DeliveryState,
  outcomes,
  type ParsedAttemptQuery,
  type ParsedQuery,
  type QueuedDelivery,
  readId,
  states,
  toAttemptId,
  toDeliveryId,
  type WebhookCounts,
} from "./delivery-record.ts";
import { type Payload, writeBody } from "./payload.ts";

/** Deliveries that are stored again with one statement. */
const REPLAY_PART = 1_000;

/** Writes the state of a delivery `d` of a webhook `w` as its name. */
const stateName = `CASE d.state ${outcomes.map((name, i) => `WHEN ${i + 1} THEN '${name}'`).join(" ")}
  ELSE CASE WHEN w.active = 1 THEN 'pending' WHEN w.deleted = 1 THEN 'cancelled' ELSE 'suspended' END END`;

/** Joins deliveries `d` with their webhooks `w` and events `e`. */
const joinAll = (prefix: string): string =>
  `FROM ${prefix}deliveries d JOIN ${prefix}webhooks w ON w.id = d.webhook JOIN ${prefix}events e ON e.id = d.event`;

/** Lists deliveries, newest first. */
export async function listDeliveries(
  { transact, prefix }: Database,
  query: ParsedQuery,
): Promise<DeliveryPage> {
  const { where, values } = writeFilter(query);
  const rows = await transact((run) =>
    run<DeliveryRow>(
      `SELECT d.id, d.webhook AS "webhookId", e.name AS event, d.created, ${stateName} AS state, d.attempts,
         d.replay_of AS "replayOf" ${joinAll(prefix)}
       WHERE ${where} AND d.id < $${values.length + 1} ORDER BY d.id DESC LIMIT ${query.limit + 1}`,
      [...values, query.before],
    ),
  );
  const { shown, next } = toPage(rows, query.limit);
  return { deliveries: shown.map(readDelivery), next };
}

interface DeliveryRow extends Omit<DeliveryRecord, "id" | "date" | "replayOf"> {
  readonly id: number;
  readonly created: number;
  readonly replayOf: number | null;
}

function readDelivery({ id, created, replayOf, ...row }: DeliveryRow): DeliveryRecord {
  const date = new Date(created).toISOString();
  return { ...row, id: toDeliveryId(id), date, replayOf: replayOf === null ? null : toDeliveryId(replayOf) };
}

/** Lists the attempts of a webhook, or those of one of its deliveries, newest first. */
export async function listAttempts(
  database: Database,
  webhookId: number,
  { limit, before, delivery }: ParsedAttemptQuery,
): Promise<AttemptPage> {
  const among = delivery === undefined ? "" : "AND a.delivery = $3";
  const rows = await selectAttempts(
    database,
    `a.webhook = $1 AND a.id < $2 ${among} ORDER BY a.id DESC LIMIT ${limit + 1}`,
    [webhookId, before, ...(delivery === undefined ? [] : [delivery])],
  );
  const { shown, next } = toPage(rows, limit);
  return { attempts: shown.map(readAttemptRow), next };
}

/** Reads an attempt; undefined if there is none. */
export async function readAttempt(database: Database, id: number): Promise<Attempt | undefined> {
  const [row] = await selectAttempts(database, "a.id = $1", [id]);
  return row && readAttemptRow(row);
}

interface AttemptRow extends Pick<Attempt, "number" | "webhookId" | "event" | "response">, Payload {
  readonly id: number;
  readonly delivery: number;
  readonly document: string;
}

function selectAttempts(
  { transact, prefix }: Database,
  where: string,
  values: readonly SqlValue[],
): Promise<readonly AttemptRow[]> {
  return transact((run) =>
    run(
      `SELECT a.id, a.delivery, a.number, a.webhook AS "webhookId", a.document, a.response, e.name AS event, e.head, e.tail
       FROM ${prefix}attempts a JOIN ${prefix}deliveries d ON d.id = a.delivery JOIN ${prefix}events e ON e.id = d.event
       WHERE ${where}`,
      values,
    ),
  );
}

function readAttemptRow({ id, delivery, document, head, tail, ...row }: AttemptRow): Attempt {
  return {
    ...row,
    id: toAttemptId(id),
    deliveryId: toDeliveryId(delivery),
    ...(JSON.parse(document) as StoredAttempt),
    body: new TextEncoder().encode(writeBody({ head, tail }, row.webhookId)),
    response: new Uint8Array(row.response),
  };
}

/** What an attempt's document has; everything else stands in columns. */
type StoredAttempt = Omit<
  Attempt,
  "id" | "deliveryId" | "number" | "webhookId" | "event" | "body" | "response"
>;

/** Writes the values of an attempt's row: delivery, number, webhook, document, response. */
export function writeAttempt(attempt: NewAttempt): readonly SqlValue[] {
  const { deliveryId, number, webhookId, event: _, body: __, response, ...document } = attempt;
  return [readId("delivery", deliveryId) ?? 0, number, webhookId, JSON.stringify(document), response];
}

function toPage<Row extends { readonly id: number }>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit);
  return { shown, next: rows.length > limit ? String(shown.at(-1)?.id) : null };
}

/** Counts the deliveries of each webhook by state, by identifier. */
export function countDeliveries({ transact, prefix }: Database): Promise<readonly WebhookCounts[]> {
  return transact(async (run) => {
    const rows = await run<{ id: number; state: DeliveryState; count: number }>(
      `SELECT w.id, ${stateName} AS state, d.count FROM ${prefix}webhooks w JOIN (
       SELECT webhook, state, count(*) AS count FROM ${prefix}deliveries GROUP BY webhook, state) d ON d.webhook = w.id`,
    );
    const webhooks = await run<{ id: number }>(`SELECT id FROM ${prefix}webhooks WHERE deleted = 0`);
    const ids = new Set([...webhooks, ...rows].map(({ id }) => id));
    return [...ids]
      .sort((a, b) => a - b)
      .map((webhookId) => ({ webhookId, ...sumCounts(rows.filter(({ id }) => id === webhookId)) }));
  });
}

function sumCounts(rows: readonly { readonly state: DeliveryState; readonly count: number }[]): Counts {
  const sum = (fits: (state: DeliveryState) => boolean): number =>
    rows.reduce((total, { state, count }) => (fits(state) ? total + count : total), 0);
  const byState = Object.fromEntries(states.map((name) => [name, sum((state) => state === name)]));
  return { accepted: sum(() => true), ...(byState as Record<DeliveryState, number>) };
}

function writeFilter(
  query: ParsedQuery,
  first = 1,
): { readonly where: string; readonly values: readonly SqlValue[] } {
  const given: readonly [string, SqlValue | undefined][] = [
    ["d.webhook =", query.webhookId],
    ["e.name =", query.event],
    ["d.created >=", query.since],
    ["d.created <", query.until],
  ];
  const used = given.filter(([, value]) => value !== undefined);
  const parts = used.map(([condition], i) => `${condition} $${first + i}`);
  if (query.states !== undefined) parts.push(writeStates(query.states));
  return { where: ["1 = 1", ...parts].join(" AND "), values: used.map(([, value]) => value ?? null) };
}

/** Outcomes are compared by their numbers, which an index has. */
function writeStates(names: readonly DeliveryState[]): string {
  const numbers = names.map((name) => outcomes.findIndex((outcome) => outcome === name) + 1);
  if (!numbers.includes(0)) return `d.state IN (${numbers.join(", ") || "NULL"})`;
  return `${stateName} IN (${names.map((name) => `'${name}'`).join(", ")})`;
}

/** Stores new deliveries of the events of old ones; `$1` and `$2` are the delay of the first and the spacing. */
function storeAgain(
  run: Run,
  { prefix, now }: Database,
  where: string,
  values: readonly SqlValue[],
  delay: number,
  spacing: number,
): Promise<readonly { readonly id: number; readonly webhook: number; readonly replay_of: number }[]> {
  return run(
    `INSERT INTO ${prefix}deliveries (event, webhook, created, due, replay_of)
     SELECT d.event, d.webhook, ${now}, ${now} + CAST(CAST($1 AS double precision)
       + (row_number() OVER (ORDER BY d.id) - 1) * CAST($2 AS double precision) AS bigint), d.id
     ${joinAll(prefix)} WHERE ${where} AND w.deleted = 0 ORDER BY d.id LIMIT ${REPLAY_PART} RETURNING id, webhook, replay_of`,
    [delay, spacing, ...values],
  );
}

/** Stores one delivery again; undefined if there is none, or its webhook was deleted. */
export async function redeliver(database: Database, id: number): Promise<QueuedDelivery | undefined> {
  const [stored] = await database.transact((run) => storeAgain(run, database, "d.id = $3", [id], 0, 0));
  return stored && { id: toDeliveryId(stored.id), webhookId: stored.webhook };
}

/** Stores deliveries again, oldest first, unless they were before; each due `spacing` ms after the one before it. */
export async function replay(database: Database, query: ParsedQuery, spacing: number): Promise<number> {
  const { prefix } = database;
  const { where, values } = writeFilter(query, 3);
  const [after$, end$] = [`$${values.length + 3}`, `$${values.length + 4}`];
  // Deliveries that are stored now are not found again.
  const condition = `${where} AND d.id > ${after$} AND d.id < ${end$}
    AND NOT EXISTS (SELECT 1 FROM ${prefix}deliveries r WHERE r.replay_of = d.id)`;
  const [{ end = 0 } = {}] = await database.transact((run) =>
    run<{ end: number | null }>(`SELECT max(id) + 1 AS "end" FROM ${prefix}deliveries`),
  );
  let count = 0;
  for (let after = 0; ; ) {
    const part = await database.transact((run) =>
      storeAgain(run, database, condition, [...values, after, end ?? 0], count * spacing, spacing),
    );
    count += part.length;
    after = Math.max(after, ...part.map(({ replay_of }) => replay_of));
    if (part.length < REPLAY_PART) return count;
  }
}

/** Records a ping and its attempt, which did not wait. */
export function recordPing(
  { transact, prefix, now }: Database,
  { event, head, tail }: Payload,
  attempt: NewAttempt,
): Promise<Attempt> {
  const state = isSuccess(attempt) ? 1 : 2;
  return transact(async (run) => {
    const [stored] = await run<{ id: number }>(
      `INSERT INTO ${prefix}events (name, head, tail) VALUES ($1, $2, $3) RETURNING id`,
      [event, head, tail],
    );
    const [delivery] = await run<{ id: number }>(
      `INSERT INTO ${prefix}deliveries (event, webhook, created, due, state, attempts)
       VALUES ($1, $2, ${now}, 0, $3, 1) RETURNING id`,
      [stored!.id, attempt.webhookId, state],
    );
    const done = { ...attempt, deliveryId: toDeliveryId(delivery!.id) };
    const [row] = await run<{ id: number }>(
      `INSERT INTO ${prefix}attempts (delivery, number, webhook, document, response)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      writeAttempt(done),
    );
    await run(`UPDATE ${prefix}webhooks SET last_status = $2, last_date = $3 WHERE id = $1`, [
      attempt.webhookId,
      attempt.status,
      attempt.date,
    ]);
    return { ...done, id: toAttemptId(row!.id) };
  });
}
