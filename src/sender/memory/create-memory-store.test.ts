import { describe, expect, test } from "vitest";
import type { ClaimedDelivery, DeliveryStore, Settlement } from "../delivery-store.ts";
import { at, attemptAt, makeRoom, newEvent, webhookFields } from "../fixtures/stores.ts";
import { defaultLimits } from "../limits.ts";
import { createMemoryQueue } from "./create-memory-queue.ts";
import { createMemoryRecord } from "./create-memory-record.ts";
import { createMemoryStore, type MemoryStoreOptions } from "./create-memory-store.ts";
import { createEntry, type Entry, type Memory } from "./memory.ts";

/** Opens a store with some webhooks that listen to the same. */
async function open(webhooks = 1, options: MemoryStoreOptions = {}): Promise<DeliveryStore> {
  const store = createMemoryStore(options);
  for (let i = 0; i < webhooks; i++) await store.createWebhook(webhookFields);
  return store;
}

const claim = async (store: DeliveryStore): Promise<readonly ClaimedDelivery[]> =>
  (await store.claim(makeRoom(), at())).deliveries;
const makeSettlement = ({ id, webhookId, lease }: ClaimedDelivery): Settlement => ({
  attempt: attemptAt(id, { webhookId }),
  lease,
});

describe("a full store", () => {
  test("refuses what it has no room for, all of it", async () => {
    const store = await open(2, { maxQueued: 3 });
    await store.enqueue(newEvent, at());
    const refusal = {
      code: "queue-full",
      message: expect.stringContaining("the memory store holds 3 deliveries at most"),
    };
    await expect(store.enqueue(newEvent, at())).rejects.toMatchObject(refusal);
    const [first] = await claim(store);
    expect(await store.replay({ deliveryId: first!.id }, at(1))).toMatchObject({
      deliveries: [{ webhookId: 1 }],
    });
    await expect(store.replay({ deliveryId: first!.id }, at(1))).rejects.toMatchObject(refusal);
    await store.settle([makeSettlement(first!)], at());
    expect(await store.replay({ deliveryId: first!.id }, at(1))).toMatchObject({
      deliveries: [{ webhookId: 1 }],
    });
  });

  test("has what comes wait for room, where it is told so", async () => {
    const store = await open(2, { maxQueued: 3, whenFull: "wait" });
    await store.enqueue(newEvent, at());
    let isStored = false;
    const stored = store.enqueue(newEvent, at()).then((queued) => {
      isStored = true;
      return queued;
    });
    const [first, second] = await claim(store);
    await store.settle([{ ...makeSettlement(first!), retryIn: 9 }], at());
    expect(isStored).toBe(false);
    await store.settle([makeSettlement(second!)], at());
    expect(await stored).toHaveLength(2);
  });

  test("has nothing wait for room whose service closes, and everything else", async () => {
    const store = await open(2, { maxQueued: 3, whenFull: "wait" });
    await store.enqueue(newEvent, at());
    const deliveries = await claim(store);
    const [closing, other] = [new AbortController(), new AbortController()];
    const refused = [
      store.enqueue(newEvent, at(), { closing: closing.signal }),
      store.enqueue(newEvent, at(), { closing: closing.signal }),
    ].map((stored) => stored.catch(({ code, message }) => ({ code, message })));
    const stored = store.enqueue(newEvent, at(), { closing: other.signal });
    closing.abort();
    refused.push(
      store
        .enqueue(newEvent, at(), { closing: closing.signal })
        .catch(({ code, message }) => ({ code, message })),
    );
    const refusal = {
      code: "closed",
      message: "cannot use delivery service: it closed before the store had room",
    };
    expect(await Promise.all(refused)).toEqual([refusal, refusal, refusal]);
    for (const delivery of deliveries) await store.settle([makeSettlement(delivery)], at());
    expect(await stored).toHaveLength(2);
  });

  test("refuses at once what never has room", async () => {
    const store = await open(2, { maxQueued: 1, whenFull: "wait" });
    await expect(store.enqueue(newEvent, at())).rejects.toMatchObject({ code: "queue-full" });
  });

  test("joins no transaction", async () => {
    const store = await open();
    await expect(store.enqueue(newEvent, at(), { transaction: {} as never })).rejects.toMatchObject({
      code: "store-failed",
      message: expect.stringContaining("a memory store cannot join a transaction"),
    });
  });
});

/** Creates the state of a store with some webhooks. */
function makeMemory(entries: readonly Entry[]): Memory {
  return {
    entries: new Map(entries.map((entry) => [entry.webhook.id, entry])),
    turns: new Set(entries),
    deliveries: new Map(),
    keys: new Map(),
    openCount: 0,
    lastNumber: 0,
    blocked: [],
  };
}

test("hands out what waits for more webhooks than a call takes arguments", async () => {
  const entries = Array.from({ length: 150_000 }, (_, i) =>
    createEntry({ ...webhookFields, id: i + 1, is_active: false }, undefined, {}),
  );
  const { claim } = createMemoryQueue(makeMemory(entries), { maxQueued: 1, whenFull: "reject" });
  expect(await claim(makeRoom(), at())).toEqual({ deliveries: [], targets: new Map() });
});

test("keeps no attempt of a delivery that is no longer kept, though an older one waits for its retry", async () => {
  const entry = createEntry({ ...webhookFields, id: 1 }, undefined, {});
  const memory = makeMemory([entry]);
  const queue = createMemoryQueue(memory, { maxQueued: 100, whenFull: "reject" });
  const record = createMemoryRecord(memory, { days: 30, deliveriesPerWebhook: 2 });
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    await queue.enqueue(newEvent, at());
    const [{ id, webhookId, lease }] = (await queue.claim(makeRoom(), at())).deliveries as [ClaimedDelivery];
    ids.push(id);
    const retryIn = i === 0 ? 86_400_000 : undefined;
    await record.settle([{ attempt: attemptAt(id, { webhookId }), lease, retryIn }], at());
  }
  await record.upkeep(defaultLimits, at());
  expect(entry.attempts.map(({ attempt }) => attempt.deliveryId)).toEqual([ids[0], ids[3], ids[4]]);
});
