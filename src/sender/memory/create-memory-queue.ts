import { DeliveryError } from "../delivery-error.ts";
import type { ReplayQuery } from "../delivery-record.ts";
import type { Claim, ClaimedDelivery, DeliveryQueue, QueuedDelivery, Target } from "../delivery-store.ts";
import { type Room, shareRoom } from "../limits.ts";
import { listens, scopeKey, scopeKeys } from "../scope-keys.ts";
import { createMemoryFilter } from "./create-memory-record.ts";
import {
  addDelivery,
  type Entry,
  type Memory,
  type MemoryDelivery,
  type NewDelivery,
  resumeBlocked,
  takeBack,
} from "./memory.ts";

/** How many deliveries may wait or run, and what happens to more. */
interface QueueBounds {
  readonly maxQueued: number;
  readonly whenFull: "reject" | "wait";
}

/** Creates the methods of a memory store that move deliveries. */
export function createMemoryQueue(
  memory: Memory,
  bounds: QueueBounds,
): Pick<DeliveryQueue, "survives" | "enqueue" | "replay" | "claim" | "release" | "pause"> {
  const whenRoom = createEntrance(memory, bounds);
  const { entries, deliveries } = memory;
  return {
    survives: "nothing",
    enqueue: createEnqueue(memory, whenRoom),
    replay: async (query, now, closing) => {
      const { dueIn = 0, spacing = 0 } = query;
      const wanted = findReplayed(memory, query);
      const date = new Date(now.date).toISOString();
      const repeat = (): QueuedDelivery[] =>
        wanted.map(({ entry, delivery: { event, head, tail, id: replayOf } }, i) => {
          const dueAt = now.ticks + dueIn + i * spacing;
          return store(memory, entry, { event, date, head, tail, replayOf }, dueAt);
        });
      return { deliveries: await whenRoom(() => wanted.length, repeat, closing), next: null };
    },
    claim: async (room, { ticks }) => claim(memory, room, ticks),
    release: async (leases) => {
      for (const id of leases) {
        const delivery = deliveries.get(id);
        const entry = entries.get(delivery?.webhookId ?? 0);
        if (delivery?.isTaken && entry !== undefined) takeBack(memory, entry, delivery, delivery.acceptedAt);
      }
    },
    pause: async (webhookId, milliseconds, { ticks }) => {
      const entry = entries.get(webhookId);
      if (entry !== undefined) entry.freeAt = ticks + milliseconds;
    },
  };
}

/** Finds the deliveries of a query to send again, with their webhooks, but without deleted webhooks. */
function findReplayed(
  memory: Memory,
  query: ReplayQuery,
): readonly { readonly delivery: MemoryDelivery; readonly entry: Entry }[] {
  const fits = createMemoryFilter(memory, query);
  const all = [...memory.deliveries.values()];
  const before = new Set(all.map(({ replayOf }) => replayOf));
  return all.flatMap((delivery) => {
    const entry = memory.entries.get(delivery.webhookId);
    if (entry === undefined || entry.isDeleted || !fits(delivery)) return [];
    return query.deliveryId === undefined && before.has(delivery.id) ? [] : { delivery, entry };
  });
}

/** Stores a delivery that waits for its date. */
function store(memory: Memory, entry: Entry, given: NewDelivery, dueAt: number): QueuedDelivery {
  const delivery = addDelivery(memory, entry, given, dueAt);
  takeBack(memory, entry, delivery, dueAt);
  return { id: delivery.id, webhookId: delivery.webhookId };
}

function createEnqueue(memory: Memory, whenRoom: WhenRoom): DeliveryQueue["enqueue"] {
  const { entries, keys } = memory;
  return async ({ event, scope, head, tail, key }, now, { transaction, closing } = {}) => {
    if (transaction !== undefined)
      throw new DeliveryError("store-failed", "a memory store cannot join a transaction");
    const scopes = scopeKeys(scope);
    const readKnown = (): readonly QueuedDelivery[] | undefined =>
      key === undefined ? undefined : keys.get(key)?.deliveries;
    const list = (): readonly Entry[] =>
      [...entries.values()].filter(
        ({ webhook, isDeleted }) =>
          !isDeleted && listens(webhook, event) && scopes.includes(scopeKey(webhook)),
      );
    // The name was checked when the event was emitted.
    const name = event as MemoryDelivery["event"];
    const fields = { event: name, date: new Date(now.date).toISOString(), head, tail, replayOf: null };
    const add = (): readonly QueuedDelivery[] => {
      const stored = list().map((entry) => store(memory, entry, fields, now.ticks));
      if (key !== undefined) keys.set(key, { time: now.ticks, deliveries: stored });
      return stored;
    };
    return whenRoom(
      () => (readKnown() ? 0 : list().length),
      () => readKnown() ?? add(),
      closing,
    );
  };
}

