import type { Attempt } from "../attempt.ts";
import type { DeliveryOutcome, DeliveryRecord } from "../delivery-record.ts";
import type { StoredWebhook } from "../delivery-store.ts";
import type { Health } from "../health.ts";
import type { WebhookLimits } from "../limits.ts";
import { createFifo, type Fifo } from "./fifo.ts";

/** A delivery in memory. */
export interface MemoryDelivery extends Omit<DeliveryRecord, "attempts" | "state"> {
  /** Grows with each delivery. */
  readonly number: number;
  /** What the body is made of: the deliveries of one emission share it. */
  readonly head: Uint8Array;
  readonly tail: Uint8Array | null;
  readonly acceptedAt: number;
  dueAt: number;
  attempts: number;
  outcome: DeliveryOutcome | undefined;
  isTaken: boolean;
}

/** What the store knows about a webhook. */
export interface Entry extends Health {
  webhook: StoredWebhook;
  secret: string | undefined;
  limits: WebhookLimits;
  isDeleted: boolean;
  freeAt: number;
  running: number;
  accepted: number;
  readonly counts: Record<DeliveryOutcome, number>;
  /** Deliveries that have not ended, the oldest first. */
  readonly open: Set<MemoryDelivery>;
  /** Those that wait for their turn, and those that wait for their time; some may have been taken since, or have ended. */
  readonly due: Fifo<MemoryDelivery>;
  readonly later: MemoryDelivery[];
  readonly ended: Fifo<MemoryDelivery>;
  /** In the order in which they were recorded. */
  readonly attempts: { readonly position: number; readonly attempt: Omit<Attempt, "body"> }[];
}

/** All that a memory store holds. */
export interface Memory {
  readonly entries: Map<number, Entry>;
  /** Webhooks with deliveries that wait, in the order of their turns. */
  readonly turns: Set<Entry>;
  readonly deliveries: Map<string, MemoryDelivery>;
  readonly keys: Map<string, { readonly time: number; readonly deliveries: readonly MemoryDelivery[] }>;
  /** Deliveries of all webhooks that have not ended. */
  openCount: number;
  lastNumber: number;
  /** Emissions that wait for room. */
  readonly blocked: (() => void)[];
}

/** Creates what is known of a new webhook. */
export function createEntry(
  webhook: StoredWebhook,
  secret: string | undefined,
  limits: WebhookLimits,
): Entry {
  return {
    webhook,
    secret,
    limits,
    isDeleted: false,
    since: null,
    from: undefined,
    freeAt: 0,
    running: 0,
    accepted: 0,
    counts: { delivered: 0, failed: 0, expired: 0, dropped: 0 },
    open: new Set(),
    due: createFifo(),
    later: [],
    ended: createFifo(),
    attempts: [],
  };
}

/** Puts a delivery in line: behind the others that are due, or by its time. */
export function lineUp({ turns }: Memory, entry: Entry, delivery: MemoryDelivery, now: number): void {
  turns.add(entry);
  if (delivery.dueAt <= now) {
    entry.due.push(delivery);
    return;
  }
  const { later } = entry;
  let [low, high] = [0, later.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((later[middle]?.dueAt ?? 0) > delivery.dueAt) high = middle;
    else low = middle + 1;
  }
  later.splice(low, 0, delivery);
}

/** Ends a delivery, and makes room for an emission that waits. */
export function endDelivery(
  memory: Memory,
  entry: Entry,
  delivery: MemoryDelivery,
  outcome: DeliveryOutcome,
): void {
  if (!entry.open.delete(delivery)) return;
  delivery.outcome = outcome;
  entry.counts[outcome] += 1;
  entry.ended.push(delivery);
  memory.openCount -= 1;
  resumeBlocked(memory);
}

/** Has the emissions that wait for room look again. */
export function resumeBlocked({ blocked }: Memory): void {
  for (const resume of blocked.splice(0)) resume();
}
