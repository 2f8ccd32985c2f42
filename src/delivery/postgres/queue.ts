import type { PgBoss } from "pg-boss";
import {
  bodyFor,
  type Claim,
  type ClaimedDelivery,
  type DeliveryQueue,
  listens,
  type NewEvent,
  type QueuedDelivery,
  type Room,
  scopeKeys,
  type Target,
} from "../delivery-store.ts";
import { textOf, type WebhookRow, webhookOf } from "./create-postgres-webhooks.ts";
import { executorOf, type Pool, type Queryable, select, transact } from "./transact.ts";

/** The methods that move deliveries, and what the record needs of them. */
export interface PostgresQueue
  extends Pick<DeliveryQueue, "enqueue" | "repeat" | "claim" | "release" | "queueState"> {
  /** Deliveries that this process was handed out. */
  readonly held: Set<string>;
  /** Removes deliveries from the queue, and puts some back for later, in a transaction. */
  readonly finish: (client: Queryable, done: readonly string[], later: readonly Later[]) => Promise<void>;
}

/** A delivery to be made again. */
export interface Later extends QueuedDelivery {
  readonly milliseconds: number;
}

/** Name of the queue in pg-boss. */
export const QUEUE = "deliveries";

const nothing: Claim = { deliveries: [], targets: new Map() };

/** Deliveries of one webhook that all processes together may hold. */
const PER_WEBHOOK = 16;

interface Row {
  readonly id: string;
  readonly webhook_id: string;
  readonly event: ClaimedDelivery["event"];
  readonly body: Uint8Array;
  readonly attempts: number;
  readonly redelivery: boolean;
  readonly secret: Uint8Array | null;
  readonly document: string;
}

/** What every method needs. */
interface Queue {
  readonly pool: Pool;
  readonly boss: PgBoss;
  readonly schema: string;
  readonly held: Set<string>;
}

/** Creates the queue of a PostgreSQL store; pg-boss hands out the deliveries, each to one process. */
export function createPostgresQueue(pool: Pool, boss: PgBoss, schema: string): PostgresQueue {
  const held = new Set<string>();
  const queue: Queue = { pool, boss, schema, held };
  return {
    held,
    finish: (client, done, later) => finish(boss, client, done, later),
    enqueue: (event, transaction) =>
      transaction === undefined
        ? transact(pool, (client) => enqueueIn(queue, client, event))
        : enqueueIn(queue, transaction, event),
    repeat: (deliveryId, date) => transact(pool, (client) => repeat(queue, client, deliveryId, date)),
    claim: (room) => claim(queue, room),
    release: async (ids) => {
      for (const id of ids) held.delete(id);
      // pg-boss knows only failed jobs; the mark says that nothing was sent.
      if (ids.length > 0) await boss.fail(QUEUE, [...ids], { released: true });
    },
    queueState: async () => {
      const [row] = await select<{ open: number; oldest: string | null; running: number }>(
        pool,
        `SELECT count(*)::int AS open, min(created) AS oldest,
           (SELECT count(*)::int FROM ${schema}_queue.job WHERE name = $1 AND state = 'active') AS running
         FROM ${schema}.deliveries WHERE NOT done`,
        [QUEUE],
      );
      const { open, oldest, running } = row ?? { open: 0, oldest: null, running: 0 };
      return { waiting: Math.max(0, open - running), running, oldest };
    },
  };
}

async function add(
  { boss, schema }: Queue,
  client: Queryable,
  rows: readonly NewRow[],
): Promise<readonly QueuedDelivery[]> {
  if (rows.length === 0) return [];
  const columns = [
    rows.map(({ id }) => id),
    rows.map(({ webhookId }) => webhookId),
    rows.map(({ event }) => event),
    rows.map(({ date }) => date),
    rows.map(({ body }) => Buffer.from(body)),
    rows.map(({ redelivery }) => redelivery),
  ];
  await client.query(
    `INSERT INTO ${schema}.deliveries (id, webhook_id, event, created, body, redelivery)
     SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::bytea[], $6::boolean[])`,
    columns,
  );
  const jobs = rows.map(({ id, webhookId }) => ({ id, group: { id: String(webhookId) } }));
  await boss.insert(QUEUE, jobs, { db: executorOf(client) });
  return rows.map(({ id, webhookId }) => ({ id, webhookId }));
}

async function enqueueIn(
  queue: Queue,
  client: Queryable,
  event: NewEvent,
): Promise<readonly QueuedDelivery[]> {
  const text = `SELECT id, document FROM ${queue.schema}.webhooks WHERE scope = ANY($1) ORDER BY id`;
  const rows = await select<WebhookRow>(client, text, [scopeKeys(event.scope)]);
  const listening = rows.map(webhookOf).filter((webhook) => listens(webhook, event.event));
  const news = listening.map(({ id: webhookId }) => ({
    id: crypto.randomUUID(),
    webhookId,
    event: event.event,
    date: event.date,
    body: bodyFor(event, webhookId),
    redelivery: false,
  }));
  return add(queue, client, news);
}

