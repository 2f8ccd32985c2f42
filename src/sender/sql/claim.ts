import type { Claim, ClaimedDelivery, Target } from "../delivery-store.ts";
import { type Room, type Share, shareRoom } from "../limits.ts";
import { type Client, writeList } from "./client.ts";
import type { EmissionParts, EmissionReader } from "./create-emission-reader.ts";
import { readSecretColumn, readWebhookRow, type WebhookRow } from "./create-sql-webhooks.ts";
import { type Accepted, arrivalColumns, countByWebhook } from "./enqueue.ts";

/** Milliseconds after which a delivery is handed out again, unless its lease is renewed. */
export const LEASE = 15_000;

/** Webhooks to look at per free place, since some have nothing due. */
const WEBHOOKS_PER_PLACE = 2;

/** Hands out due deliveries under a new token. */
export async function claim(
  client: Client,
  readEmissions: EmissionReader,
  room: Room,
  now: number,
): Promise<Claim> {
  await countArrivals(client);
  const rows = await findTurns(client, room, now);
  const running = await countRunning(client, rows, now);
  const lanes = rows.map(({ id, limits, free_at: freeAt }) => {
    return { id, limits: JSON.parse(limits), freeAt, running: running.get(id) ?? 0 };
  });
  const shares = shareRoom(lanes, room, now);
  const some = shares.filter(({ most }) => most > 0);
  const taken = some.length === 0 ? [] : await take(client, readEmissions, some, now);
  const following = await endTurns(client, { shares, taken, now });
  const next = following.some((due) => due <= now) ? now : await findNext(client);
  const served = new Set(taken.map(({ webhookId }) => webhookId));
  const targets = new Map(
    rows.filter(({ id }) => served.has(id)).map((row): [number, Target] => [row.id, readTarget(row)]),
  );
  return { deliveries: taken, targets, ...(next !== null && { dueIn: Math.max(0, next - now) }) };
}

/** Counts what was accepted since the last time, and puts its webhooks in turn. */
export async function countArrivals(client: Client): Promise<void> {
  const { prefix, skipLocked, greatest } = client;
  const arrivals = await client.query<Accepted>(
    `DELETE FROM ${prefix}arrivals WHERE webhook IN (
       SELECT id FROM ${prefix}webhooks WHERE id IN (SELECT webhook FROM ${prefix}arrivals) ${skipLocked})
     RETURNING webhook, accepted, due_at`,
  );
  if (arrivals.length === 0) return;
  await client.each(
    (source) => `UPDATE ${prefix}webhooks SET accepted = webhooks.accepted + s.accepted,
       due_at = CASE WHEN webhooks.due_at < s.due_at THEN webhooks.due_at ELSE ${greatest}(s.due_at, free_at) END
     FROM ${source} WHERE webhooks.id = s.webhook`,
    arrivalColumns,
    countByWebhook(arrivals),
  );
}

interface TurnRow extends WebhookRow {
  readonly limits: string;
  readonly secret: Uint8Array | null;
  readonly free_at: number;
}

async function findTurns(
  { query, prefix, numbers, skipLocked }: Client,
  { limit, perWebhook }: Room,
  now: number,
): Promise<readonly TurnRow[]> {
  const full = [...perWebhook].flatMap(([id, most]) => (most <= 0 ? [id] : []));
  const most = Math.min(Math.ceil(limit) * WEBHOOKS_PER_PLACE, 1_000);
  return query<TurnRow>(
    `SELECT id, document, limits, secret, free_at FROM ${prefix}webhooks
     WHERE active = 1 AND due_at <= $1 AND id NOT IN (${numbers("$2")}) ORDER BY due_at, id LIMIT $3 ${skipLocked}`,
    [now, writeList(full), most],
  );
}

/** Counts what is handed out. It runs after the webhooks are locked, so no other process hands out more meanwhile. */
async function countRunning(
  { query, prefix, numbers }: Client,
  rows: readonly TurnRow[],
  now: number,
): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return new Map();
  const counts = await query<{ id: number; running: number }>(
    `SELECT webhook AS id, count(*) AS running FROM ${prefix}deliveries
     WHERE token IS NOT NULL AND due_at > $1 AND webhook IN (${numbers("$2")}) GROUP BY webhook`,
    [now, writeList(rows.map(({ id }) => id))],
  );
  return new Map(counts.map(({ id, running }) => [id, running]));
}

