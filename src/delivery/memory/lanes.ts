import type { Attempt } from "../attempt.ts";
import type { StoredWebhook } from "../delivery-store.ts";

/** A delivery in memory. */
export interface MemoryDelivery {
  readonly id: string;
  readonly webhookId: number;
  readonly event: Attempt["event"];
  /** Writes the body; the deliveries of one emission share its bytes. */
  readonly render: () => Uint8Array;
  /** When it was emitted. */
  readonly date: string;
  readonly redelivery: boolean;
  attempts: number;
  state: "waiting" | "claimed" | "done";
}

/** Deliveries of one webhook that wait: those that are due, in their order, and those that wait for their time. */
export interface Lane {
  readonly due: Fifo<MemoryDelivery>;
  readonly later: { readonly at: number; readonly delivery: MemoryDelivery }[];
}

/** What the store knows about a webhook. */
export interface Entry {
  webhook: StoredWebhook;
  secret: string | undefined;
  readonly lane: Lane;
  readonly done: Fifo<MemoryDelivery>;
  /** In the order in which they were recorded. */
  readonly attempts: { readonly position: number; readonly attempt: Omit<Attempt, "body"> }[];
  failingSince: string | null;
}

/** All that a memory store holds. */
export interface Memory {
  readonly entries: Map<number, Entry>;
  /** Webhooks with deliveries that wait, in the order of their turns. */
  readonly turns: Map<number, Entry>;
  /** Deliveries that wait or run, and those that are done. */
  readonly deliveries: Map<string, MemoryDelivery>;
  readonly queued: Set<MemoryDelivery>;
  lastId: number;
  lastPosition: number;
  /** Emissions that wait for room. */
  readonly blocked: (() => void)[];
}

/** A queue whose ends are both quick. */
export interface Fifo<T> {
  readonly size: () => number;
  readonly push: (value: T) => void;
  /** Puts a value before all others. */
  readonly unshift: (value: T) => void;
  readonly shift: () => T | undefined;
  readonly peek: () => T | undefined;
}

/** What is left of a queue's front before it is cut off. */
const SLACK = 1_024;

/** Creates an empty queue. */
export function createFifo<T>(): Fifo<T> {
  let values: (T | undefined)[] = [];
  let start = 0;
  return {
    size: () => values.length - start,
    push: (value) => values.push(value),
    unshift: (value) => {
      if (start > 0) {
        start -= 1;
        values[start] = value;
      } else values.unshift(value);
    },
    shift: () => {
      const value = values[start];
      if (start >= values.length) return undefined;
      // Nothing may keep alive what was taken.
      values[start] = undefined;
      start += 1;
      if (start > SLACK && start * 2 > values.length) {
        values = values.slice(start);
        start = 0;
      }
      return value;
    },
    peek: () => values[start],
  };
}

/** Moves to the queue what is due by now; gives the milliseconds until the next is. */
export function ripen(lane: Lane, now: number): number | undefined {
  const { due, later } = lane;
  const ripe = later.findIndex(({ at }) => at > now);
  for (const { delivery } of later.splice(0, ripe < 0 ? later.length : ripe)) due.push(delivery);
  return later[0] && later[0].at - now;
}

/** Puts a delivery aside until a time. */
export function postpone(lane: Lane, delivery: MemoryDelivery, at: number): void {
  const place = lane.later.findIndex((one) => one.at > at);
  lane.later.splice(place < 0 ? lane.later.length : place, 0, { at, delivery });
}

/** Finds the lane of a webhook, which takes its turn from now on. */
export function lineUp({ entries, turns }: Memory, webhookId: number): Lane | undefined {
  const entry = entries.get(webhookId);
  if (entry !== undefined && !turns.has(webhookId)) turns.set(webhookId, entry);
  return entry?.lane;
}

/** Removes a delivery from the store. */
export function forget(memory: Memory, delivery: MemoryDelivery): void {
  memory.deliveries.delete(delivery.id);
  leaveQueue(memory, delivery);
}

/** Makes room for an emission that waits. */
export function leaveQueue(memory: Memory, delivery: MemoryDelivery): void {
  if (memory.queued.delete(delivery)) resumeBlocked(memory);
}

/** Has the emissions that wait for room look again. */
export function resumeBlocked({ blocked }: Memory): void {
  for (const resume of blocked.splice(0)) resume();
}
