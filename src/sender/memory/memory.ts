import type { Attempt } from "../attempt.ts";
import { createId } from "../create-id.ts";
import type { DeliveryOutcome, DeliveryRecord } from "../delivery-record.ts";
import type { QueuedDelivery, StoredWebhook } from "../delivery-store.ts";
import type { Health } from "../health.ts";
import type { WebhookLimits } from "../limits.ts";
import { createLine, type Line } from "./create-line.ts";

/** A delivery in memory. */
export interface MemoryDelivery extends Omit<DeliveryRecord, "attempts" | "state"> {
  /** Grows with each delivery. */
  readonly number: number;
  /** Parts of the body, shared by the deliveries of one emission. */
  readonly head: Uint8Array;
  readonly tail: Uint8Array | null;
  readonly acceptedAt: number;
  /** When it is due: its turn or its retry. */
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
  /** Deliveries that have not ended, oldest first. */
  readonly open: Set<MemoryDelivery>;
  /** Those of them that are not handed out. */
  readonly line: Line<MemoryDelivery>;
  /** In the order they ended. */
  readonly ended: MemoryDelivery[];
  /** In the order they were recorded. */
  attempts: { readonly number: number; readonly attempt: Omit<Attempt, "body"> }[];
}

/** State of a memory store. */
export interface Memory {
  readonly entries: Map<number, Entry>;
  /** Webhooks with waiting deliveries, in the order of their turns. */
  readonly turns: Set<Entry>;
  readonly deliveries: Map<string, MemoryDelivery>;
  readonly keys: Map<string, { readonly time: number; readonly deliveries: readonly QueuedDelivery[] }>;
  /** Deliveries of all webhooks that have not ended. */
  openCount: number;
  lastNumber: number;
  /** Emissions that wait for room. */
  readonly blocked: (() => void)[];
}

/** Creates the entry of a new webhook. */
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
    line: createLine(),
    ended: [],
    attempts: [],
  };
}

/** Data of a new delivery. */
export type NewDelivery = Pick<MemoryDelivery, "event" | "date" | "head" | "tail" | "replayOf"> & {
  /** Default: a new one. */
  readonly id?: string;
};

/** Adds a delivery that is already handed out, with its due date. */
export function addDelivery(memory: Memory, entry: Entry, given: NewDelivery, dueAt: number): MemoryDelivery {
  memory.lastNumber += 1;
  memory.openCount += 1;
  const delivery: MemoryDelivery = {
    id: createId(),
    number: memory.lastNumber,
    webhookId: entry.webhook.id,
    ...given,
    acceptedAt: dueAt,
    dueAt,
    attempts: 0,
    outcome: undefined,
    isTaken: true,
  };
  memory.deliveries.set(delivery.id, delivery);
  entry.accepted += 1;
  entry.running += 1;
  entry.open.add(delivery);
  return delivery;
}

/** Takes back a delivery that was handed out: it waits for its date, or ends if its webhook was deleted. */
export function takeBack(memory: Memory, entry: Entry, delivery: MemoryDelivery, dueAt: number): void {
  delivery.isTaken = false;
  entry.running -= 1;
  if (entry.isDeleted) endDelivery(memory, entry, delivery, "dropped");
  else {
    delivery.dueAt = dueAt;
    entry.line.add(delivery);
    memory.turns.add(entry);
  }
}

/** Ends a delivery, and makes room for a waiting emission. */
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

/** Makes the emissions that wait for room check again. */
export function resumeBlocked({ blocked }: Memory): void {
  for (const resume of blocked.splice(0)) resume();
}