async function take(
  client: Client,
  readEmissions: EmissionReader,
  shares: readonly Share[],
  now: number,
): Promise<readonly ClaimedDelivery[]> {
  const { prefix, numbers } = client;
  const ordered = shares.filter((share) => share.ordered);
  const heads = ordered.length === 0 ? [] : await findHeads(client, ordered, now);
  const due = await client.findDue(
    client,
    shares.filter((share) => !share.ordered),
    now,
  );
  const found = [...heads, ...due];
  const token = crypto.randomUUID();
  const rows = await client.query<DeliveryRow>(
    `UPDATE ${prefix}deliveries SET due_at = $1, token = $2, taken = taken + 1 WHERE number IN (${numbers("$3")})
     RETURNING number, id, webhook, emission, event, attempts, taken, replay_of`,
    [now + LEASE, token, writeList(found)],
  );
  const emissions = await readEmissions(client, new Set(rows.map(({ emission }) => emission)));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return found.flatMap((number) => {
    const row = byNumber.get(number);
    const emission = emissions.get(row?.emission ?? "");
    return row === undefined || emission === undefined ? [] : readTaken(row, emission, token);
  });
}

/** Finds the oldest open delivery of each webhook, if it is due. */
async function findHeads(
  { query, prefix, numbers }: Client,
  shares: readonly Share[],
  now: number,
): Promise<readonly number[]> {
  const rows = await query<{ number: number }>(
    `SELECT number FROM ${prefix}deliveries WHERE due_at <= $1 AND number IN (
       SELECT ${selectFirst(prefix, "number", "number")} FROM ${prefix}webhooks w WHERE w.id IN (${numbers("$2")}))`,
    [now, writeList(shares.map(({ id }) => id))],
  );
  return rows.map(({ number }) => number);
}

/** Writes a query for the first open delivery of a webhook `w`. */
function selectFirst(prefix: string, column: string, order: string): string {
  return `(SELECT d.${column} FROM ${prefix}deliveries d WHERE d.webhook = w.id AND d.outcome = 0 ORDER BY ${order} LIMIT 1)`;
}

interface Turns {
  readonly shares: readonly Share[];
  readonly taken: readonly ClaimedDelivery[];
  readonly now: number;
}

/** Stores and returns when each webhook that had its turn has work again; those with more go behind all others. */
async function endTurns(client: Client, { shares, taken, now }: Turns): Promise<readonly number[]> {
  const { prefix, greatest } = client;
  if (shares.length === 0) return [];
  const counts = new Map<number, number>();
  for (const { webhookId } of taken) counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1);
  const list = shares.map(({ id, ordered, running, freeAfter }) => {
    const own = counts.get(id) ?? 0;
    // A running delivery delays the others of an ordered webhook, for less time than its lease.
    return {
      id,
      ordered: Number(ordered),
      busy: Number(ordered && running + own > 0),
      free_at: freeAfter(own),
    };
  });
  const ended: readonly { readonly due_at: number | null }[] = await client.each(
    (source) => `UPDATE ${prefix}webhooks SET free_at = t.free_at, due_at = CASE WHEN t.next IS NULL THEN NULL
       WHEN t.next > $1 AND t.busy = 0 THEN ${greatest}(t.next, t.free_at) ELSE ${greatest}($1, t.free_at) END
     FROM (
       SELECT s.id, s.busy, s.free_at, CASE s.ordered WHEN 1 THEN ${selectFirst(prefix, "due_at", "d.number")}
         ELSE ${selectFirst(prefix, "due_at", "d.due_at, d.number")} END AS next
       FROM ${source} JOIN ${prefix}webhooks w ON w.id = s.id
     ) AS t WHERE webhooks.id = t.id RETURNING webhooks.due_at AS due_at`,
    { id: "number", ordered: "integer", busy: "integer", free_at: "real" },
    list,
    [now],
  );
  return ended.flatMap(({ due_at }) => due_at ?? []);
}

/** Finds when the next webhook has work; null if none has. */
async function findNext({ query, prefix }: Client): Promise<number | null> {
  const text = `SELECT min(due_at) AS due_at FROM ${prefix}webhooks WHERE active = 1`;
  const [row] = await query<{ due_at: number | null }>(text);
  return row?.due_at ?? null;
}

interface DeliveryRow {
  readonly number: number;
  readonly id: string;
  readonly webhook: number;
  readonly event: ClaimedDelivery["event"];
  readonly attempts: number;
  readonly taken: number;
  readonly replay_of: string | null;
  readonly emission: string;
}

function readTaken(row: DeliveryRow, { head, tail }: EmissionParts, token: string): ClaimedDelivery {
  const { number, id, webhook: webhookId, event, attempts, taken, replay_of } = row;
  const marks = { redelivery: replay_of !== null, interrupted: taken > 1 };
  return { id, webhookId, lease: `${number}:${token}`, event, head, tail, attempts, ...marks };
}

function readTarget(row: TurnRow): Target {
  return { webhook: readWebhookRow(row), secret: readSecretColumn(row.secret) };
}
