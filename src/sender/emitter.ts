import type { User } from "#generated/webhook/2.3/types.d.ts";
import { quote } from "../util/quote.ts";
import { createId } from "./create-id.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { DeliveryFilter, DeliveryOutcome } from "./delivery-record.ts";
import type { QueuedDelivery, Transaction } from "./delivery-store.ts";
import type { Emission } from "./emission.ts";
import type { Events } from "./events.ts";
import { createEventPayload, createPingBody } from "./payload.ts";
import type { PingResult } from "./ping-handler.ts";
import { readTimes } from "./read-times.ts";
import type { Dispatcher } from "./schedule/dispatcher.ts";
import { requestedEvent } from "./sender-edition.ts";
import type { Settings } from "./settings.ts";

/** Options of `Emitter.emit`. */
export interface EmitOptions {
  /**
   * A transaction of the caller, for a PostgreSQL store: if it is rolled back, the emission is never sent.
   * Default: the emission is stored in its own transaction.
   */
  readonly transaction?: Transaction;
  /**
   * Names the emission: a second one with the same key is not stored, and fulfils with the deliveries of the first, so
   * a caller in doubt can call again. Keys are remembered as long as ended deliveries, 30 days unless the
   * store's `retention` says otherwise. Default: none.
   */
  readonly idempotencyKey?: string;
}

/** Which deliveries to send again. */
export interface ReplayOptions extends DeliveryFilter {
  /** Default: failed, expired and dropped. */
  readonly outcome?: DeliveryOutcome | readonly DeliveryOutcome[];
  /** Deliveries per second. Default: only the limits of the webhooks. */
  readonly perSecond?: number;
}

/** Emits events and pings. */
export interface Emitter {
  /**
   * Delivers an event to each webhook that is active, subscribes to it, and has its project or organization as
   * scope (W6.6).
   *
   * Fulfils once the deliveries are stored, in the order of the webhooks. They are sent after that, however long it
   * takes. `idle`, `onAttempt` and `attempts` show how they went. A receiver never causes a rejection.
   *
   * `before_update` is computed (W6.3). An update without changes emits nothing; one that only adds or removes
   * keys has an empty `before_update`. Tasks of create and delete events lose their update-only fields (W2.3). Waiting
   * deliveries of a webhook are parked while it is inactive, and dropped when it is deleted.
   *
   * Rejects with a DeliveryError `invalid-delivery`, and sends nothing, if the envelope would break the contract;
   * with `queue-full`, `store-failed` or what the store throws if the deliveries could not be stored; with `closed`
   * if the service was closed while it waited for room in a full store.
   */
  readonly emit: (emission: Emission, options?: EmitOptions) => Promise<readonly QueuedDelivery[]>;
  /**
   * Delivers one `ping`, which shows the webhook as it was before (W4.1, W6.5). It skips the queue and any pause, but waits
   * for a place of its webhook and its address.
   *
   * Rejects with a DeliveryError `invalid-delivery` if the sender is not a valid user.
   */
  readonly ping: (webhookId: number, sender: User) => Promise<PingResult>;
  /**
   * Sends the stored body of a delivery again, signed with today's secret and marked as `redelivery`; fulfils
   * once that is stored.
   *
   * Rejects with a DeliveryError `unknown-delivery`, and as `emit` does if the store is full.
   */
  readonly redeliver: (deliveryId: string) => Promise<QueuedDelivery>;
  /**
   * Sends the stored bodies of many deliveries again as `redeliver` does, oldest first: new deliveries, each with
   * `replayOf`. Fulfils with their count once they are stored. It leaves out those of a deleted webhook, and those that
   * were sent again before, since their replays count. If in doubt, call again.
   *
   * Rejects with a TypeError for a rate or a time that is none.
   */
  readonly replay: (options?: ReplayOptions) => Promise<number>;
}

/** Settings of an emitter, and when its service stops making room in the store. */
interface EmitterSettings extends Settings {
  readonly closing: AbortSignal;
}

/** Outcomes of deliveries that did not arrive. */
const undelivered: readonly DeliveryOutcome[] = ["failed", "expired", "dropped"];

/** Creates the emitter of a delivery service. It stores deliveries; a dispatcher sends them. */
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

/** Stores the deliveries again part by part, each due after the previous part. */
async function replay(
  { store, moment, closing }: EmitterSettings,
  { perSecond, outcome = undelivered, ...filter }: ReplayOptions = {},
): Promise<number> {
  const spacing = perSecond === undefined ? 0 : readSpacing(perSecond);
  const started = moment().ticks;
  const found = readTimes(filter);
  let count = 0;
  for (let after: string | null = "0"; after !== null; ) {
    const now = moment();
    const dueIn = Math.max(0, started + count * spacing - now.ticks);
    const part = await store.replay({ ...found, outcome, after, dueIn, spacing }, now, closing);
    count += part.deliveries.length;
    after = part.next;
  }
  return count;
}

/** Computes the milliseconds between two deliveries: without such a time, a store would keep them and never send them. */
function readSpacing(perSecond: number): number {
  const spacing = 1_000 / perSecond;
  if (typeof perSecond === "number" && perSecond > 0 && Number.isFinite(spacing)) return spacing;
  const found = quote(perSecond);
  throw new TypeError(`cannot replay deliveries: perSecond: expected a number above 0, found ${found}`);
}
