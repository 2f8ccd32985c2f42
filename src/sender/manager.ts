import type { User, Webhook } from "#generated/webhook/2.3/types.d.ts";
import type { Attempt } from "./attempt.ts";
import type { Guard } from "./create-gate.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { DeliveryPage, DeliveryQuery } from "./delivery-record.ts";
import type {
  Account,
  AttemptPage,
  AttemptQuery,
  QueueState,
  StoredWebhook,
  WebhookExtras,
} from "./delivery-store.ts";
import type { EventScope } from "./emission.ts";
import { readTimes } from "./read-times.ts";
import type { Settings } from "./settings.ts";
import {
  parseWebhookChanges,
  parseWebhookInput,
  type WebhookChanges,
  type WebhookInput,
} from "./webhook-input.ts";

/** Manages webhooks. */
export interface Manager {
  /**
   * Creates a webhook (W2.1). Its secret is stored separately and never returned.
   *
   * Rejects with a DeliveryError `invalid-webhook` with one phrase per mistake.
   */
  readonly createWebhook: (input: WebhookInput, owner: User) => Promise<Webhook>;
  /**
   * Changes the given members and sets `updated_date`. A pause of the webhook ends. If it is no longer active, its
   * waiting deliveries are parked, and wait again once it is active (W4.3.5).
   *
   * Rejects with a DeliveryError `invalid-webhook` or `unknown-webhook`.
   */
  readonly updateWebhook: (id: number, changes: WebhookChanges) => Promise<Webhook>;
  /** Reads a webhook; undefined if there is none. */
  readonly getWebhook: (id: number) => Promise<Webhook | undefined>;
  /** Lists all webhooks, or those that an event of a scope reaches, by identifier. */
  readonly listWebhooks: (scope?: EventScope) => Promise<readonly Webhook[]>;
  /** Deletes a webhook with its secret; false if there is none. Drops its waiting deliveries, and keeps its record. */
  readonly deleteWebhook: (id: number) => Promise<boolean>;
  /** Counts the deliveries of each webhook by state, including deleted webhooks. */
  readonly accounts: () => Promise<readonly Account[]>;
  /** Lists deliveries, newest first. */
  readonly deliveries: (query?: DeliveryQuery) => Promise<DeliveryPage>;
  /** Lists the attempts of a webhook, or those of one of its deliveries, newest first. */
  readonly attempts: (webhookId: number, query?: AttemptQuery) => Promise<AttemptPage>;
  /** Reads one attempt; undefined if there is none. */
  readonly attempt: (id: string) => Promise<Attempt | undefined>;
  /** Counts the waiting deliveries. */
  readonly queueState: () => Promise<QueueState>;
}

/** Creates the manager of a delivery service; `recall` takes back what waits for a changed webhook. */
export function createManager(
  { store, now, addressed, readWebhook, edition, sealSecret }: Settings,
  guard: Guard,
  recall: (webhookId: number) => void,
): Manager {
  const date = (): string => new Date(now()).toISOString();
  const createExtras = async ({
    secret,
    limits,
  }: Pick<WebhookChanges, "secret" | "limits">): Promise<WebhookExtras> => ({
    secret: typeof secret === "string" ? await sealSecret(secret) : secret,
    limits,
  });
  return {
    createWebhook: async (input, owner) => {
      const fields = parseWebhookInput(input, owner, { date: date(), edition });
      return addressed(await store.createWebhook(fields, await createExtras(input)));
    },
    updateWebhook: guard(async (id, changes) => {
      const webhook = known(id, await store.readWebhook(id));
      const changed = parseWebhookChanges(changes, webhook, { date: date(), edition });
      const updated = known(id, await store.updateWebhook(id, changed, await createExtras(changes)));
      recall(id);
      return addressed(updated);
    }),
    getWebhook: guard(readWebhook),
    listWebhooks: guard(async (scope) => (await store.listWebhooks(scope)).map(addressed)),
    deleteWebhook: guard(async (id) => {
      const deleted = await store.deleteWebhook(id);
      recall(id);
      return deleted;
    }),
    accounts: guard(() => store.accounts()),
    deliveries: guard(async (query = {}) => store.listDeliveries(readTimes(query))),
    attempts: guard((id, query) => store.listAttempts(id, query)),
    attempt: guard((id) => store.readAttempt(id)),
    queueState: guard(() => store.queueState()),
  };
}

function known(id: number, webhook: StoredWebhook | undefined): StoredWebhook {
  if (webhook !== undefined) return webhook;
  throw new DeliveryError("unknown-webhook", `there is no webhook ${id}`);
}
