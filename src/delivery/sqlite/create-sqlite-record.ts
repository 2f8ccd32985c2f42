import type { DatabaseSync } from "node:sqlite";
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
import type { Direct } from "./direct.ts";
import { prepare } from "./prepare.ts";

/** The methods of a store that record attempts. */
export interface SqliteRecord extends Direct<Pick<DeliveryQueue, "settle" | "listAttempts" | "readAttempt">> {
  /** Removes deliveries that are older than the retention allows. */
  readonly expire: (now: number) => void;
}

/** Creates the methods of a database that record attempts. */
export function createSqliteRecord(database: DatabaseSync, retention: Required<Retention>): SqliteRecord {
  const writer = createWriter(database, retention);
  const columns = "a.number, a.webhook_id, a.document, a.answer, b.body";
  const source = "FROM attempts a JOIN bodies b ON b.delivery = a.delivery";
  const list = prepare<AttemptRow>(
    database,
    `SELECT ${columns} ${source} WHERE a.webhook_id = ? AND a.number < ? ORDER BY a.number DESC LIMIT ?`,
  );
  const read = prepare<AttemptRow>(database, `SELECT ${columns} ${source} WHERE a.id = ?`);
  return {
    settle: (settlements) => settle(writer, settlements),
    listAttempts: (webhookId, query) => {
      const wanted = rowsFor(query);
      return pageOf(list.all(webhookId, wanted.below, wanted.count), wanted);
    },
    readAttempt: (id) => {
      const row = read.get(id);
      return row && attemptOf(row);
    },
    expire: (now) => {
      writer.dropOlder.run(new Date(Math.max(0, now - retention.days * DAY)).toISOString());
      writer.done.clear();
    },
  };
}

/** The statements that record attempts. */
type Writer = ReturnType<typeof createWriter>;

function createWriter(database: DatabaseSync, { deliveriesPerWebhook }: Required<Retention>) {
  return {
    find: prepare<{ number: number }>(database, "SELECT number FROM deliveries WHERE id = ?"),
    addDone: database.prepare(
      "INSERT INTO deliveries (id, webhook_id, event, created, state, attempts) VALUES (?, ?, ?, ?, 2, 1)",
    ),
    addBody: database.prepare("INSERT INTO bodies (delivery, body) VALUES (?, ?)"),
    finish: database.prepare(
      "UPDATE deliveries SET state = ?, due = ?, attempts = ?, interrupted = 0 WHERE number = ?",
    ),
    add: database.prepare(
      "INSERT INTO attempts (id, delivery, webhook_id, document, answer) VALUES (?, ?, ?, ?, ?)",
    ),
    readHealth: prepare<{ document: string; since: string | null }>(
      database,
      "SELECT document, failing_since AS since FROM webhooks WHERE id = ?",
    ),
    noteHealth: database.prepare("UPDATE webhooks SET document = ?, failing_since = ? WHERE id = ?"),
    countDone: prepare<{ count: number }>(
      database,
      "SELECT count(*) AS count FROM deliveries WHERE state = 2 AND webhook_id = ?",
    ),
    dropOldest: database.prepare(`
      DELETE FROM deliveries WHERE number IN
        (SELECT number FROM deliveries WHERE state = 2 AND webhook_id = ? ORDER BY number LIMIT ?)`),
    dropOlder: database.prepare("DELETE FROM deliveries WHERE state = 2 AND created < ?"),
    /** How many deliveries of a webhook are done, as far as this process knows. */
    done: new Map<number, number>(),
    deliveriesPerWebhook,
  };
}

function settle(writer: Writer, settlements: readonly Settlement[]): readonly FailingSince[] {
  const ids = new Set(settlements.map(({ attempt }) => attempt.webhookId));
  return [...ids].flatMap((webhookId) => {
    const row = writer.readHealth.get(webhookId);
    if (row === undefined) return [];
    const own = settlements.filter(({ attempt }) => attempt.webhookId === webhookId);
    for (const settlement of own) settleOne(writer, settlement);
    const attempts = own.map(({ attempt }) => attempt);
    const { webhook, since } = healthAfter(attempts, { webhook: JSON.parse(row.document), since: row.since });
    writer.noteHealth.run(JSON.stringify(webhook), since, webhookId);
    return [{ webhookId, since }];
  });
}

function settleOne(writer: Writer, { attempt, retryIn }: Settlement): void {
  const { webhookId, body: _, answer, ...document } = attempt;
  const number = numberOf(writer, attempt);
  const due = retryIn === undefined ? 0 : Date.parse(attempt.date) + attempt.duration + retryIn;
  writer.finish.run(retryIn === undefined ? 2 : 0, due, attempt.number, number);
  writer.add.run(attempt.id, number, webhookId, JSON.stringify(document), answer);
  if (retryIn === undefined) keepNewest(writer, webhookId);
}

function numberOf(writer: Writer, { deliveryId, webhookId, event, date, body }: Attempt): number | bigint {
  const known = writer.find.get(deliveryId);
  if (known !== undefined) return known.number;
  // Pings are made without waiting in the queue.
  const { lastInsertRowid } = writer.addDone.run(deliveryId, webhookId, event, date);
  writer.addBody.run(lastInsertRowid, body);
  return lastInsertRowid;
}

function keepNewest({ done, countDone, dropOldest, deliveriesPerWebhook }: Writer, webhookId: number): void {
  const known = done.get(webhookId);
  const count = known === undefined ? (countDone.get(webhookId)?.count ?? 0) : known + 1;
  const surplus = count - deliveriesPerWebhook;
  if (surplus > 0) dropOldest.run(webhookId, surplus);
  done.set(webhookId, Math.min(count, deliveriesPerWebhook));
}
