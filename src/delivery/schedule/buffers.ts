import type { Claim, ClaimedDelivery, Target } from "../delivery-store.ts";

/** Deliveries that were handed out and are not sent yet, by webhook. */
export interface Buffers {
  /** Counts the deliveries of all webhooks. */
  readonly size: () => number;
  /** Counts the deliveries of a webhook. */
  readonly sizeOf: (webhookId: number) => number;
  /** Lists the webhooks with deliveries. */
  readonly ids: () => Iterable<number>;
  readonly put: (claim: Claim) => void;
  /** Counts the deliveries of the webhooks that fit. */
  readonly count: (fits: (webhookId: number) => boolean) => number;
  /** Hands each webhook's deliveries, the oldest first, to `start`, as many as `room` says. */
  readonly drain: (
    room: (webhookId: number) => number,
    start: (delivery: ClaimedDelivery, target: Target) => void,
  ) => void;
  /** Removes the deliveries of a webhook, or of all; gives their identifiers. */
  readonly takeBack: (webhookId?: number) => readonly string[];
}

interface Buffered {
  target: Target;
  readonly deliveries: ClaimedDelivery[];
}

/** Creates empty buffers. */
export function createBuffers(): Buffers {
  const buffers = new Map<number, Buffered>();
  let size = 0;
  return {
    size: () => size,
    sizeOf: (id) => buffers.get(id)?.deliveries.length ?? 0,
    ids: () => buffers.keys(),
    put: ({ deliveries, targets }) => {
      for (const delivery of deliveries) {
        const target = targets.get(delivery.webhookId);
        if (target === undefined) continue;
        const buffer = buffers.get(delivery.webhookId) ?? { target, deliveries: [] };
        buffer.target = target;
        buffer.deliveries.push(delivery);
        buffers.set(delivery.webhookId, buffer);
        size += 1;
      }
    },
    count: (fits) => {
      let sum = 0;
      for (const [id, { deliveries }] of buffers) if (fits(id)) sum += deliveries.length;
      return sum;
    },
    drain: (room, start) => {
      if (size === 0) return;
      for (const [id, { target, deliveries }] of buffers) {
        for (const delivery of deliveries.splice(0, room(id))) {
          size -= 1;
          start(delivery, target);
        }
        if (deliveries.length === 0) buffers.delete(id);
      }
    },
    takeBack: (webhookId) => {
      const ids = webhookId === undefined ? [...buffers.keys()] : [webhookId];
      const taken = ids.flatMap((id) => buffers.get(id)?.deliveries.map((delivery) => delivery.id) ?? []);
      for (const id of ids) buffers.delete(id);
      size -= taken.length;
      return taken;
    },
  };
}
