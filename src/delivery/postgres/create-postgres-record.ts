import type { Attempt } from "../attempt.ts";
import { type AttemptRow, attemptOf, pageOf, rowsFor } from "../attempt-row.ts";
import {
  DAY,
  type DeliveryQueue,
  type FailingSince,
  healthAfter,
  type Retention,
  type Settlement,
} from "../delivery-store.ts";
import type { PostgresQueue } from "./queue.ts";
import { type Pool, type Queryable, select, transact } from "./transact.ts";

/** The methods of a PostgreSQL store that record attempts. */
export interface PostgresRecord extends Pick<DeliveryQueue, "settle" | "listAttempts" | "readAttempt"> {
  /** Removes deliveries that are older, or more, than the retention allows. */
  readonly expire: (now: number) => Promise<void>;
}

/** What every method needs. */
interface RecordState {
  readonly pool: Pool;
  readonly queue: PostgresQueue;
  readonly schema: string;
  readonly retention: Required<Retention>;
  /** Deliveries of each webhook that were done since its last were counted. */
  readonly uncounted: Map<number, number>;
}

/** Part of a retention that a webhook's deliveries may grow by before they are counted. */
const SLACK = 0.1;

/** Creates the methods of a PostgreSQL store that record attempts. */
export function createPostgresRecord(
  pool: Pool,
  queue: PostgresQueue,
  schema: string,
  retention: Required<Retention>,
): PostgresRecord {
  const record: RecordState = { pool, queue, schema, retention, uncounted: new Map() };
  const columns = "a.number, a.webhook_id, a.document, a.answer, d.body";
  const source = `FROM ${schema}.attempts a JOIN ${schema}.deliveries d ON d.number = a.delivery`;
  const list = `SELECT ${columns} ${source} WHERE a.webhook_id = $1 AND a.number < $2 ORDER BY a.number DESC LIMIT $3`;
  const read = `SELECT ${columns} ${source} WHERE a.id::text = $1`;
  return {
    settle: async (settlements) => {
      const noted = await transact(pool, (client) => settleIn(record, client, settlements));
      for (const { attempt } of settlements) queue.held.delete(attempt.deliveryId);
      return noted;
    },
    listAttempts: async (webhookId, query) => {
      const wanted = rowsFor(query);
      return pageOf(await select(pool, list, [webhookId, wanted.below, wanted.count]), wanted);
    },
    readAttempt: async (id) => {
      const [row] = await select<AttemptRow>(pool, read, [id]);
      return row && attemptOf(row);
    },
    expire: (now) => expire(record, now),
  };
}

async function settleIn(
  record: RecordState,
  client: Queryable,
  settlements: readonly Settlement[],
): Promise<readonly FailingSince[]> {
  const attempts = settlements.map(({ attempt }) => attempt);
  const failing = await noteHealth(record, client, attempts);
  const known = new Set(failing.map(({ webhookId }) => webhookId));
  const kept = settlements.filter(({ attempt }) => known.has(attempt.webhookId));
  if (kept.length > 0) await add(record, client, kept);
  const done = settlements.flatMap(({ attempt, retryIn }) =>
    retryIn === undefined ? [attempt.deliveryId] : [],
  );
  const later = settlements.flatMap(({ attempt: { deliveryId: id, webhookId }, retryIn: milliseconds }) =>
    milliseconds === undefined ? [] : [{ id, webhookId, milliseconds }],
  );
  await record.queue.finish(client, done, later);
  for (const webhookId of known) await keepNewest(record, client, webhookId, kept);
  return failing;
}

/** Drops the oldest deliveries of a webhook that are more than are kept; looks at them now and then. */
async function keepNewest(
  { schema, retention, uncounted }: RecordState,
  client: Queryable,
  webhookId: number,
  settlements: readonly Settlement[],
): Promise<void> {
  const { deliveriesPerWebhook: most } = retention;
  const isDone = ({ attempt, retryIn }: Settlement): boolean =>
    attempt.webhookId === webhookId && retryIn === undefined;
  const count = (uncounted.get(webhookId) ?? 0) + settlements.filter(isDone).length;
  uncounted.set(webhookId, count < most * SLACK ? count : 0);
  if (count < most * SLACK) return;
  await client.query(
    `DELETE FROM ${schema}.deliveries WHERE webhook_id = $1 AND done AND number <=
       (SELECT number FROM ${schema}.deliveries WHERE webhook_id = $1 AND done
        ORDER BY number DESC OFFSET $2 LIMIT 1)`,
    [webhookId, most],
  );
}

