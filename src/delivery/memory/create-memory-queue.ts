import { DeliveryError } from "../delivery-error.ts";
import {
  bodyFor,
  type Claim,
  type ClaimedDelivery,
  type DeliveryQueue,
  listens,
  type NewEvent,
  type QueuedDelivery,
  type Room,
  scopeKey,
  scopeKeys,
  type Target,
} from "../delivery-store.ts";
import { forget, lineUp, type Memory, type MemoryDelivery, resumeBlocked, ripen } from "./lanes.ts";

/** The methods that move deliveries. */
export type MemoryQueue = Pick<
  DeliveryQueue,
  "survives" | "enqueue" | "repeat" | "claim" | "release" | "queueState"
>;

/** How many deliveries may wait or run, and what becomes of more. */
export interface QueueBounds {
  readonly maxQueued: number;
  readonly whenFull: "reject" | "wait";
}

/** Creates the queue of a memory store. */
export function createMemoryQueue(memory: Memory, bounds: QueueBounds): MemoryQueue {
  const whenRoom = createEntrance(memory, bounds);
  return {
    survives: "nothing",
    enqueue: async (event, transaction, closing) => {
      if (transaction !== undefined)
        throw new DeliveryError("store-failed", "a memory store cannot join a transaction");
      return whenRoom(
        () => listening(memory, event).length,
        () => listening(memory, event).map((webhookId) => addEvent(memory, event, webhookId)),
        closing,
      );
    },
    repeat: async (deliveryId, date, closing) => {
      const delivery = memory.deliveries.get(deliveryId);
      if (delivery === undefined) return undefined;
      const again = (): QueuedDelivery => add(memory, { ...delivery, date, redelivery: true });
      return whenRoom(() => 1, again, closing);
    },
    claim: async (free, now) => claim(memory, free, now),
    release: async (ids) => {
      for (const id of [...ids].reverse()) {
        const delivery = memory.deliveries.get(id);
        if (delivery?.state !== "claimed") continue;
        delivery.state = "waiting";
        lineUp(memory, delivery.webhookId)?.due.unshift(delivery);
      }
    },
    queueState: async () => {
      const states = [...memory.queued].map(({ state }) => state);
      const running = states.filter((state) => state === "claimed").length;
      const [oldest] = memory.queued;
      return { waiting: states.length - running, running, oldest: oldest?.date ?? null };
    },
  };
}

/** Does the work in the same turn in which there is room, since other callers wait for that room too. */
type WhenRoom = <T>(wanted: () => number, work: () => T, closing?: AbortSignal) => Promise<T>;

function createEntrance(memory: Memory, { maxQueued, whenFull }: QueueBounds): WhenRoom {
  const { queued, blocked } = memory;
  const watched = new WeakSet<AbortSignal>();
  // One listener for each service, however many emissions wait.
  const watch = (closing: AbortSignal): void => {
    if (watched.has(closing)) return;
    watched.add(closing);
    closing.addEventListener("abort", () => resumeBlocked(memory));
  };
  return async (wanted, work, closing) => {
    for (;;) {
      if (queued.size + wanted() <= maxQueued) return work();
      if (whenFull === "reject" || queued.size === 0)
        throw new DeliveryError("queue-full", `the memory store holds ${maxQueued} deliveries at most`);
      if (closing?.aborted) throw new DeliveryError("closed", "it closed before the store had room");
      if (closing !== undefined) watch(closing);
      await new Promise<void>((resolve) => blocked.push(resolve));
    }
  };
}

function listening({ entries }: Memory, { scope, event }: NewEvent): readonly number[] {
  const keys = scopeKeys(scope);
  return [...entries.values()]
    .filter(({ webhook }) => listens(webhook, event) && keys.includes(scopeKey(webhook)))
    .map(({ webhook }) => webhook.id);
}

function addEvent(memory: Memory, event: NewEvent, webhookId: number): QueuedDelivery {
  return add(memory, {
    webhookId,
    // The name was checked when the event was emitted.
    event: event.event as MemoryDelivery["event"],
    render: () => bodyFor(event, webhookId),
    date: event.date,
    redelivery: false,
  });
}

function add(
  memory: Memory,
  fields: Pick<MemoryDelivery, "webhookId" | "event" | "render" | "date" | "redelivery">,
): QueuedDelivery {
  const delivery: MemoryDelivery = { ...fields, id: crypto.randomUUID(), attempts: 0, state: "waiting" };
  memory.deliveries.set(delivery.id, delivery);
  memory.queued.add(delivery);
  lineUp(memory, delivery.webhookId)?.due.push(delivery);
  return { id: delivery.id, webhookId: delivery.webhookId };
}

function claim(memory: Memory, room: Room, now: number): Claim {
  const deliveries: ClaimedDelivery[] = [];
  const targets = new Map<number, Target>();
  let others = room.others;
  let dueIn = Infinity;
  for (const [id, entry] of [...memory.turns]) {
    if (deliveries.length >= room.limit) break;
    const { lane, webhook } = entry;
    dueIn = Math.min(dueIn, ripen(lane, now) ?? Infinity);
    const named = room.perWebhook.get(id);
    let most = Math.min(named ?? Math.min(room.otherwise, others), room.limit - deliveries.length);
    const before = deliveries.length;
    while (most > 0) {
      const delivery = lane.due.shift();
      if (delivery === undefined) break;
      if (!webhook.is_active) {
        forget(memory, delivery);
        continue;
      }
      delivery.state = "claimed";
      deliveries.push(claimed(delivery));
      most -= 1;
    }
    const taken = deliveries.length - before;
    if (named === undefined) others -= taken;
    memory.turns.delete(id);
    if (lane.due.size() + lane.later.length > 0) memory.turns.set(id, entry);
    if (taken > 0) targets.set(id, { webhook, secret: entry.secret });
  }
  return { deliveries, targets, ...(dueIn < Infinity && { dueIn }) };
}

function claimed(delivery: MemoryDelivery): ClaimedDelivery {
  const { id, webhookId, event, render, attempts, redelivery } = delivery;
  return { id, webhookId, event, body: render(), attempts, redelivery, interrupted: false };
}