/** Does the work in the same turn that makes room, since other callers wait for that room too. */
type WhenRoom = <T>(wanted: () => number, work: () => T, closing?: AbortSignal) => Promise<T>;

function createEntrance(memory: Memory, { maxQueued, whenFull }: QueueBounds): WhenRoom {
  const watched = new WeakSet<AbortSignal>();
  // One listener per service, no matter how many emissions wait.
  const watch = (closing: AbortSignal): void => {
    if (watched.has(closing)) return;
    watched.add(closing);
    closing.addEventListener("abort", () => resumeBlocked(memory));
  };
  return async (wanted, work, closing) => {
    for (;;) {
      if (memory.openCount + wanted() <= maxQueued) return work();
      if (whenFull === "reject" || memory.openCount === 0)
        throw new DeliveryError("queue-full", `the memory store holds ${maxQueued} deliveries at most`);
      if (closing?.aborted) throw new DeliveryError("closed", "it closed before the store had room");
      if (closing !== undefined) watch(closing);
      await new Promise<void>((resolve) => memory.blocked.push(resolve));
    }
  };
}

function claim(memory: Memory, room: Room, now: number): Claim {
  const { turns } = memory;
  const ready = [...turns].filter((entry) => computeDueIn(entry, room, now) === 0);
  const lanes = ready.map(({ webhook: { id }, limits, freeAt, running }) => {
    return { id, limits, freeAt, running };
  });
  const deliveries: ClaimedDelivery[] = [];
  const targets = new Map<number, Target>();
  for (const { id, most, ordered, freeAfter } of shareRoom(lanes, room, now)) {
    const entry = memory.entries.get(id);
    if (entry === undefined) continue;
    const taken = ordered ? takeHead(entry, most) : entry.line.take(most, now);
    for (const delivery of taken) {
      delivery.isTaken = true;
      entry.running += 1;
      deliveries.push(readClaimed(delivery));
    }
    entry.freeAt = freeAfter(taken.length);
    if (taken.length > 0) targets.set(id, { webhook: entry.webhook, secret: entry.secret });
    // Webhooks with more deliveries go behind all others.
    turns.delete(entry);
    if (entry.open.size > 0) turns.add(entry);
  }
  // There may be more webhooks than a call takes arguments.
  let next = Infinity;
  for (const entry of turns) next = Math.min(next, computeDueIn(entry, room, now));
  return { deliveries, targets, ...(next < Infinity && { dueIn: next }) };
}

/** Takes the oldest delivery; no other of its webhook may overtake it. */
function takeHead({ open, line }: Entry, most: number): readonly MemoryDelivery[] {
  const [head] = open;
  if (head === undefined || most === 0) return [];
  line.remove(head);
  return [head];
}

/** Computes the milliseconds until a webhook has something to send; Infinity if it does not just wait for time. */
function computeDueIn({ webhook, limits, open, line, freeAt }: Entry, room: Room, now: number): number {
  if (!webhook.is_active) return Infinity;
  const [head] = open;
  const isOrdered = limits.ordered ?? room.limits.ordered;
  const first = !isOrdered ? line.first() : head?.isTaken ? undefined : head;
  return Math.max(0, (first?.dueAt ?? Infinity) - now, freeAt - now);
}

function readClaimed(delivery: MemoryDelivery): ClaimedDelivery {
  const { id, webhookId, event, head, tail, attempts, replayOf } = delivery;
  const redelivery = replayOf !== null;
  return { id, webhookId, lease: id, event, head, tail, attempts, redelivery, interrupted: false };
}
