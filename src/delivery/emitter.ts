import type { User } from "#generated/contracts/delivery.types.d.ts";
import type { Attempt } from "./attempt.ts";
import { createId } from "./create-id.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { DeliveryFilter, DeliveryOutcome } from "./delivery-record.ts";
import type { QueuedDelivery, Transaction } from "./delivery-store.ts";
import type { Emission } from "./emission.ts";
import type { Events } from "./events.ts";
import { createEventPayload, createPingBody } from "./payload.ts";
import type { Dispatcher } from "./schedule/dispatcher.ts";
import { requestedEvent } from "./sender-edition.ts";
import type { Settings } from "./settings.ts";

/** What became of a ping. */
export type PingResult =
  /** One delivery was made; the attempt tells how it went. */
  | { readonly status: "attempted"; readonly attempt: Attempt }
  /** Nothing was delivered: the webhook is not active (W4.3.5). */
  | { readonly status: "inactive" }
  /** Nothing was delivered: there is no such webhook. */
  | { readonly status: "unknown" };

/** Options of `Emitter.emit`. */
export interface EmitOptions {
  /**
   * A transaction that the caller has begun, for a PostgreSQL store: an emission that it rolls back is never sent.
   * Default: the emission is stored in a transaction of its own.
   */
  readonly transaction?: Transaction;
  /**
   * Names the emission: a second one of the same key is not stored, and fulfils with the deliveries of the first, so that
   * a caller in doubt may call again. Keys are remembered as long as deliveries that have ended, 30 days unless the
   * store's `retention` says otherwise. Default: none.
   */
  readonly idempotencyKey?: string;
}

/** Which deliveries to send again. */
export interface ReplayOptions extends DeliveryFilter {
  /** Default: failed, expired and dropped. */
  readonly outcome?: DeliveryOutcome | readonly DeliveryOutcome[];
  /** Deliveries a second. Default: no limit but those of the webhooks. */
  readonly perSecond?: number;
}

/** Emits events and pings. */
export interface Emitter {
  /**
   * Has an event delivered to each webhook that is active, subscribes to it and has its project or organization as
   * scope (W6.6).
   *
   * Fulfils once the deliveries are stored, in the order of the webhooks; they are made after that, however long it
   * takes. `idle`, `onAttempt` and `attempts` tell how they went. What a receiver does never rejects.
   *
   * `before_update` is computed (W6.3); an update that changes nothing emits nothing, one that only adds or removes
   * keys has an empty `before_update`. Tasks of create and delete events lose their update-only fields (W2.3). What waits
   * for a webhook is parked while that is inactive, and dropped when it is deleted.
   *
   * Rejects with a DeliveryError `invalid-delivery`, and sends nothing, where the envelope would break the contract;
   * with `queue-full`, `store-failed` or what the store throws where the deliveries could not be stored; with `closed`
   * where it waited for room in a full store, and the service was closed.
   */
  readonly emit: (emission: Emission, options?: EmitOptions) => Promise<readonly QueuedDelivery[]>;
  /**
   * Delivers one `ping`, which shows the webhook as it was before (W4.1, W6.5). It does not wait in the queue, nor for the end
   * of a pause, but for a place of its webhook and its address.
   *
   * Rejects with a DeliveryError `invalid-delivery` where the sender is no valid user.
   */
  readonly ping: (webhookId: number, sender: User) => Promise<PingResult>;
  /**
   * Has the stored body of a delivery sent again, signed with the secret of today and marked as `redelivery`; fulfils
   * once that is stored.
   *
   * Rejects with a DeliveryError `unknown-delivery`, and as `emit` does where the store is full.
   */
  readonly redeliver: (deliveryId: string) => Promise<QueuedDelivery>;
  /**
   * Has the stored bodies of many deliveries sent again as `redeliver` does, the oldest first: new deliveries, each with
   * `replayOf`. Fulfils with their count once they are stored; those of a deleted webhook are left out, and those that
   * were sent again before: their replays count. In doubt, call again.
   */
  readonly replay: (options?: ReplayOptions) => Promise<number>;
}

/** What an emitter needs of the settings, and when its service makes no more room in the store. */
interface EmitterSettings extends Settings {
  readonly closing: AbortSignal;
}

/** Outcomes of deliveries that did not arrive. */
const undelivered: readonly DeliveryOutcome[] = ["failed", "expired", "dropped"];

/** Creates the emitter of a delivery service: what it stores, a dispatcher sends. */
export function createEmitter(settings: EmitterSettings, dispatcher: Dispatcher, events: Events): Emitter {
  const { store, moment, closing } = settings;
  return {
    emit: async (emission, { transaction, idempotencyKey: key } = {}) => {
      const payload = createEventPayload(emission, settings.edition);
      if (payload === undefined) return [];
      const event = { ...payload, scope: emission.scope, key };
      const deliveries = await store.enqueue(event, moment(), { transaction, closing });
      if (deliveries.length === 0) return deliveries;
      events.tell({ type: "queued", event: payload.event, deliveries });
      dispatcher.wake();
      return deliveries;
    },
    ping: async (id, sender) => {
      const webhook = await settings.readWebhook(id);
      if (webhook === undefined) return { status: "unknown" };
      const body = createPingBody(webhook, sender, settings.edition);
      if (!webhook.is_active) return { status: "inactive" };
      const { url: _, ...stored } = webhook;
      const target = { webhook: stored, secret: await store.readSecret(id) };
      const delivery = {
        deliveryId: createId(),
        event: requestedEvent,
        number: 1,
        redelivery: false,
      } as const;
      return { status: "attempted", attempt: await dispatcher.run({ ...delivery, target, body }) };
    },
    redeliver: async (deliveryId) => {
      const [delivery] = (await store.replay({ deliveryId }, moment(), closing)).deliveries;
      if (delivery === undefined) {
        throw new DeliveryError(
          "unknown-delivery",
          `delivery ${deliveryId} does not exist or is no longer kept`,
        );
      }
      dispatcher.wake();
      return delivery;
    },
    replay: async (options) => {
      const count = await replay(settings, options);
      if (count > 0) dispatcher.wake();
      return count;
    },
  };
}

/** Stores the deliveries again part by part, each due after those before it. */
async function replay(
  { store, moment, closing }: EmitterSettings,
  { perSecond, outcome = undelivered, ...filter }: ReplayOptions = {},
): Promise<number> {
  const spacing = perSecond === undefined ? 0 : 1_000 / perSecond;
  const started = moment().ticks;
  let count = 0;
  for (let after: string | null = "0"; after !== null; ) {
    const now = moment();
    const dueIn = Math.max(0, started + count * spacing - now.ticks);
    const part = await store.replay({ ...filter, outcome, after, dueIn, spacing }, now, closing);
    count += part.deliveries.length;
    after = part.next;
  }
  return count;
}
