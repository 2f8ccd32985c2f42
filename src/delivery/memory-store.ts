import type { Attempt } from "./attempt.ts";
import {
  lastDelivery,
  type StoredWebhook,
  type StoreOptions,
  scopeKey,
  scopeKeys,
  type WebhookStore,
} from "./store.ts";

/** What the store knows about a webhook. */
interface Entry {
  webhook: StoredWebhook;
  secret: string | undefined;
  attempts: Attempt[];
}

/** Creates a store that keeps everything in memory: for tests, and where nothing has to outlive the process. */
export function createMemoryStore({ attemptsPerWebhook = Infinity }: StoreOptions = {}): WebhookStore {
  const entries = new Map<number, Entry>();
  let lastId = 0;
  return {
    createWebhook: async (fields, secret) => {
      lastId += 1;
      const webhook = structuredClone({ id: lastId, ...fields });
      entries.set(lastId, { webhook, secret, attempts: [] });
      return structuredClone(webhook);
    },
    readWebhook: async (id) => structuredClone(entries.get(id)?.webhook),
    listWebhooks: async (scope) => {
      const all = [...entries.values()].map(({ webhook }) => webhook);
      const keys = scope && scopeKeys(scope);
      return structuredClone(keys ? all.filter((webhook) => keys.includes(scopeKey(webhook))) : all);
    },
    updateWebhook: async (id, changes, secret) => {
      const entry = entries.get(id);
      if (entry === undefined) return undefined;
      entry.webhook = structuredClone({ ...entry.webhook, ...changes });
      if (secret !== undefined) entry.secret = secret ?? undefined;
      return structuredClone(entry.webhook);
    },
    deleteWebhook: async (id) => entries.delete(id),
    readSecret: async (id) => entries.get(id)?.secret,
    createAttempt: async (attempt) => {
      const entry = entries.get(attempt.webhookId);
      if (entry === undefined) return;
      entry.attempts.push(structuredClone(attempt));
      if (entry.attempts.length > attemptsPerWebhook) entry.attempts.shift();
      entry.webhook = withLastDelivery(entry.webhook, attempt);
    },
    listAttempts: async (id) => structuredClone(entries.get(id)?.attempts ?? []),
  };
}

function withLastDelivery(webhook: StoredWebhook, attempt: Attempt): StoredWebhook {
  const last = lastDelivery(attempt);
  if (last === undefined || last.last_delivery_date < (webhook.last_delivery_date ?? "")) return webhook;
  const { last_status: _, last_delivery_date: __, ...rest } = webhook;
  const { last_status, last_delivery_date } = last;
  return { ...rest, ...(last_status !== null && { last_status }), last_delivery_date };
}
