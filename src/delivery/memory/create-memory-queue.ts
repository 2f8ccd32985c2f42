import { createId } from "../create-id.ts";
import { DeliveryError } from "../delivery-error.ts";
import type {
  Claim,
  ClaimedDelivery,
  DeliveryQueue,
  Moment,
  QueuedDelivery,
  Target,
} from "../delivery-store.ts";
import { type Room, shareRoom } from "../limits.ts";
import { listens, scopeKey, scopeKeys } from "../scope-keys.ts";
import { createMemoryFilter } from "./create-memory-record.ts";
import { type Entry, lineUp, type Memory, type MemoryDelivery, resumeBlocked } from "./memory.ts";

/** The methods that move deliveries. */
export type MemoryQueue = Pick<
  DeliveryQueue,
  "survives" | "enqueue" | "replay" | "claim" | "release" | "pause"
>;

/** How many deliveries may wait or run, and what becomes of more. */
export interface QueueBounds {
  readonly maxQueued: number;
  readonly whenFull: "reject" | "wait";
}

/** Creates the queue of a memory store. */
export function createMemoryQueue(memory: Memory, bounds: QueueBounds): MemoryQueue {
  const whenRoom = createEntrance(memory, bounds);
  const { entries, deliveries } = memory;
  return {
    survives: "nothing",
    enqueue: createEnqueue(memory, whenRoom),
    replay: async (query, now, closing) => {
      const { deliveryId, outcome, dueIn = 0, spacing = 0 } = query;
      const fits = createMemoryFilter(memory, { ...query, state: outcome });
      const all = [...deliveries.values()];
      const before = new Set(all.map(({ replayOf }) => replayOf));
      const wanted =
        deliveryId === undefined
          ? all.filter((one) => fits(one) && !before.has(one.id))
          : [deliveries.get(deliveryId)];
      const again = wanted.flatMap((delivery) => {
        const entry = entries.get(delivery?.webhookId ?? 0);
        return delivery === undefined || entry === undefined || entry.isDeleted ? [] : { delivery, entry };
      });
      const repeat = (): QueuedDelivery[] =>
        again.map(({ delivery, entry }, i) => {
          const dueAt = now.ticks + dueIn + i * spacing;
          const fields = { ...delivery, date: new Date(now.date).toISOString(), replayOf: delivery.id };
          return nameQueued(add(memory, entry, fields, now.ticks, dueAt));
        });
      return { deliveries: await whenRoom(() => again.length, repeat, closing), next: null };
    },
    claim: async (room, now) => claim(memory, room, now),
    release: async (leases, { ticks }) => {
      for (const id of [...leases].reverse()) {
        const delivery = deliveries.get(id);
        const entry = entries.get(delivery?.webhookId ?? 0);
        if (delivery?.isTaken !== true || entry === undefined) continue;
        delivery.isTaken = false;
        delivery.dueAt = ticks;
        entry.running -= 1;
        entry.due.unshift(delivery);
        memory.turns.add(entry);
      }
    },
    pause: async (webhookId, milliseconds, { ticks }) => {
      const entry = entries.get(webhookId);
      if (entry !== undefined) entry.freeAt = ticks + milliseconds;
    },
  };
}

function createEnqueue(memory: Memory, whenRoom: WhenRoom): DeliveryQueue["enqueue"] {
  const { entries, keys } = memory;
  return async ({ event, scope, head, tail, key }, now, { transaction, closing } = {}) => {
    if (transaction !== undefined)
      throw new DeliveryError("store-failed", "a memory store cannot join a transaction");
    const scopes = scopeKeys(scope);
    const known = (): readonly MemoryDelivery[] | undefined =>
      key === undefined ? undefined : keys.get(key)?.deliveries;
    const list = (): readonly Entry[] =>
      [...entries.values()].filter(
        ({ webhook, isDeleted }) =>
          !isDeleted && listens(webhook, event) && scopes.includes(scopeKey(webhook)),
      );
    // The name was checked when the event was emitted.
    const name = event as MemoryDelivery["event"];
    const fields = { event: name, date: new Date(now.date).toISOString(), head, tail, replayOf: null };
    const store = (): readonly MemoryDelivery[] => {
      const stored = list().map((entry) => add(memory, entry, fields, now.ticks));
      if (key !== undefined) keys.set(key, { time: now.ticks, deliveries: stored });
      return stored;
    };
    const stored = await whenRoom(
      () => (known() ? 0 : list().length),
      () => known() ?? store(),
      closing,
    );
    return stored.map(nameQueued);
  };
}

