import type { Attempt } from "../attempt.ts";
import { type DeliverySelection, type DeliveryState, readPage } from "../delivery-record.ts";
import type { DeliveryQueue, DeliveryReader, Expired, FailingSince, Settlement } from "../delivery-store.ts";
import { noteAttempts, succeeded } from "../health.ts";
import { type Limits, mergeLimits } from "../limits.ts";
import { DAY, type Retention } from "../retention.ts";
import { joinBody } from "../scope-keys.ts";
import {
  addDelivery,
  type Entry,
  endDelivery,
  type Memory,
  type MemoryDelivery,
  takeBack,
} from "./memory.ts";

/** Creates the methods of a memory store that record outcomes. */
export function createMemoryRecord(
  memory: Memory,
  retention: Required<Retention>,
): Pick<DeliveryQueue, "settle" | "upkeep"> {
  const { entries } = memory;
  return {
    settle: async (settlements, { ticks }) => settlements.flatMap((one) => settle(memory, one, ticks)),
    upkeep: async (limits, { ticks }) => {
      const expired = [...entries.values()].flatMap((entry) => expire(memory, entry, limits, ticks));
      for (const entry of entries.values()) prune(memory, entry, retention, ticks);
      for (const [key, known] of memory.keys)
        if (known.time < ticks - retention.days * DAY) memory.keys.delete(key);
      return { expired, hasMore: false };
    },
  };
}

/** Creates the methods of a memory store that only read. */
export function createMemoryReader(memory: Memory): DeliveryReader {
  const { entries, deliveries } = memory;
  return {
    accounts: async () =>
      [...entries.values()].map((entry) => {
        const { webhook, isDeleted, accepted, counts, open, running } = entry;
        const still = open.size - running;
        const parked = webhook.is_active || isDeleted ? 0 : still;
        return { webhookId: webhook.id, accepted, ...counts, parked, waiting: open.size - parked };
      }),
    listDeliveries: async ({ state: outcome, ...query }) => {
      const fits = createMemoryFilter(memory, { ...query, outcome });
      const { shown, next } = readPage([...deliveries.values()].reverse().filter(fits), query);
      const records = shown.map((one) => {
        const { id, webhookId, event, date, attempts, replayOf } = one;
        return { id, webhookId, event, date, state: readState(memory, one), attempts, replayOf };
      });
      return { deliveries: records, next };
    },
    listAttempts: async (webhookId, query = {}) => {
      const before = Number(query.before ?? Infinity);
      const older = (entries.get(webhookId)?.attempts ?? []).filter(
        ({ number, attempt: { deliveryId } }) =>
          number < before && deliveries.has(deliveryId) && (query.deliveryId ?? deliveryId) === deliveryId,
      );
      const { shown, next } = readPage(older.reverse(), query);
      return { attempts: shown.flatMap(({ attempt }) => withBody(memory, attempt) ?? []), next };
    },
    readAttempt: async (id) => {
      const all = [...entries.values()].flatMap(({ attempts }) => attempts);
      const found = all.find(({ attempt }) => attempt.id === id)?.attempt;
      return found && withBody(memory, found);
    },
    queueState: async () => {
      const waits = [...entries.values()].filter(({ webhook, running }) => webhook.is_active || running > 0);
      const running = waits.reduce((sum, entry) => sum + entry.running, 0);
      const active = waits.filter(({ webhook }) => webhook.is_active);
      const waiting = active.reduce((sum, entry) => sum + entry.open.size - entry.running, 0);
      const dates = waits.flatMap(({ open }) => [...open].slice(0, 1).map(({ date }) => date));
      return { waiting, running, oldest: dates.sort()[0] ?? null };
    },
  };
}

/** Adds the body of its delivery to an attempt; undefined if that is no longer kept. */
function withBody({ deliveries }: Memory, attempt: Omit<Attempt, "body">): Attempt | undefined {
  const delivery = deliveries.get(attempt.deliveryId);
  if (delivery === undefined) return undefined;
  return { ...structuredClone(attempt), body: joinBody(delivery) };
}

