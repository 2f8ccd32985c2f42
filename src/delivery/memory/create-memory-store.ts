import {
  type DeliveryStore,
  type Retention,
  readRetention,
  scopeKey,
  scopeKeys,
  type WebhookStore,
} from "../delivery-store.ts";
import { createMemoryQueue } from "./create-memory-queue.ts";
import { createMemoryRecord } from "./create-memory-record.ts";
import { createFifo, forget, type Memory, type MemoryDelivery } from "./lanes.ts";

/** Options of a memory store. */
export interface MemoryStoreOptions {
  /** Deliveries that may wait or run at a time. Default: 100,000. */
  readonly maxQueued?: number;
  /**
   * What becomes of an emission beyond that: refused with `queue-full`, or held until there is room; where a closing
   * service makes no more room, it is refused with `closed`. Default: reject.
   */
  readonly whenFull?: "reject" | "wait";
  /** How long deliveries that are done are kept. Default: 30 days, 1,000 for each webhook. */
  readonly retention?: Retention;
}

/**
 * Creates a store that keeps everything in memory: for tests, and where nothing has to outlive the process.
 *
 * A crash, a restart or a deployment loses waiting deliveries, running ones and all records. `createSqliteStore` and
 * `createPostgresStore` keep them.
 */
export function createMemoryStore(options: MemoryStoreOptions = {}): DeliveryStore {
  const memory: Memory = {
    entries: new Map(),
    turns: new Map(),
    deliveries: new Map(),
    queued: new Set(),
    lastId: 0,
    lastPosition: 0,
    blocked: [],
  };
  return {
    ...webhookMethods(memory),
    ...createMemoryQueue(memory, { maxQueued: 100_000, whenFull: "reject", ...options }),
    ...createMemoryRecord(memory, readRetention({ deliveriesPerWebhook: 1_000, ...options.retention })),
    close: async () => undefined,
  };
}

function webhookMethods(memory: Memory): WebhookStore {
  const { entries } = memory;
  return {
    createWebhook: async (fields, secret) => {
      memory.lastId += 1;
      const webhook = structuredClone({ id: memory.lastId, ...fields });
      const lane = { due: createFifo<MemoryDelivery>(), later: [] };
      const done = createFifo<MemoryDelivery>();
      entries.set(webhook.id, { webhook, secret, lane, done, attempts: [], failingSince: null });
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
    deleteWebhook: async (id) => {
      for (const delivery of memory.deliveries.values()) {
        if (delivery.webhookId === id) forget(memory, delivery);
      }
      memory.turns.delete(id);
      return entries.delete(id);
    },
    readSecret: async (id) => entries.get(id)?.secret,
  };
}
