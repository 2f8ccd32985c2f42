import type { Attempt } from "../attempt.ts";
import {
  DAY,
  type DeliveryQueue,
  type FailingSince,
  lastDelivery,
  type Retention,
  readLimit,
  type Settlement,
  succeeded,
} from "../store.ts";
import type { PostgresQueue } from "./queue.ts";
import { type Pool, type Queryable, transact } from "./transact.ts";

/** The methods of a PostgreSQL store that record attempts. */
export interface PostgresRecord extends Pick<DeliveryQueue, "settle" | "listAttempts" | "readAttempt"> {
  /** Removes deliveries that are older, or more, than the retention allows. */
  readonly expire: (now: number) => Promise<void>;
}

interface AttemptRow {
  readonly number: string;
  readonly webhook_id: string;
  readonly document: string;
  readonly answer: Uint8Array;
  readonly body: Uint8Array;
}

/** Creates the methods of a PostgreSQL store that record attempts. */
export function createPostgresRecord(
  pool: Pool,
  queue: PostgresQueue,
  schema: string,
  retention: Required<Retention>,
): PostgresRecord {
  const columns = "a.number, a.webhook_id, a.document, a.answer, d.body";
  const source = `FROM ${schema}.attempts a JOIN ${schema}.deliveries d ON d.number = a.delivery`;

  /** Locks the webhooks in the order of their identifiers, so that no two processes wait for each other. */
  const noteHealth = async (client: Queryable, attempts: readonly Attempt[]): Promise<FailingSince[]> => {
    const ids = [...new Set(attempts.map(({ webhookId }) => webhookId))];
    const { rows } = await client.query(
      `SELECT id, document, failing_since FROM ${schema}.webhooks WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE`,
      [ids],
    );
    const noted: FailingSince[] = [];
    for (const row of rows as { id: string; document: string; failing_since: string | null }[]) {
      const webhookId = Number(row.id);
      const own = attempts.filter((attempt) => attempt.webhookId === webhookId);
      const { document, since } = healthAfter(own, JSON.parse(row.document), row.failing_since);
      await client.query(`UPDATE ${schema}.webhooks SET document = $2, failing_since = $3 WHERE id = $1`, [
        webhookId,
        JSON.stringify(document),
        since,
      ]);
      noted.push({ webhookId, since });
    }
    return noted;
  };

  const add = async (client: Queryable, settlements: readonly Settlement[]): Promise<void> => {
    const attempts = settlements.map(({ attempt }) => attempt);
    // Pings are made without waiting in the queue.
    await client.query(
      `INSERT INTO ${schema}.deliveries (id, webhook_id, event, created, body)
       SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::bytea[])
       ON CONFLICT (id) DO NOTHING`,
      [
        attempts.map(({ deliveryId }) => deliveryId),
        attempts.map(({ webhookId }) => webhookId),
        attempts.map(({ event }) => event),
        attempts.map(({ date }) => date),
        attempts.map(({ body }) => Buffer.from(body)),
      ],
    );
    await client.query(
      `UPDATE ${schema}.deliveries d SET attempts = s.number, done = s.done
       FROM unnest($1::uuid[], $2::integer[], $3::boolean[]) AS s (id, number, done) WHERE d.id = s.id`,
      [
        attempts.map(({ deliveryId }) => deliveryId),
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
        attempts.map(({ deliveryId }) => deliveryId),
        attempts.map(({ webhookId }) => webhookId),
        attempts.map(({ webhookId: _, body: __, answer: ___, ...document }) => JSON.stringify(document)),
        attempts.map(({ answer }) => Buffer.from(answer)),
      ],
    );
  };

  return {
    settle: async (settlements) => {
      const noted = await transact(pool, async (client) => {
        const failing = await noteHealth(
          client,
          settlements.map(({ attempt }) => attempt),
        );
        const known = new Set(failing.map(({ webhookId }) => webhookId));
        const kept = settlements.filter(({ attempt }) => known.has(attempt.webhookId));
        if (kept.length > 0) await add(client, kept);
        const done = settlements.filter(({ retryIn }) => retryIn === undefined);
        const later = settlements.flatMap(
          ({ attempt: { deliveryId: id, webhookId }, retryIn: milliseconds }) =>
            milliseconds === undefined ? [] : [{ id, webhookId, milliseconds }],
        );
        await queue.finish(
          client,
          done.map(({ attempt }) => attempt.deliveryId),
          later,
        );
        return failing;
      });
      for (const { attempt } of settlements) queue.held.delete(attempt.deliveryId);
      return noted;
    },
    listAttempts: async (webhookId, query = {}) => {
      const limit = readLimit(query);
      const before = Number(query.before ?? Number.MAX_SAFE_INTEGER);
      const { rows } = await pool.query(
        `SELECT ${columns} ${source} WHERE a.webhook_id = $1 AND a.number < $2 ORDER BY a.number DESC LIMIT $3`,
        [webhookId, Number.isSafeInteger(before) ? before : 0, limit + 1],
      );
      const shown = (rows as AttemptRow[]).slice(0, limit);
      return {
        attempts: shown.map(attemptOf),
        next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
      };
    },
    readAttempt: async (id) => {
      const { rows } = await pool.query(`SELECT ${columns} ${source} WHERE a.id::text = $1`, [id]);
      return rows[0] === undefined ? undefined : attemptOf(rows[0] as AttemptRow);
    },
    expire: async (now) => {
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
    },
  };
}

function healthAfter(
  attempts: readonly Attempt[],
  before: Record<string, unknown>,
  failingSince: string | null,
): { document: Record<string, unknown>; since: string | null } {
  let document = before;
  let since = failingSince;
  for (const attempt of attempts) {
    if (attempt.failure?.code !== "closed") since = succeeded(attempt) ? null : (since ?? attempt.date);
    const last = lastDelivery(attempt, document.last_delivery_date as string | undefined);
    if (last === undefined) continue;
    const { last_status: _, last_delivery_date: __, ...rest } = document;
    const { last_status, last_delivery_date } = last;
    document = { ...rest, ...(last_status !== null && { last_status }), last_delivery_date };
  }
  return { document, since };
}

function attemptOf({ webhook_id, document, answer, body }: AttemptRow): Attempt {
  const bytes = (part: Uint8Array): Uint8Array => new Uint8Array(part);
  return { ...JSON.parse(document), webhookId: Number(webhook_id), body: bytes(body), answer: bytes(answer) };
}
