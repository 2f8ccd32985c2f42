import type { Attempt } from "../attempt.ts";
import {
  DAY,
  type DeliveryQueue,
  type FailingSince,
  healthAfter,
  type Retention,
  readLimit,
  type Settlement,
} from "../delivery-store.ts";
import { type Entry, leaveQueue, lineUp, type Memory, type MemoryDelivery, postpone } from "./lanes.ts";

/** Attempts between two looks at the age of what is kept. */
const AGE_CHECK = 256;

/** The methods that record attempts. */
export type MemoryRecord = Pick<DeliveryQueue, "settle" | "listAttempts" | "readAttempt">;

/** Creates the record of a memory store. */
export function createMemoryRecord(memory: Memory, retention: Required<Retention>): MemoryRecord {
  return {
    settle: async (settlements) => settlements.flatMap((one) => settle(memory, retention, one)),
    listAttempts: async (webhookId, query = {}) => {
      const before = query.before === undefined ? Infinity : Number(query.before);
      const older = (memory.entries.get(webhookId)?.attempts ?? []).filter(
        ({ position, attempt }) => position < before && memory.deliveries.has(attempt.deliveryId),
      );
      const shown = older.slice(-readLimit(query)).reverse();
      const next = older.length > shown.length ? String(shown.at(-1)?.position) : null;
      return { attempts: shown.flatMap(({ attempt }) => withBody(memory, attempt) ?? []), next };
    },
    readAttempt: async (id) => {
      const all = [...memory.entries.values()].flatMap(({ attempts }) => attempts);
      const found = all.find(({ attempt }) => attempt.id === id)?.attempt;
      return found && withBody(memory, found);
    },
  };
}

/** Gives an attempt the body of its delivery; undefined where that is not kept any more. */
function withBody({ deliveries }: Memory, attempt: Omit<Attempt, "body">): Attempt | undefined {
  const delivery = deliveries.get(attempt.deliveryId);
  return delivery && { ...structuredClone(attempt), body: delivery.render() };
}

function settle(memory: Memory, retention: Required<Retention>, settlement: Settlement): FailingSince[] {
  const { attempt, retryIn } = settlement;
  const { webhookId, deliveryId } = attempt;
  const entry = memory.entries.get(webhookId);
  if (entry === undefined) return [];
  const delivery = memory.deliveries.get(deliveryId) ?? addDone(memory, attempt);
  delivery.attempts = attempt.number;
  memory.lastPosition += 1;
  // The delivery has the body; what the answer holds may be the transport's.
  const { body: _, ...rest } = attempt;
  const kept = { ...rest, headers: { ...rest.headers }, answer: rest.answer.slice() };
  entry.attempts.push({ position: memory.lastPosition, attempt: kept });
  if (retryIn === undefined) {
    delivery.state = "done";
    leaveQueue(memory, delivery);
    entry.done.push(delivery);
  } else {
    delivery.state = "waiting";
    const lane = lineUp(memory, webhookId);
    if (lane !== undefined) postpone(lane, delivery, Date.parse(attempt.date) + attempt.duration + retryIn);
  }
  expire(memory, entry, retention, Date.parse(attempt.date));
  const { webhook, since } = healthAfter([attempt], { webhook: entry.webhook, since: entry.failingSince });
  Object.assign(entry, { webhook, failingSince: since });
  return attempt.failure?.code === "closed" ? [] : [{ webhookId, since }];
}

/** Pings are made without waiting in the queue. */
function addDone(memory: Memory, { deliveryId: id, webhookId, event, body, date }: Attempt): MemoryDelivery {
  const bytes = body.slice();
  const render = (): Uint8Array => bytes.slice();
  const kept = { id, webhookId, event, render, date, redelivery: false };
  const delivery: MemoryDelivery = { ...kept, attempts: 1, state: "done" };
  memory.deliveries.set(id, delivery);
  return delivery;
}

function expire(
  memory: Memory,
  entry: Entry,
  { days, deliveriesPerWebhook }: Required<Retention>,
  now: number,
): void {
  const { done, attempts } = entry;
  const dropOldest = (): void => void memory.deliveries.delete(done.shift()?.id ?? "");
  while (done.size() > deliveriesPerWebhook) dropOldest();
  // Days are counted now and then: each look writes a date.
  if (memory.lastPosition % AGE_CHECK === 0) {
    const oldest = new Date(Math.max(0, now - days * DAY)).toISOString();
    while ((done.peek()?.date ?? oldest) < oldest) dropOldest();
  }
  while (attempts[0] !== undefined && !memory.deliveries.has(attempts[0].attempt.deliveryId))
    attempts.shift();
}
