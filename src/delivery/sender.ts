import type { User } from "#generated/types/webhook-2.3.d.ts";
import type { Attempt } from "./attempt.ts";
import { deliver } from "./deliver.ts";
import type { Emission } from "./emission.ts";
import { createEventPayload, createPingPayload, type Payload } from "./payload.ts";
import { createPool } from "./pool.ts";
import type { Settings } from "./settings.ts";
import type { StoredWebhook } from "./store.ts";

/** What became of a ping. */
export type PingResult =
  /** One delivery was made; the attempt tells how it went. */
  | { readonly status: "attempted"; readonly attempt: Attempt }
  /** Nothing was delivered: the webhook is not active (W4.3.5). */
  | { readonly status: "inactive" }
  /** Nothing was delivered: there is no such webhook. */
  | { readonly status: "unknown" };

/** Emits events and pings. */
export interface Sender {
  /**
   * Delivers an event to each webhook that is active, subscribes to it and has its project or organization as scope
   * (W6.6): once, for there are no retries (W-retry).
   *
   * Fulfils with the attempts when all were made, in the order of the webhooks. What a receiver does never rejects, so
   * a caller who cannot wait may let it run.
   *
   * `before_update` is computed (W6.3); an update that changes nothing emits nothing, one that only adds or removes
   * keys has an empty `before_update`. Tasks of create and delete events lose their update-only fields (W2.3). A
   * webhook that was deleted or made inactive while its delivery waited gets none.
   *
   * Rejects with a DeliveryError `invalid-delivery`, and sends nothing, where the envelope would break the contract;
   * with what `onAttempt` or the store throws, after all deliveries were made.
   */
  readonly emit: (emission: Emission) => Promise<readonly Attempt[]>;
  /**
   * Delivers one `ping`, which shows the webhook as it was before (W4.1, W6.5).
   *
   * Rejects with a DeliveryError `invalid-delivery` where the sender is no valid user.
   */
  readonly ping: (webhookId: number, sender: User) => Promise<PingResult>;
}

/** Creates the sender of a delivery service. */
export function createSender(settings: Settings): Sender {
  const pool = createPool({ total: settings.concurrency, perLane: settings.concurrencyPerReceiver });
  const queue = (webhook: StoredWebhook, payload: Payload): Promise<Attempt | undefined> =>
    pool.run(new URL(webhook.target_url).origin, () => deliver(settings, webhook.id, payload));
  return {
    emit: async (emission) => {
      const payload = createEventPayload(emission);
      if (payload === undefined) return [];
      const webhooks = await settings.store.listWebhooks(emission.scope);
      const listening = webhooks.filter((webhook) => webhook.is_active && subscribes(webhook, payload));
      return settle(listening.map((webhook) => queue(webhook, payload)));
    },
    ping: async (id, sender) => {
      const webhook = await settings.readWebhook(id);
      if (webhook === undefined) return { status: "unknown" };
      const payload = createPingPayload(webhook, sender);
      const attempt = webhook.is_active ? await queue(webhook, payload) : undefined;
      return attempt === undefined ? { status: "inactive" } : { status: "attempted", attempt };
    },
  };
}

function subscribes({ events }: StoredWebhook, { event }: Payload): boolean {
  return (events as readonly string[]).includes(event);
}

/** Waits for all before it tells of the first that rejected. */
async function settle(deliveries: readonly Promise<Attempt | undefined>[]): Promise<readonly Attempt[]> {
  await Promise.allSettled(deliveries);
  const attempts = await Promise.all(deliveries);
  return attempts.filter((attempt) => attempt !== undefined);
}
