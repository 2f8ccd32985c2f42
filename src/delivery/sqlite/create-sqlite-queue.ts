import type { DatabaseSync } from "node:sqlite";
import {
  bodyFor,
  type Claim,
  type ClaimedDelivery,
  type DeliveryQueue,
  listens,
  type QueuedDelivery,
  type Room,
  type Target,
} from "../delivery-store.ts";
import type { SqliteWebhooks } from "./create-sqlite-webhooks.ts";
import type { Direct } from "./direct.ts";
import { prepare } from "./prepare.ts";

/** The methods of a store that move deliveries. */
export type SqliteQueue = Direct<
  Pick<DeliveryQueue, "enqueue" | "repeat" | "claim" | "release" | "queueState">
>;

/** A time further away than any delay comes from a clock that was ahead. */
const HORIZON = 2 ** 31;

interface Row {
  readonly number: number;
  readonly id: string;
  readonly event: ClaimedDelivery["event"];
  readonly due: number;
  readonly attempts: number;
  readonly redelivery: number;
  readonly interrupted: number;
  readonly body: Uint8Array;
}

/** Creates the methods of a database that move deliveries. */
export function createSqliteQueue(
  database: DatabaseSync,
  webhooks: SqliteWebhooks,
  owns: () => boolean,
): SqliteQueue {
  const queue = createQueue(database, webhooks, owns);
  const { find, release, counts } = queue;
  return {
    enqueue: (event) =>
      webhooks
        .listWebhooks(event.scope)
        .filter((webhook) => listens(webhook, event.event))
        .map(({ id: webhookId }) =>
          store(queue, { ...event, webhookId, body: bodyFor(event, webhookId), redelivery: false }),
        ),
    repeat: (deliveryId, date) => {
      const row = find.get(deliveryId);
      if (row === undefined) return undefined;
      return store(queue, { ...row, webhookId: row.webhook_id, date, redelivery: true });
    },
    claim: (room, now) => claim(queue, room, now),
    release: (ids) => {
      for (const id of ids) release.run(id);
    },
    queueState: () => {
      const rows = counts.all();
      const countOf = (state: number): number => rows.find((row) => row.state === state)?.count ?? 0;
      const [oldest = null] = rows.map((row) => row.oldest).sort();
      return { waiting: countOf(0), running: countOf(1), oldest };
    },
  };
}

/** The statements that move deliveries, and whose turn it is. */
type Queue = ReturnType<typeof createQueue>;

function createQueue(database: DatabaseSync, webhooks: SqliteWebhooks, owns: () => boolean) {
  return {
    webhooks,
    owns,
    add: database.prepare(
      "INSERT INTO deliveries (id, webhook_id, event, created, state, redelivery) VALUES (?, ?, ?, ?, 0, ?)",
    ),
    addBody: database.prepare("INSERT INTO bodies (delivery, body) VALUES (?, ?)"),
    find: prepare<{ webhook_id: number; event: string; body: Uint8Array }>(
      database,
      "SELECT webhook_id, event, body FROM deliveries JOIN bodies ON delivery = number WHERE id = ?",
    ),
    reclaim: database.prepare("UPDATE deliveries SET state = 0, interrupted = 1, due = 0 WHERE state = 1"),
    release: database.prepare("UPDATE deliveries SET state = 0 WHERE id = ? AND state = 1"),
    nextLane: prepare<{ id: number | null }>(
      database,
      "SELECT min(webhook_id) AS id FROM deliveries WHERE state = 0 AND webhook_id > ?",
    ),
    ready: prepare<Row>(
      database,
      `SELECT number, id, event, due, attempts, redelivery, interrupted, body
       FROM deliveries JOIN bodies ON delivery = number
       WHERE state = 0 AND webhook_id = ? ORDER BY due, number LIMIT ?`,
    ),
    take: database.prepare("UPDATE deliveries SET state = 1 WHERE number = ?"),
    drop: database.prepare("DELETE FROM deliveries WHERE state = 0 AND webhook_id = ?"),
    counts: prepare<{ state: number; count: number; oldest: string }>(
      database,
      "SELECT state, count(*) AS count, min(created) AS oldest FROM deliveries WHERE state < 2 GROUP BY state",
    ),
    /** Whether what another process had taken is taken back. */
    owned: false,
    /** The webhook that was served last. */
    turn: 0,
  };
}

interface NewDelivery {
  readonly webhookId: number;
  readonly event: string;
  readonly date: string;
  readonly body: Uint8Array;
  readonly redelivery: boolean;
}

function store({ add, addBody }: Queue, delivery: NewDelivery): QueuedDelivery {
  const { webhookId, event, date, body, redelivery } = delivery;
  const id = crypto.randomUUID();
  const { lastInsertRowid } = add.run(id, webhookId, event, date, Number(redelivery));
  addBody.run(lastInsertRowid, body);
  return { id, webhookId };
}

function claim(queue: Queue, room: Room, now: number): Claim {
  const { webhooks, nextLane } = queue;
  const deliveries: ClaimedDelivery[] = [];
  const targets = new Map<number, Target>();
  if (!queue.owns()) return { deliveries, targets };
  if (!queue.owned) queue.reclaim.run();
  queue.owned = true;
  let others = room.others;
  let due = Infinity;
  for (const id of lanesFrom(queue.turn, (after) => nextLane.get(after)?.id ?? null)) {
    if (deliveries.length >= room.limit) break;
    const named = room.perWebhook.get(id);
    const most = Math.min(named ?? Math.min(room.otherwise, others), room.limit - deliveries.length);
    if (most <= 0) continue;
    const webhook = webhooks.readWebhook(id);
    if (webhook?.is_active !== true) {
      queue.drop.run(id);
      continue;
    }
    const { taken, next } = takeFrom(queue, id, most, now);
    due = Math.min(due, next);
    deliveries.push(...taken);
    if (named === undefined) others -= taken.length;
    if (taken.length > 0) targets.set(id, { webhook, secret: webhooks.readSecret(id) });
    queue.turn = id;
  }
  return { deliveries, targets, ...(due < Infinity && { dueIn: Math.max(0, due - now) }) };
}

/** Takes what is due of one webhook; `next` is the time at which more is. */
function takeFrom(
  { ready, take }: Queue,
  webhookId: number,
  most: number,
  now: number,
): { readonly taken: readonly ClaimedDelivery[]; readonly next: number } {
  const taken: ClaimedDelivery[] = [];
  for (const { number, due, redelivery, interrupted, ...row } of ready.all(webhookId, most)) {
    if (due > now && due < now + HORIZON) return { taken, next: due };
    take.run(number);
    taken.push({ ...row, webhookId, redelivery: redelivery === 1, interrupted: interrupted === 1 });
  }
  return { taken, next: Infinity };
}

/** Goes once around the webhooks that have deliveries, from the one after the last that had its turn. */
function* lanesFrom(turn: number, next: (after: number) => number | null): Generator<number> {
  for (let id = next(turn); id !== null; id = next(id)) yield id;
  for (let id = next(-1); id !== null && id <= turn; id = next(id)) yield id;
}
