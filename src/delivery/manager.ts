import type { User, Webhook } from "#generated/contracts/delivery.types.d.ts";
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
   * Changes what is given and sets `updated_date`. A pause of the webhook's deliveries ends. Those that wait for a webhook
   * that is no longer active are parked: they wait again once it is (W4.3.5).
   *
   * Rejects with a DeliveryError `invalid-webhook` or `unknown-webhook`.
   */
  readonly updateWebhook: (id: number, changes: WebhookChanges) => Promise<Webhook>;
  /** Reads a webhook; undefined where there is none. */
  readonly getWebhook: (id: number) => Promise<Webhook | undefined>;
  /** Lists the webhooks that an event of a scope reaches, or all, by identifier. */
  readonly listWebhooks: (scope?: EventScope) => Promise<readonly Webhook[]>;
  /**
   * Deletes a webhook with its secret; false where there is none. Deliveries that wait for it are `dropped`; its record is
   * kept like any other.
   */
  readonly deleteWebhook: (id: number) => Promise<boolean>;
  /** Counts what became of the deliveries of each webhook, deleted ones too. */
  readonly accounts: () => Promise<readonly Account[]>;
  /** Lists deliveries, the newest first. */
  readonly deliveries: (query?: DeliveryQuery) => Promise<DeliveryPage>;
  /** Lists the attempts of a webhook, or those at one of its deliveries, the newest first. */
  readonly attempts: (webhookId: number, query?: AttemptQuery) => Promise<AttemptPage>;
  /** Reads one attempt; undefined where there is none. */
  readonly attempt: (id: string) => Promise<Attempt | undefined>;
  /** Tells how much waits. */
  readonly queueState: () => Promise<QueueState>;
}

/** Creates the manager of a delivery service; `recall` takes back what waits for a webhook that changes. */
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
    deliveries: guard((query = {}) => store.listDeliveries(query)),
    attempts: guard((id, query) => store.listAttempts(id, query)),
    attempt: guard((id) => store.readAttempt(id)),
    queueState: guard(() => store.queueState()),
  };
}

function known(id: number, webhook: StoredWebhook | undefined): StoredWebhook {
  if (webhook !== undefined) return webhook;
  throw new DeliveryError("unknown-webhook", `there is no webhook ${id}`);
}
