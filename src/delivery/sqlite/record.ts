import type { DatabaseSync } from "node:sqlite";
import type { Attempt } from "../attempt.ts";
import {
  type AttemptPage,
  type AttemptQuery,
  DAY,
  type FailingSince,
  lastDelivery,
  type Retention,
  readLimit,
  type Settlement,
  succeeded,
} from "../store.ts";

/** The methods of a store that record attempts, without promises. */
export interface SqliteRecord {
  readonly settle: (settlements: readonly Settlement[]) => readonly FailingSince[];
  readonly listAttempts: (webhookId: number, query?: AttemptQuery) => AttemptPage;
  readonly readAttempt: (id: string) => Attempt | undefined;
  /** Removes deliveries that are older than the retention allows. */
  readonly expire: (now: number) => void;
}

/** What a webhook knows about its deliveries, while attempts are recorded. */
interface Health {
  last_delivery_date?: string;
  failingSince: string | null;
  patch: Record<string, unknown> | undefined;
}

/** Creates the methods of a database that record attempts. */
export function createSqliteRecord(database: DatabaseSync, retention: Required<Retention>): SqliteRecord {
  const find = database.prepare("SELECT number FROM deliveries WHERE id = ?");
  const addDone = database.prepare(
    "INSERT INTO deliveries (id, webhook_id, event, created, state, attempts) VALUES (?, ?, ?, ?, 2, 1)",
  );
  const addBody = database.prepare("INSERT INTO bodies (delivery, body) VALUES (?, ?)");
  const finish = database.prepare(
    "UPDATE deliveries SET state = ?, due = ?, attempts = ?, interrupted = 0 WHERE number = ?",
  );
  const add = database.prepare(
    "INSERT INTO attempts (id, delivery, webhook_id, document, answer) VALUES (?, ?, ?, ?, ?)",
  );
  const readHealth = database.prepare(`
    SELECT document ->> '$.last_delivery_date' AS known, failing_since AS since FROM webhooks WHERE id = ?`);
  const noteHealth = database.prepare(
    "UPDATE webhooks SET document = json_patch(document, ?), failing_since = ? WHERE id = ?",
  );
  const countDone = database.prepare(
    "SELECT count(*) AS count FROM deliveries WHERE state = 2 AND webhook_id = ?",
  );
  const dropOldest = database.prepare(`
    DELETE FROM deliveries WHERE number IN
      (SELECT number FROM deliveries WHERE state = 2 AND webhook_id = ? ORDER BY number LIMIT ?)`);
  const dropOlder = database.prepare("DELETE FROM deliveries WHERE state = 2 AND created < ?");
  const columns = "a.number, a.webhook_id, a.document, a.answer, b.body";
  const source = "FROM attempts a JOIN bodies b ON b.delivery = a.delivery";
  const list = database.prepare(
    `SELECT ${columns} ${source} WHERE a.webhook_id = ? AND a.number < ? ORDER BY a.number DESC LIMIT ?`,
  );
  const read = database.prepare(`SELECT ${columns} ${source} WHERE a.id = ?`);
  /** How many deliveries of a webhook are done, as far as this process knows. */
  const done = new Map<number, number>();

  const numberOf = ({ deliveryId, webhookId, event, date, body }: Attempt): number | bigint => {
    const known = find.get(deliveryId) as { number: number } | undefined;
    if (known !== undefined) return known.number;
    // Pings are made without waiting in the queue.
    const { lastInsertRowid } = addDone.run(deliveryId, webhookId, event, date);
    addBody.run(lastInsertRowid, body);
    return lastInsertRowid;
  };

  const settleOne = ({ attempt, retryIn }: Settlement): void => {
    const { webhookId, body: _, answer, ...document } = attempt;
    const number = numberOf(attempt);
    const due = retryIn === undefined ? 0 : Date.parse(attempt.date) + attempt.duration + retryIn;
    finish.run(retryIn === undefined ? 2 : 0, due, attempt.number, number);
    add.run(attempt.id, number, webhookId, JSON.stringify(document), answer);
    if (retryIn === undefined) keepNewest(webhookId);
  };

  const keepNewest = (webhookId: number): void => {
    const known = done.get(webhookId);
    const count = known === undefined ? (countDone.get(webhookId) as { count: number }).count : known + 1;
    const surplus = count - retention.deliveriesPerWebhook;
    if (surplus > 0) dropOldest.run(webhookId, surplus);
    done.set(webhookId, Math.min(count, retention.deliveriesPerWebhook));
  };

  const healthOf = (webhookId: number): Health | undefined => {
    const row = readHealth.get(webhookId) as { known: string | null; since: string | null } | undefined;
    if (row === undefined) return undefined;
    const { known, since } = row;
    return { ...(known !== null && { last_delivery_date: known }), failingSince: since, patch: undefined };
  };

  return {
    settle: (settlements) => {
      const health = new Map<number, Health | undefined>();
      for (const settlement of settlements) {
        const { attempt } = settlement;
        const { webhookId } = attempt;
        if (!health.has(webhookId)) health.set(webhookId, healthOf(webhookId));
        const known = health.get(webhookId);
        if (known === undefined) continue;
        settleOne(settlement);
        note(known, attempt);
      }
      return [...health].flatMap(([webhookId, known]) => {
        if (known?.patch === undefined) return [];
        noteHealth.run(JSON.stringify(known.patch), known.failingSince, webhookId);
        return [{ webhookId, since: known.failingSince }];
      });
    },
    listAttempts: (webhookId, query = {}) => {
      const limit = readLimit(query);
      const before = query.before === undefined ? Number.MAX_SAFE_INTEGER : Number(query.before);
      const rows = list.all(
        webhookId,
        Number.isSafeInteger(before) ? before : 0,
        limit + 1,
      ) as unknown as AttemptRow[];
      const shown = rows.slice(0, limit);
      const next = rows.length > limit ? String(shown.at(-1)?.number) : null;
      return { attempts: shown.map(attemptOf), next };
    },
    readAttempt: (id) => {
      const row = read.get(id) as unknown as AttemptRow | undefined;
      return row && attemptOf(row);
    },
    expire: (now) => {
      dropOlder.run(new Date(Math.max(0, now - retention.days * DAY)).toISOString());
      done.clear();
    },
  };
}

function note(health: Health, attempt: Attempt): void {
  health.patch ??= {};
  if (attempt.failure?.code !== "closed") {
    health.failingSince = succeeded(attempt) ? null : (health.failingSince ?? attempt.date);
  }
  const last = lastDelivery(attempt, health.last_delivery_date);
  if (last === undefined) return;
  // A member of null takes the member away (RFC 7396).
  health.patch = { ...last };
  health.last_delivery_date = last.last_delivery_date;
}

interface AttemptRow {
  readonly number: number;
  readonly webhook_id: number;
  readonly document: string;
  readonly answer: Uint8Array;
  readonly body: Uint8Array;
}

function attemptOf({ webhook_id: webhookId, document, answer, body }: AttemptRow): Attempt {
  return { ...JSON.parse(document), webhookId, body, answer };
}
