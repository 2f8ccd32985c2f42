import type { PgBoss } from "pg-boss";
import {
  bodyFor,
  type Claim,
  type ClaimedDelivery,
  type DeliveryQueue,
  listens,
  type NewEvent,
  type QueuedDelivery,
  type QueueState,
  type Room,
  scopeKeys,
  type Target,
} from "../store.ts";
import { executorOf, type Pool, type Queryable, transact } from "./transact.ts";
import { textOf, webhookOf } from "./webhooks.ts";

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

/** Creates the queue of a PostgreSQL store; pg-boss hands out the deliveries, each to one process. */
export function createPostgresQueue(pool: Pool, boss: PgBoss, schema: string): PostgresQueue {
  const held = new Set<string>();
  const deliveries = `${schema}.deliveries`;

  const add = async (client: Queryable, rows: readonly NewRow[]): Promise<readonly QueuedDelivery[]> => {
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
      `INSERT INTO ${deliveries} (id, webhook_id, event, created, body, redelivery)
       SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::bytea[], $6::boolean[])`,
      columns,
    );
    const jobs = rows.map(({ id, webhookId }) => ({ id, group: { id: String(webhookId) } }));
    await boss.insert(QUEUE, jobs, { db: executorOf(client) });
    return rows.map(({ id, webhookId }) => ({ id, webhookId }));
  };

  const enqueueIn = async (client: Queryable, event: NewEvent): Promise<readonly QueuedDelivery[]> => {
    const text = `SELECT id, document FROM ${schema}.webhooks WHERE scope = ANY($1) ORDER BY id`;
    const { rows } = await client.query(text, [scopeKeys(event.scope)]);
    const listening = rows.map((row) => webhookOf(row)!).filter((webhook) => listens(webhook, event.event));
    const news = listening.map(({ id: webhookId }) => ({
      id: crypto.randomUUID(),
      webhookId,
      event: event.event,
      date: event.date,
      body: bodyFor(event, webhookId),
      redelivery: false,
    }));
    return add(client, news);
  };

  const finish: PostgresQueue["finish"] = async (client, done, later) => {
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
  };

  const read = async (jobs: readonly Job[]): Promise<Claim> => {
    const { rows } = await pool.query(
      `SELECT d.id, d.webhook_id, d.event, d.body, d.attempts, d.redelivery, w.secret, w.document
       FROM ${deliveries} d JOIN ${schema}.webhooks w ON w.id = d.webhook_id
       WHERE d.id = ANY($1::uuid[]) AND NOT d.done`,
      [jobs.map(({ id }) => id)],
    );
    return claimOf(jobs, rows as Row[]);
  };

  const drop = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    await transact(pool, async (client) => {
      await client.query(`DELETE FROM ${deliveries} WHERE id = ANY($1::uuid[]) AND NOT done`, [ids]);
      await finish(client, ids, []);
    });
    for (const id of ids) held.delete(id);
  };

  return {
    held,
    finish,
    enqueue: (event, transaction) =>
      transaction === undefined
        ? transact(pool, (client) => enqueueIn(client, event))
        : enqueueIn(transaction, event),
    repeat: (deliveryId, date) =>
      transact(pool, async (client) => {
        if (!/^[\da-f-]{36}$/i.test(deliveryId)) return undefined;
        const { rows } = await client.query(
          `SELECT webhook_id, event, body FROM ${deliveries} WHERE id = $1`,
          [deliveryId],
        );
        const row = rows[0] as Pick<Row, "webhook_id" | "event" | "body"> | undefined;
        if (row === undefined) return undefined;
        const { webhook_id, event, body } = row;
        const news = {
          id: crypto.randomUUID(),
          webhookId: Number(webhook_id),
          event,
          date,
          body,
          redelivery: true,
        };
        return (await add(client, [news]))[0];
      }),
    claim: async (room) => {
      const jobs = await fetchJobs(boss, room);
      const ids = jobs.map(({ id }) => id);
      for (const id of ids) held.add(id);
      try {
        const claim = jobs.length === 0 ? nothing : await read(jobs);
        const taken = new Set(claim.deliveries.map(({ id }) => id));
        await drop(ids.filter((id) => !taken.has(id)));
        return claim;
      } catch (error) {
        // Nobody vouches for them any more: they are handed out again when their time is over.
        for (const id of ids) held.delete(id);
        throw error;
      }
    },
    release: async (ids) => {
      for (const id of ids) held.delete(id);
      // The engine has one word for it; the mark tells that nothing was sent.
      if (ids.length > 0) await boss.fail(QUEUE, [...ids], { released: true });
    },
    queueState: async () => {
      const { rows } = await pool.query(
        `SELECT count(*)::int AS open, min(created) AS oldest,
           (SELECT count(*)::int FROM ${schema}_queue.job WHERE name = $1 AND state = 'active') AS running
         FROM ${deliveries} WHERE NOT done`,
        [QUEUE],
      );
      const { open, oldest, running } = rows[0] as { open: number; oldest: string | null; running: number };
      return { waiting: Math.max(0, open - running), running, oldest } satisfies QueueState;
    },
  };
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
    const released = (output as { released?: unknown } | null)?.released === true;
    return { id, interrupted: retryCount > 0 && !released };
  });
}

/** Leaves out what has no webhook any more, and what its webhook does not want any more. */
function claimOf(jobs: readonly Job[], rows: readonly Row[]): Claim {
  const known = new Map(rows.map((row) => [row.id, row]));
  const targets = new Map<number, Target>();
  const deliveries = jobs.flatMap(({ id, interrupted }): ClaimedDelivery[] => {
    const row = known.get(id);
    if (row === undefined) return [];
    const webhook = webhookOf({ id: row.webhook_id, document: row.document })!;
    if (!webhook.is_active) return [];
    targets.set(webhook.id, { webhook, secret: textOf(row.secret) });
    const { event, attempts, redelivery } = row;
    return [
      { id, webhookId: webhook.id, event, body: new Uint8Array(row.body), attempts, redelivery, interrupted },
    ];
  });
  return { deliveries, targets };
}