function readState({ entries }: Memory, { outcome, isTaken, webhookId }: MemoryDelivery): DeliveryState {
  if (outcome !== undefined) return outcome;
  return isTaken || entries.get(webhookId)?.webhook.is_active === true ? "waiting" : "parked";
}

/** Creates a test of whether a query finds a delivery. */
export function createMemoryFilter(
  memory: Memory,
  selection: DeliverySelection,
): (delivery: MemoryDelivery) => boolean {
  const {
    webhookId,
    event,
    since = "",
    until,
    deliveryId,
    outcome,
    before = Infinity,
    after = 0,
  } = selection;
  const states = outcome && [outcome].flat();
  return (one) =>
    (deliveryId ?? one.id) === one.id &&
    (webhookId ?? one.webhookId) === one.webhookId &&
    (event ?? one.event) === one.event &&
    one.date >= since &&
    (until === undefined || one.date < until) &&
    one.number < Number(before) &&
    one.number > Number(after) &&
    (states?.includes(readState(memory, one)) ?? true);
}

function settle(memory: Memory, { attempt, lease, retryIn }: Settlement, now: number): FailingSince[] {
  const { webhookId, deliveryId } = attempt;
  const entry = memory.entries.get(webhookId);
  if (entry === undefined) return [];
  const delivery =
    lease === undefined ? addPing(memory, entry, attempt, now) : memory.deliveries.get(deliveryId);
  memory.lastNumber += 1;
  // The delivery has the body, and the transport may own the bytes of the answer.
  const { body: _, ...rest } = attempt;
  const kept = { ...rest, headers: { ...rest.headers }, answer: rest.answer.slice() };
  entry.attempts.push({ number: memory.lastNumber, attempt: kept });
  if (delivery?.isTaken) {
    delivery.attempts = attempt.number;
    if (retryIn === undefined) {
      delivery.isTaken = false;
      entry.running -= 1;
      endDelivery(memory, entry, delivery, succeeded(attempt) ? "delivered" : "failed");
    } else takeBack(memory, entry, delivery, now + retryIn);
  }
  const { health, failing } = noteAttempts([attempt], entry, now);
  Object.assign(entry, health);
  return [{ webhookId, ...failing }];
}

/** Adds a ping, which does not wait in the queue. */
function addPing(memory: Memory, entry: Entry, attempt: Attempt, now: number): MemoryDelivery {
  const { deliveryId: id, event, body, date } = attempt;
  return addDelivery(memory, entry, { id, event, date, head: body.slice(), tail: null, replayOf: null }, now);
}

function expire(memory: Memory, entry: Entry, limits: Limits, now: number): Expired[] {
  const { maxAge, maxWaiting } = mergeLimits(limits, entry.limits);
  const counts = { maxAge: 0, maxWaiting: 0 };
  for (const delivery of entry.open) {
    const limit = entry.open.size - entry.running > maxWaiting ? "maxWaiting" : "maxAge";
    if (limit === "maxAge" && delivery.acceptedAt > now - maxAge) break;
    if (delivery.isTaken) continue;
    endDelivery(memory, entry, delivery, "expired");
    counts[limit] += 1;
  }
  return (["maxAge", "maxWaiting"] as const).flatMap((limit) =>
    counts[limit] === 0 ? [] : { webhookId: entry.webhook.id, count: counts[limit], limit },
  );
}

function prune(
  memory: Memory,
  entry: Entry,
  { days, deliveriesPerWebhook }: Required<Retention>,
  now: number,
): void {
  const { ended } = entry;
  const [surplus, since] = [ended.length - deliveriesPerWebhook, now - days * DAY];
  const kept = ended.findIndex(({ acceptedAt }, i) => i >= surplus && acceptedAt >= since);
  const removed = ended.splice(0, kept < 0 ? ended.length : kept);
  if (removed.length === 0) return;
  for (const { id } of removed) memory.deliveries.delete(id);
  // The first attempt may be that of a delivery that waits for days to be sent again.
  entry.attempts = entry.attempts.filter(({ attempt }) => memory.deliveries.has(attempt.deliveryId));
}