/** Locks the webhooks in the order of their identifiers, so that no two processes wait for each other. */
async function noteHealth(
  { schema }: RecordState,
  client: Queryable,
  attempts: readonly Attempt[],
): Promise<readonly FailingSince[]> {
  const ids = [...new Set(attempts.map(({ webhookId }) => webhookId))];
  const rows = await select<{ id: string; document: string; failing_since: string | null }>(
    client,
    `SELECT id, document, failing_since FROM ${schema}.webhooks WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE`,
    [ids],
  );
  const noted: FailingSince[] = [];
  for (const row of rows) {
    const webhookId = Number(row.id);
    const own = attempts.filter((attempt) => attempt.webhookId === webhookId);
    const before = { webhook: JSON.parse(row.document), since: row.failing_since };
    const { webhook, since } = healthAfter(own, before);
    const text = `UPDATE ${schema}.webhooks SET document = $2, failing_since = $3 WHERE id = $1`;
    await client.query(text, [webhookId, JSON.stringify(webhook), since]);
    noted.push({ webhookId, since });
  }
  return noted;
}

async function add(
  { schema }: RecordState,
  client: Queryable,
  settlements: readonly Settlement[],
): Promise<void> {
  const attempts = settlements.map(({ attempt }) => attempt);
  const deliveryIds = attempts.map(({ deliveryId }) => deliveryId);
  const webhookIds = attempts.map(({ webhookId }) => webhookId);
  // Pings are made without waiting in the queue.
  await client.query(
    `INSERT INTO ${schema}.deliveries (id, webhook_id, event, created, body)
     SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::bytea[])
     ON CONFLICT (id) DO NOTHING`,
    [
      deliveryIds,
      webhookIds,
      attempts.map(({ event }) => event),
      attempts.map(({ date }) => date),
      attempts.map(({ body }) => Buffer.from(body)),
    ],
  );
  await client.query(
    `UPDATE ${schema}.deliveries d SET attempts = s.number, done = s.done
     FROM unnest($1::uuid[], $2::integer[], $3::boolean[]) AS s (id, number, done) WHERE d.id = s.id`,
    [
      deliveryIds,
      attempts.map(({ number }) => number),
      settlements.map(({ retryIn }) => retryIn === undefined),
    ],
  );
  await client.query(
    `INSERT INTO ${schema}.attempts (id, delivery, webhook_id, document, answer)
     SELECT s.id, d.number, s.webhook_id, s.document, s.answer
     FROM unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::text[], $5::bytea[])
       WITH ORDINALITY AS s (id, delivery, webhook_id, document, answer, place)
     JOIN ${schema}.deliveries d ON d.id = s.delivery ORDER BY s.place`,
    [
      attempts.map(({ id }) => id),
      deliveryIds,
      webhookIds,
      attempts.map(({ webhookId: _, body: __, answer: ___, ...document }) => JSON.stringify(document)),
      attempts.map(({ answer }) => Buffer.from(answer)),
    ],
  );
}

async function expire({ pool, schema, retention }: RecordState, now: number): Promise<void> {
  const oldest = new Date(Math.max(0, now - retention.days * DAY)).toISOString();
  await pool.query(`DELETE FROM ${schema}.deliveries WHERE done AND created < $1`, [oldest]);
  await pool.query(
    `DELETE FROM ${schema}.deliveries WHERE number IN (
       SELECT number FROM (
         SELECT number, row_number() OVER (PARTITION BY webhook_id ORDER BY number DESC) AS place
         FROM ${schema}.deliveries WHERE done
       ) AS ranked WHERE place > $1)`,
    [retention.deliveriesPerWebhook],
  );
}