/** Does the work in the same turn in which there is room, since other callers wait for that room too. */
type WhenRoom = <T>(wanted: () => number, work: () => T, closing?: AbortSignal) => Promise<T>;

function createEntrance(memory: Memory, { maxQueued, whenFull }: QueueBounds): WhenRoom {
  const watched = new WeakSet<AbortSignal>();
  // One listener for each service, however many emissions wait.
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

function add(
  memory: Memory,
  entry: Entry,
  fields: Pick<MemoryDelivery, "event" | "date" | "head" | "tail" | "replayOf">,
  now: number,
  dueAt: number = now,
): MemoryDelivery {
  const { event, date, head, tail, replayOf } = fields;
  memory.lastNumber += 1;
  const delivery: MemoryDelivery = {
    id: createId(),
    number: memory.lastNumber,
    webhookId: entry.webhook.id,
    event,
    date,
    head,
    tail,
    replayOf,
    acceptedAt: dueAt,
    dueAt,
    attempts: 0,
    outcome: undefined,
    isTaken: false,
  };
  memory.deliveries.set(delivery.id, delivery);
  memory.openCount += 1;
  entry.accepted += 1;
  entry.open.add(delivery);
  lineUp(memory, entry, delivery, now);
  return delivery;
}

function nameQueued({ id, webhookId }: QueuedDelivery): QueuedDelivery {
  return { id, webhookId };
}

function claim(memory: Memory, room: Room, { ticks: now }: Moment): Claim {
  const { turns } = memory;
  const ready = [...turns].filter((entry) => dueIn(entry, room, now) === 0);
  const lanes = ready.map(({ webhook: { id }, limits, freeAt, running }) => ({
    id,
    limits,
    freeAt,
    running,
  }));
  const deliveries: ClaimedDelivery[] = [];
  const targets = new Map<number, Target>();
  for (const { id, most, ordered, freeAfter } of shareRoom(lanes, room, now)) {
    const entry = memory.entries.get(id);
    if (entry === undefined) continue;
    const [head] = entry.open;
    const taken = ordered && head !== undefined ? [head].slice(0, most) : take(entry, most, now);
    for (const delivery of taken) {
      delivery.isTaken = true;
      entry.running += 1;
      deliveries.push(readClaimed(delivery));
    }
    entry.freeAt = freeAfter(taken.length);
    if (taken.length > 0) targets.set(id, { webhook: entry.webhook, secret: entry.secret });
    // Those that have more go behind all others.
    turns.delete(entry);
    if (entry.open.size > 0) turns.add(entry);
  }
  const next = Math.min(...[...turns].map((entry) => dueIn(entry, room, now)));
  return { deliveries, targets, ...(next < Infinity && { dueIn: next }) };
}

/** Computes the milliseconds until a webhook has something to send; Infinity where nothing waits for its time alone. */
function dueIn({ webhook, limits, open, due, later, freeAt }: Entry, room: Room, now: number): number {
  if (!webhook.is_active) return Infinity;
  while (due.peek() !== undefined && !waits(due.peek())) due.shift();
  while (later[0] !== undefined && !waits(later[0])) later.shift();
  const [head] = open;
  const isOrdered = limits.ordered ?? room.limits.ordered;
  const first = isOrdered ? (waits(head) ? head : undefined) : (due.peek() ?? later[0]);
  return Math.max(0, (first?.dueAt ?? Infinity) - now, freeAt - now);
}

function waits(delivery: MemoryDelivery | undefined): delivery is MemoryDelivery {
  return delivery !== undefined && delivery.outcome === undefined && !delivery.isTaken;
}

function take({ due, later }: Entry, most: number, now: number): MemoryDelivery[] {
  const ripe = later.findIndex(({ dueAt }) => dueAt > now);
  for (const delivery of later.splice(0, ripe < 0 ? later.length : ripe)) due.push(delivery);
  const taken = new Set<MemoryDelivery>();
  while (taken.size < most && due.size() > 0) {
    const delivery = due.shift();
    if (waits(delivery)) taken.add(delivery);
  }
  return [...taken];
}

function readClaimed(delivery: MemoryDelivery): ClaimedDelivery {
  const { id, webhookId, event, head, tail, attempts, replayOf } = delivery;
  return {
    id,
    webhookId,
    lease: id,
    event,
    head,
    tail,
    attempts,
    redelivery: replayOf !== null,
    interrupted: false,
  };
}
