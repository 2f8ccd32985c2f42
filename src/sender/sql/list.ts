import type { Attempt } from "../attempt.ts";
import { isId } from "../create-id.ts";
import {
  type DeliveryRecord,
  type DeliverySelection,
  type DeliveryState,
  readLimit,
  readPage,
} from "../delivery-record.ts";
import type { Account, DeliveryReader } from "../delivery-store.ts";
import { joinBody } from "../scope-keys.ts";
import type { Database, Value } from "./client.ts";
import { outcomes } from "./schema.ts";

/** State of a delivery `d` of a webhook `w`; one that is handed out is waiting, whatever the webhook's state. */
const conditions: Readonly<Record<DeliveryState, string>> = {
  delivered: `d.outcome = ${outcomes.delivered}`,
  failed: `d.outcome = ${outcomes.failed}`,
  expired: `d.outcome = ${outcomes.expired}`,
  dropped: `(d.outcome = ${outcomes.dropped} OR d.outcome = 0 AND d.token IS NULL AND w.deleted = 1)`,
  parked: "d.outcome = 0 AND d.token IS NULL AND w.active = 0 AND w.deleted = 0",
  waiting: "d.outcome = 0 AND (d.token IS NOT NULL OR w.active = 1)",
};

const states = Object.keys(conditions) as DeliveryState[];

/** Part of a query's text, and its parameters. */
interface Filter {
  readonly where: string;
  readonly values: readonly Value[];
}

/** Writes the condition of a filter, over a delivery `d` and its webhook `w`. */
export function writeFilter(filter: DeliverySelection): Filter {
  const { webhookId, event, since, until, deliveryId, outcome, after, before } = filter;
  const given: readonly (readonly [string, Value | undefined])[] = [
    ["d.webhook =", webhookId],
    ["d.event =", event],
    ["d.created >=", since],
    ["d.created <", until],
    ["d.number >", after === undefined ? undefined : readNumber(after, Number.MAX_SAFE_INTEGER)],
    ["d.number <", before === undefined ? undefined : readNumber(before, 0)],
    ["d.id =", deliveryId === undefined || isId(deliveryId) ? deliveryId : nowhere],
  ];
  const parts: string[] = [];
  const values: Value[] = [];
  for (const [condition, value] of given) {
    if (value === undefined) continue;
    values.push(value);
    parts.push(`${condition} $${values.length}`);
  }
  const wanted = [outcome ?? states].flat();
  if (wanted.length < states.length)
    parts.push(`(${wanted.map((state) => conditions[state]).join(" OR ") || "false"})`);
  // Repeats the condition of the index of undelivered ones.
  if (wanted.every((state) => state === "failed" || state === "expired")) parts.push("d.outcome > 1");
  return { where: parts.join(" AND ") || "true", values };
}

/** An identifier that no delivery has. */
const nowhere = "00000000-0000-0000-0000-000000000000";

function readNumber(text: string, otherwise: number): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : otherwise;
}

/** Creates the methods of a store that only read. */
export function createSqlReader({ reader }: Database): DeliveryReader {
  const { prefix } = reader;
  const state = `CASE ${states.map((name) => `WHEN ${conditions[name]} THEN '${name}'`).join(" ")} END AS state`;
  const source = `FROM ${prefix}deliveries d JOIN ${prefix}webhooks w ON w.id = d.webhook`;
  const attempts = `SELECT a.number, a.webhook, a.document, a.answer, e.head, e.tail FROM ${prefix}attempts a
    JOIN ${prefix}deliveries d ON d.id = a.delivery JOIN ${prefix}emissions e ON e.id = d.emission`;
  return {
    accounts: async () => reader.query<Account>(writeAccounts(prefix)),
    listDeliveries: async ({ state: outcome, ...query }) => {
      const { where, values } = writeFilter({ ...query, outcome });
      const found = await reader.query<DeliveryRow>(
        `SELECT d.number, d.id, d.webhook, d.event, d.created, d.attempts, d.replay_of, ${state} ${source}
         WHERE ${where} ORDER BY d.number DESC LIMIT ${readLimit(query) + 1}`,
        values,
      );
      const { shown, next } = readPage(found, query);
      return { deliveries: shown.map(readDelivery), next };
    },
    listAttempts: async (webhookId, query = {}) => {
      const { before, deliveryId } = query;
      const of = deliveryId === undefined ? "" : "AND a.delivery = $3";
      const values = [webhookId, before === undefined ? Number.MAX_SAFE_INTEGER : readNumber(before, 0)];
      const found = await reader.query<AttemptRow>(
        `${attempts} WHERE a.webhook = $1 AND a.number < $2 ${of} ORDER BY a.number DESC LIMIT ${readLimit(query) + 1}`,
        deliveryId === undefined ? values : [...values, isId(deliveryId) ? deliveryId : nowhere],
      );
      const { shown, next } = readPage(found, query);
      return { attempts: shown.map(readAttempt), next };
    },
    readAttempt: async (id) => {
      if (!isId(id)) return undefined;
      const [row] = await reader.query<AttemptRow>(`${attempts} WHERE a.id = $1`, [id]);
      return row && readAttempt(row);
    },
    queueState: async () => {
      const [row] = await reader.query<{ waiting: number; running: number; oldest: string | null }>(
        `SELECT count(*) AS waiting, count(d.token) AS running, min(d.created) AS oldest ${source}
         WHERE d.outcome = 0 AND ${conditions.waiting}`,
      );
      const { waiting = 0, running = 0, oldest = null } = row ?? {};
      return { waiting: waiting - running, running, oldest };
    },
  };
}

/** Writes the query of the accounts. It counts waiting rows, so a lost one would be missing from the sum. */
function writeAccounts(prefix: string): string {
  const count = (condition: string): string =>
    `(SELECT count(*) FROM ${prefix}deliveries d WHERE d.webhook = w.id AND d.outcome = 0 AND ${condition})`;
  return `SELECT w.id AS "webhookId", w.delivered, w.failed, w.expired,
      w.accepted + (SELECT coalesce(sum(a.accepted), 0) FROM ${prefix}arrivals a WHERE a.webhook = w.id) AS accepted,
      w.dropped + CASE w.deleted WHEN 1 THEN ${count("d.token IS NULL")} ELSE 0 END AS dropped,
      CASE WHEN w.active = 0 AND w.deleted = 0 THEN ${count("d.token IS NULL")} ELSE 0 END AS parked,
      CASE w.active WHEN 1 THEN ${count("true")} ELSE ${count("d.token IS NOT NULL")} END AS waiting
    FROM ${prefix}webhooks w ORDER BY w.id`;
}

interface DeliveryRow {
  readonly number: number;
  readonly id: string;
  readonly webhook: number;
  readonly event: DeliveryRecord["event"];
  readonly created: string;
  readonly attempts: number;
  readonly replay_of: string | null;
  readonly state: DeliveryState;
}

function readDelivery({
  number: _,
  webhook,
  created: date,
  replay_of: replayOf,
  ...row
}: DeliveryRow): DeliveryRecord {
  return { ...row, webhookId: webhook, date, replayOf };
}

/** A row with an attempt; `document` is the rest of it as JSON. */
interface AttemptRow {
  readonly number: number;
  readonly webhook: number;
  readonly document: string;
  readonly answer: Uint8Array;
  readonly head: Uint8Array;
  readonly tail: Uint8Array | null;
}

function readAttempt({ webhook: webhookId, document, answer, head, tail }: AttemptRow): Attempt {
  const body = joinBody({ head, webhookId, tail });
  return { ...JSON.parse(document), webhookId, body, answer: new Uint8Array(answer) };
}
