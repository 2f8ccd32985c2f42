import type { User, Webhook } from "#generated/types/webhook-2.3.d.ts";
import type { Attempt } from "./attempt.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { AttemptPage, AttemptQuery, QueueState, StoredWebhook } from "./delivery-store.ts";
import type { EventScope } from "./emission.ts";
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
   * Creates a webhook (W2.1); its secret is stored apart and never returned.
   *
   * Rejects with a DeliveryError `invalid-webhook` that has a phrase per mistake.
   */
  readonly createWebhook: (input: WebhookInput, owner: User) => Promise<Webhook>;
  /**
   * Changes what is given and sets `updated_date`. A pause of the webhook's deliveries ends.
   *
   * Rejects with a DeliveryError `invalid-webhook` or `unknown-webhook`.
   */
  readonly updateWebhook: (id: number, changes: WebhookChanges) => Promise<Webhook>;
  /** Reads a webhook; undefined where there is none. */
  readonly getWebhook: (id: number) => Promise<Webhook | undefined>;
  /** Lists the webhooks that an event of a scope reaches, or all, by identifier. */
  readonly listWebhooks: (scope?: EventScope) => Promise<readonly Webhook[]>;
  /** Deletes a webhook with its secret and its attempts; false where there is none. */
  readonly deleteWebhook: (id: number) => Promise<boolean>;
  /** Lists the attempts of a webhook, the newest first; a deleted webhook has none. */
  readonly attempts: (webhookId: number, query?: AttemptQuery) => Promise<AttemptPage>;
  /** Reads one attempt; undefined where there is none. */
  readonly attempt: (id: string) => Promise<Attempt | undefined>;
  /** Tells how much waits. */
  readonly queueState: () => Promise<QueueState>;
}

/** Creates the manager of a delivery service; `recall` takes back what waits for a webhook that changes. */
export function createManager(
  { store, now, addressed, readWebhook, edition }: Settings,
  recall: (webhookId: number) => Promise<void>,
): Manager {
  const date = (): string => new Date(now()).toISOString();
  return {
    createWebhook: async (input, owner) => {
      const fields = parseWebhookInput(input, owner, { date: date(), edition });
      return addressed(await store.createWebhook(fields, input.secret));
    },
    updateWebhook: async (id, changes) => {
      const webhook = known(id, await store.readWebhook(id));
      const changed = parseWebhookChanges(changes, webhook, { date: date(), edition });
      const updated = known(id, await store.updateWebhook(id, changed, changes.secret));
      await recall(id);
      return addressed(updated);
    },
    getWebhook: readWebhook,
    listWebhooks: async (scope) => (await store.listWebhooks(scope)).map(addressed),
    deleteWebhook: async (id) => {
      const deleted = await store.deleteWebhook(id);
      await recall(id);
      return deleted;
    },
    attempts: (id, query) => store.listAttempts(id, query),
    attempt: (id) => store.readAttempt(id),
    queueState: () => store.queueState(),
  };
}

function known(id: number, webhook: StoredWebhook | undefined): StoredWebhook {
  if (webhook !== undefined) return webhook;
  throw new DeliveryError("unknown-webhook", `there is no webhook ${id}`);
}
