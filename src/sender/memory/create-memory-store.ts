import type { DeliveryStore, WebhookStore } from "../delivery-store.ts";
import { type Retention, readRetention } from "../retention.ts";
import { scopeKey, scopeKeys } from "../scope-keys.ts";
import { createMemoryQueue } from "./create-memory-queue.ts";
import { createMemoryReader, createMemoryRecord } from "./create-memory-record.ts";
import { createEntry, type Entry, endDelivery, type Memory } from "./memory.ts";

/** Options of a memory store. */
export interface MemoryStoreOptions {
  /** Maximum of waiting and running deliveries of all webhooks together. Default: 100,000. */
  readonly maxQueued?: number;
  /**
   * What happens to an emission beyond that: it is rejected with `queue-full`, or waits for room; it is rejected with
   * `closed` once a closing service makes no more room. Default: reject.
   */
  readonly whenFull?: "reject" | "wait";
  /** How long ended deliveries are kept. Default: 30 days, 1,000 for each webhook. */
  readonly retention?: Retention;
}

/**
 * Creates a store that keeps everything in memory, for tests and for data that need not outlive the process.
 *
 * A crash, a restart or a deployment loses waiting deliveries, running ones and all records. `createSqliteStore` and
 * `createPostgresStore` keep them.
 */
export function createMemoryStore(options: MemoryStoreOptions = {}): DeliveryStore {
  const memory: Memory = {
    entries: new Map(),
    turns: new Set(),
    deliveries: new Map(),
    keys: new Map(),
    openCount: 0,
    lastNumber: 0,
    blocked: [],
  };
  return {
    ...createMemoryWebhooks(memory),
    ...createMemoryQueue(memory, { maxQueued: 100_000, whenFull: "reject", ...options }),
    ...createMemoryRecord(memory, readRetention({ deliveriesPerWebhook: 1_000, ...options.retention })),
    ...createMemoryReader(memory),
    close: async () => undefined,
  };
}

function createMemoryWebhooks(memory: Memory): WebhookStore {
  const { entries } = memory;
  const listKept = (): readonly Entry[] => [...entries.values()].filter(({ isDeleted }) => !isDeleted);
  const find = (id: number): Entry | undefined => {
    const entry = entries.get(id);
    return entry?.isDeleted ? undefined : entry;
  };
  return {
    createWebhook: async (fields, { secret, limits = {} } = {}) => {
      const webhook = structuredClone({ id: entries.size + 1, ...fields });
      entries.set(webhook.id, createEntry(webhook, secret ?? undefined, limits));
      return structuredClone(webhook);
    },
    readWebhook: async (id) => structuredClone(find(id)?.webhook),
    listWebhooks: async (scope) => {
      const all = listKept().map(({ webhook }) => webhook);
      const keys = scope && scopeKeys(scope);
      return structuredClone(keys ? all.filter((webhook) => keys.includes(scopeKey(webhook))) : all);
    },
    updateWebhook: async (id, changes, { secret, limits } = {}) => {
      const entry = find(id);
      if (entry === undefined) return undefined;
      entry.webhook = structuredClone({ ...entry.webhook, ...changes });
      entry.freeAt = 0;
      if (secret !== undefined) entry.secret = secret ?? undefined;
      if (limits !== undefined) entry.limits = limits;
      memory.turns.add(entry);
      return structuredClone(entry.webhook);
    },
    deleteWebhook: async (id) => {
      const entry = find(id);
      if (entry === undefined) return false;
      entry.isDeleted = true;
      entry.secret = undefined;
      entry.webhook = { ...entry.webhook, is_active: false };
      memory.turns.delete(entry);
      for (const delivery of entry.open)
        if (!delivery.isTaken) endDelivery(memory, entry, delivery, "dropped");
      return true;
    },
    readSecret: async (id) => find(id)?.secret,
  };
}