async function repeat(
  queue: Queue,
  client: Queryable,
  deliveryId: string,
  date: string,
): Promise<QueuedDelivery | undefined> {
  if (!/^[\da-f-]{36}$/i.test(deliveryId)) return undefined;
  const text = `SELECT webhook_id, event, body FROM ${queue.schema}.deliveries WHERE id = $1`;
  const [row] = await select<Pick<Row, "webhook_id" | "event" | "body">>(client, text, [deliveryId]);
  if (row === undefined) return undefined;
  const { webhook_id, event, body } = row;
  const id = crypto.randomUUID();
  const [again] = await add(queue, client, [
    { id, webhookId: Number(webhook_id), event, date, body, redelivery: true },
  ]);
  return again;
}

async function finish(
  boss: PgBoss,
  client: Queryable,
  done: readonly string[],
  later: readonly Later[],
): Promise<void> {
  const db = executorOf(client);
  const ids = [...done, ...later.map(({ id }) => id)];
  if (ids.length > 0) await boss.deleteJob(QUEUE, ids, { db });
  if (later.length === 0) return;
  const jobs = later.map(({ id, webhookId, milliseconds }) => ({
    id,
    group: { id: String(webhookId) },
    startAfter: Math.ceil(milliseconds / 1_000),
  }));
  await boss.insert(QUEUE, jobs, { db });
}

async function claim(queue: Queue, room: Room): Promise<Claim> {
  const { boss, held } = queue;
  const jobs = await fetchJobs(boss, room);
  const ids = jobs.map(({ id }) => id);
  for (const id of ids) held.add(id);
  try {
    const claimed = jobs.length === 0 ? nothing : await read(queue, jobs);
    const taken = new Set(claimed.deliveries.map(({ id }) => id));
    await drop(
      queue,
      ids.filter((id) => !taken.has(id)),
    );
    return { ...claimed, isPartial: held.size > 0 };
  } catch (error) {
    // Their heartbeat is no longer renewed, so they are handed out again once it has expired.
    for (const id of ids) held.delete(id);
    throw error;
  }
}

async function read({ pool, schema }: Queue, jobs: readonly Job[]): Promise<Claim> {
  const rows = await select<Row>(
    pool,
    `SELECT d.id, d.webhook_id, d.event, d.body, d.attempts, d.redelivery, w.secret, w.document
     FROM ${schema}.deliveries d JOIN ${schema}.webhooks w ON w.id = d.webhook_id
     WHERE d.id = ANY($1::uuid[]) AND NOT d.done`,
    [jobs.map(({ id }) => id)],
  );
  return claimOf(jobs, rows);
}

async function drop({ pool, boss, schema, held }: Queue, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transact(pool, async (client) => {
    await client.query(`DELETE FROM ${schema}.deliveries WHERE id = ANY($1::uuid[]) AND NOT done`, [ids]);
    await finish(boss, client, ids, []);
  });
  for (const id of ids) held.delete(id);
}

interface NewRow extends QueuedDelivery {
  readonly event: string;
  readonly date: string;
  readonly body: Uint8Array;
  readonly redelivery: boolean;
}

interface Job {
  readonly id: string;
  readonly interrupted: boolean;
}

async function fetchJobs(boss: PgBoss, { limit, perWebhook }: Room): Promise<readonly Job[]> {
  const full = [...perWebhook].flatMap(([id, most]) => (most === 0 ? [String(id)] : []));
  const jobs = await boss.fetch(QUEUE, {
    batchSize: Math.min(limit, 500),
    priority: false,
    includeMetadata: true,
    groupConcurrency: PER_WEBHOOK,
    ignoreGroups: full,
  });
  return jobs.map(({ id, retryCount, output }) => {
    const released: unknown = Object(output).released;
    return { id, interrupted: retryCount > 0 && released !== true };
  });
}

/** Leaves out deliveries whose webhook was deleted or is inactive. */
function claimOf(jobs: readonly Job[], rows: readonly Row[]): Claim {
  const known = new Map(rows.map((row) => [row.id, row]));
  const targets = new Map<number, Target>();
  const deliveries = jobs.flatMap(({ id, interrupted }): ClaimedDelivery[] => {
    const row = known.get(id);
    if (row === undefined) return [];
    const webhook = webhookOf({ id: row.webhook_id, document: row.document });
    if (!webhook.is_active) return [];
    targets.set(webhook.id, { webhook, secret: textOf(row.secret) });
    const { event, attempts, redelivery } = row;
    return [
      { id, webhookId: webhook.id, event, body: new Uint8Array(row.body), attempts, redelivery, interrupted },
    ];
  });
  return { deliveries, targets };
}
