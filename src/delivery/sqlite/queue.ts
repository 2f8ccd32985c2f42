import type { DatabaseSync } from "node:sqlite";
import {
  bodyFor,
  type Claim,
  type ClaimedDelivery,
  listens,
  type NewEvent,
  type QueuedDelivery,
  type QueueState,
  type Room,
  type Target,
} from "../store.ts";
import type { SqliteWebhooks } from "./webhooks.ts";

/** The methods of a store that move deliveries, without promises. */
export interface SqliteQueue {
  readonly enqueue: (event: NewEvent) => readonly QueuedDelivery[];
  readonly repeat: (deliveryId: string, date: string) => QueuedDelivery | undefined;
  readonly claim: (room: Room, now: number) => Claim;
  readonly release: (deliveryIds: readonly string[]) => void;
  readonly queueState: () => QueueState;
}

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
  const add = database.prepare(
    "INSERT INTO deliveries (id, webhook_id, event, created, state, redelivery) VALUES (?, ?, ?, ?, 0, ?)",
  );
  const addBody = database.prepare("INSERT INTO bodies (delivery, body) VALUES (?, ?)");
  const find = database.prepare(
    "SELECT webhook_id, event, body FROM deliveries JOIN bodies ON delivery = number WHERE id = ?",
  );
  const reclaim = database.prepare(
    "UPDATE deliveries SET state = 0, interrupted = 1, due = 0 WHERE state = 1",
  );
  const release = database.prepare("UPDATE deliveries SET state = 0 WHERE id = ? AND state = 1");
  const nextLane = database.prepare(
    "SELECT min(webhook_id) AS id FROM deliveries WHERE state = 0 AND webhook_id > ?",
  );
  const ready = database.prepare(`
    SELECT number, id, event, due, attempts, redelivery, interrupted, body
    FROM deliveries JOIN bodies ON delivery = number
    WHERE state = 0 AND webhook_id = ? ORDER BY due, number LIMIT ?`);
  const take = database.prepare("UPDATE deliveries SET state = 1 WHERE number = ?");
  const drop = database.prepare("DELETE FROM deliveries WHERE state = 0 AND webhook_id = ?");
  const counts = database.prepare(
    "SELECT state, count(*) AS count, min(created) AS oldest FROM deliveries WHERE state < 2 GROUP BY state",
  );
  let owned = false;
  /** The webhook that was served last. */
  let turn = 0;

  const store = (webhookId: number, event: string, date: string, body: Uint8Array, redelivery: boolean) => {
    const id = crypto.randomUUID();
    const { lastInsertRowid } = add.run(id, webhookId, event, date, Number(redelivery));
    addBody.run(lastInsertRowid, body);
    return { id, webhookId };
  };

  /** Takes what is due of one webhook; gives the time at which more is. */
  const takeFrom = (webhookId: number, most: number, now: number, taken: ClaimedDelivery[]): number => {
    const rows = ready.all(webhookId, most) as unknown as Row[];
    for (const { number, due, body, attempts, redelivery, interrupted, ...row } of rows) {
      if (due > now && due < now + HORIZON) return due;
      take.run(number);
      const marks = { redelivery: redelivery === 1, interrupted: interrupted === 1 };
      taken.push({ ...row, webhookId, body, attempts, ...marks });
    }
    return Infinity;
  };

  return {
    enqueue: (event) =>
      webhooks
        .listWebhooks(event.scope)
        .filter((webhook) => listens(webhook, event.event))
        .map(({ id }) => store(id, event.event, event.date, bodyFor(event, id), false)),
    repeat: (deliveryId, date) => {
      const row = find.get(deliveryId) as { webhook_id: number; event: string; body: Uint8Array } | undefined;
      return row && store(row.webhook_id, row.event, date, row.body, true);
    },
    claim: (room, now) => {
      const deliveries: ClaimedDelivery[] = [];
      const targets = new Map<number, Target>();
      if (!owns()) return { deliveries, targets };
      if (!owned) reclaim.run();
      owned = true;
      let others = room.others;
      let due = Infinity;
      for (const id of lanesFrom(turn, (after) => (nextLane.get(after) as { id: number | null }).id)) {
        if (deliveries.length >= room.limit) break;
        const named = room.perWebhook.get(id);
        const most = Math.min(named ?? Math.min(room.otherwise, others), room.limit - deliveries.length);
        if (most <= 0) continue;
        const webhook = webhooks.readWebhook(id);
        if (webhook?.is_active !== true) {
          drop.run(id);
          continue;
        }
        const before = deliveries.length;
        due = Math.min(due, takeFrom(id, most, now, deliveries));
        const taken = deliveries.length - before;
        if (named === undefined) others -= taken;
        if (taken > 0) targets.set(id, { webhook, secret: webhooks.readSecret(id) });
        turn = id;
      }
      return { deliveries, targets, ...(due < Infinity && { dueIn: Math.max(0, due - now) }) };
    },
    release: (ids) => {
      for (const id of ids) release.run(id);
    },
    queueState: () => {
      const rows = counts.all() as unknown as { state: number; count: number; oldest: string }[];
      const countOf = (state: number): number => rows.find((row) => row.state === state)?.count ?? 0;
      const [oldest = null] = rows.map((row) => row.oldest).sort();
      return { waiting: countOf(0), running: countOf(1), oldest };
    },
  };
}

/** Goes once around the webhooks that have deliveries, from the one after the last that had its turn. */
function* lanesFrom(turn: number, next: (after: number) => number | null): Generator<number> {
  for (let id = next(turn); id !== null; id = next(id)) yield id;
  for (let id = next(-1); id !== null && id <= turn; id = next(id)) yield id;
}
