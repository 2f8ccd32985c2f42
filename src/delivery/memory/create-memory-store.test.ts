import { describe, expect, test } from "vitest";
import type { Attempt } from "../attempt.ts";
import { DAY, type DeliveryStore, type NewEvent, type Room, type WebhookFields } from "../delivery-store.ts";
import { createMemoryStore, type MemoryStoreOptions } from "./create-memory-store.ts";

const START = Date.parse("2026-01-31T08:30:00.000Z");
const dateAt = (milliseconds: number): string => new Date(START + milliseconds).toISOString();
const all: Room = { limit: 100, perWebhook: new Map(), otherwise: 100, others: 100 };

const fields = {
  target_url: "https://a.example/hook",
  type: "project",
  is_active: true,
  project: 12,
  organization: 3,
  events: ["create:task"],
} as unknown as WebhookFields;

const event: NewEvent = {
  event: "create:task",
  scope: { project: 12 },
  head: new TextEncoder().encode("<"),
  tail: new TextEncoder().encode(">"),
  date: dateAt(0),
};

const attemptOf = (deliveryId: string, changes: Partial<Attempt> = {}): Attempt => ({
  id: `a-${deliveryId}`,
  deliveryId,
  number: 1,
  redelivery: false,
  webhookId: 1,
  event: "ping",
  targetUrl: fields.target_url,
  address: null,
  date: dateAt(0),
  duration: 5,
  headers: { a: "b" },
  body: new Uint8Array([1]),
  status: 200,
  failure: null,
  answer: new Uint8Array([2]),
  answerTruncated: false,
  ...changes,
});

/** Opens a store with some webhooks that listen to the same. */
async function open(webhooks = 1, options: MemoryStoreOptions = {}): Promise<DeliveryStore> {
  const store = createMemoryStore(options);
  for (let i = 0; i < webhooks; i++) await store.createWebhook(fields);
  return store;
}

/** Claims, and gives what came, by webhook and body. */
async function take(store: DeliveryStore, room: Partial<Room> = {}, at = 0): Promise<string[]> {
  const { deliveries } = await store.claim({ ...all, ...room }, START + at);
  return deliveries.map(({ webhookId, body }) => `${webhookId}${new TextDecoder().decode(body)}`);
}

describe("what is handed out", () => {
  test.each([
    { room: { limit: 3 }, taken: ["1<1>", "1<1>", "2<2>"] },
    { room: { otherwise: 1 }, taken: ["1<1>", "2<2>", "3<3>"] },
    { room: { others: 1 }, taken: ["1<1>"] },
    { room: { others: 3 }, taken: ["1<1>", "1<1>", "2<2>"] },
    { room: { others: 5 }, taken: ["1<1>", "1<1>", "2<2>", "2<2>", "3<3>"] },
    { room: { limit: 0 }, taken: [] },
    {
      room: {
        perWebhook: new Map([
          [1, 0],
          [3, 2],
        ]),
        otherwise: 1,
      },
      taken: ["2<2>", "3<3>", "3<3>"],
    },
    { room: { perWebhook: new Map([[1, 9]]), others: 1 }, taken: ["1<1>", "1<1>", "2<2>"] },
  ])("is as much as there is room for: $room", async ({ room, taken }) => {
    const store = await open(3);
    await store.enqueue(event);
    await store.enqueue(event);
    expect(await take(store, room)).toEqual(taken);
  });

  test("comes webhook by webhook in turn, and each only once", async () => {
    const store = await open(2);
    await store.enqueue(event);
    await store.enqueue(event);
    expect(await take(store, { limit: 1 })).toEqual(["1<1>"]);
    expect(await take(store, { limit: 2 })).toEqual(["2<2>", "2<2>"]);
    expect(await take(store)).toEqual(["1<1>"]);
    expect(await take(store)).toEqual([]);
    expect(await store.queueState()).toEqual({ waiting: 0, running: 4, oldest: dateAt(0) });
  });

  test("has the targets of what was handed out alone, with their secrets", async () => {
    const store = createMemoryStore();
    await store.createWebhook(fields, "key");
    await store.createWebhook({ ...fields, events: [] });
    await store.enqueue(event);
    const { targets, deliveries, ...others } = await store.claim(all, START);
    expect([...targets]).toEqual([[1, { webhook: { id: 1, ...fields }, secret: "key" }]]);
    expect(deliveries).toMatchObject([{ webhookId: 1, attempts: 0, redelivery: false, interrupted: false }]);
    expect(others).toEqual({});
  });

  test("goes back to its place", async () => {
    const store = await open();
    const ids: string[] = [];
    for (const i of [0, 1, 2])
      ids.push(...(await store.enqueue({ ...event, date: dateAt(i) })).map(({ id }) => id));
    await take(store, { limit: 2 });
    await store.release([...ids, "gone"]);
    const { deliveries } = await store.claim(all, START);
    expect(deliveries.map(({ id }) => id)).toEqual(ids);
  });

  test("is nothing of a webhook that is not active any more, or was deleted", async () => {
    const store = await open(3);
    await store.enqueue(event);
    await store.updateWebhook(1, { is_active: false });
    expect(await store.deleteWebhook(2)).toBe(true);
    expect(await store.deleteWebhook(2)).toBe(false);
    expect(await take(store)).toEqual(["3<3>"]);
    expect(await store.queueState()).toMatchObject({ waiting: 0, running: 1 });
    await store.updateWebhook(1, { is_active: true });
    expect(await take(store)).toEqual([]);
  });

  test("comes again when it is due, and tells when", async () => {
    const store = await open();
    const [queued] = await store.enqueue(event);
    await take(store);
    await store.settle([{ attempt: attemptOf(queued!.id, { status: 500, failure: null }), retryIn: 1_000 }]);
    expect(await store.queueState()).toMatchObject({ waiting: 1, running: 0 });
    // From the end of the attempt on, which took 5 ms.
    expect(await store.claim(all, START + 4)).toMatchObject({ deliveries: [], dueIn: 1_001 });
    expect(await store.claim(all, START + 1_005)).toMatchObject({ deliveries: [{ attempts: 1 }] });
  });
});

describe("a full store", () => {
  test("refuses what it has no room for, all of it", async () => {
    const store = await open(2, { maxQueued: 3 });
    await store.enqueue(event);
    const refusal = {
      code: "queue-full",
      message: expect.stringContaining("the memory store holds 3 deliveries at most"),
    };
    await expect(store.enqueue(event)).rejects.toMatchObject(refusal);
    const [first] = (await store.claim(all, START)).deliveries;
    expect(await store.repeat(first!.id, dateAt(1))).toMatchObject({ webhookId: 1 });
    await expect(store.repeat(first!.id, dateAt(1))).rejects.toMatchObject(refusal);
    expect(await store.repeat("gone", dateAt(1))).toBeUndefined();
    await store.settle([{ attempt: attemptOf(first!.id) }]);
    expect(await store.repeat(first!.id, dateAt(1))).toMatchObject({ webhookId: 1 });
  });

  test("has what comes wait for room, where it is told so", async () => {
    const store = await open(2, { maxQueued: 3, whenFull: "wait" });
    await store.enqueue(event);
    let isStored = false;
    const stored = store.enqueue(event).then((queued) => {
      isStored = true;
      return queued;
    });
    const [first, second] = (await store.claim(all, START)).deliveries;
    await store.settle([{ attempt: attemptOf(first!.id), retryIn: 9 }]);
    expect(isStored).toBe(false);
    await store.settle([{ attempt: attemptOf(second!.id, { webhookId: 2 }) }]);
    expect(await stored).toHaveLength(2);
  });

  test("has nothing wait for room whose service closes, and everything else", async () => {
    const store = await open(2, { maxQueued: 3, whenFull: "wait" });
    await store.enqueue(event);
    const { deliveries } = await store.claim(all, START);
    const [closing, other] = [new AbortController(), new AbortController()];
    const refused = [
      store.enqueue(event, undefined, closing.signal),
      store.enqueue(event, undefined, closing.signal),
    ].map((stored) => stored.catch(({ code, message }) => ({ code, message })));
    const stored = store.enqueue(event, undefined, other.signal);
    closing.abort();
    refused.push(
      store.enqueue(event, undefined, closing.signal).catch(({ code, message }) => ({ code, message })),
    );
    const refusal = {
      code: "closed",
      message: "cannot use delivery service: it closed before the store had room",
    };
    expect(await Promise.all(refused)).toEqual([refusal, refusal, refusal]);
    for (const { id, webhookId } of deliveries)
      await store.settle([{ attempt: attemptOf(id, { webhookId }) }]);
    expect(await stored).toHaveLength(2);
  });

  test("refuses at once what never has room", async () => {
    const store = await open(2, { maxQueued: 1, whenFull: "wait" });
    await expect(store.enqueue(event)).rejects.toMatchObject({ code: "queue-full" });
  });

  test("joins no transaction", async () => {
    const store = await open();
    await expect(store.enqueue(event, {} as never)).rejects.toMatchObject({
      code: "store-failed",
      message: expect.stringContaining("a memory store cannot join a transaction"),
    });
  });
});

describe("the record", () => {
  const idsOf = async (store: DeliveryStore, webhookId = 1): Promise<string[]> =>
    (await store.listAttempts(webhookId, { limit: 1_000 })).attempts.map(({ deliveryId }) => deliveryId);

  test("drops with a delivery its attempts: the oldest of too many, and nothing that waits", async () => {
    const store = await open(2, { retention: { deliveriesPerWebhook: 2 } });
    const [waiting] = await store.enqueue(event);
    await take(store);
    await store.settle([{ attempt: attemptOf(waiting!.id, { status: 500 }), retryIn: 9 }]);
    for (const id of ["a", "b", "c"]) await store.settle([{ attempt: attemptOf(id) }]);
    await store.settle([{ attempt: attemptOf("x", { webhookId: 2 }) }]);
    expect(await idsOf(store)).toEqual(["c", "b", waiting!.id]);
    expect(await idsOf(store, 2)).toEqual(["x"]);
    expect(await store.readAttempt("a-a")).toBeUndefined();
    expect(await store.repeat("a", dateAt(0))).toBeUndefined();
  });

  test("drops what is older than its days, looking every 256 attempts", async () => {
    const store = await open(1, { retention: { days: 2 } });
    await store.settle(["a", "b", "c"].map((id, i) => ({ attempt: attemptOf(id, { date: dateAt(i) }) })));
    const now = dateAt(2 * DAY + 1);
    const later = (count: number): Promise<unknown> =>
      store.settle(
        Array.from({ length: count }, (_, i) => ({ attempt: attemptOf(`l${count}-${i}`, { date: now }) })),
      );
    await later(252);
    expect((await idsOf(store)).slice(-3)).toEqual(["c", "b", "a"]);
    await later(1);
    // What is exactly as old is kept.
    expect((await idsOf(store)).slice(-2)).toEqual(["c", "b"]);
  });

  test("has the bytes and headers as they were, whatever becomes of those given", async () => {
    const store = await open();
    const attempt = attemptOf("a");
    await store.settle([{ attempt }]);
    attempt.body[0] = 9;
    attempt.answer[0] = 9;
    (attempt.headers as Record<string, string>).a = "changed";
    const [read] = (await store.listAttempts(1)).attempts;
    expect(read).toEqual(attemptOf("a"));
    expect(await store.readAttempt("a-a")).toEqual(attemptOf("a"));
    expect(await store.readAttempt("gone")).toBeUndefined();
  });

  test("comes in pages", async () => {
    const store = await open();
    await store.settle(["a", "b", "c"].map((id) => ({ attempt: attemptOf(id) })));
    const first = await store.listAttempts(1, { limit: 2 });
    expect(first).toMatchObject({
      attempts: [{ deliveryId: "c" }, { deliveryId: "b" }],
      next: expect.any(String),
    });
    expect(await store.listAttempts(1, { limit: 2, before: first.next! })).toMatchObject({
      attempts: [{ deliveryId: "a" }],
      next: null,
    });
    expect(await store.listAttempts(1, { limit: 3 })).toMatchObject({ next: null });
    expect(await store.listAttempts(9)).toEqual({ attempts: [], next: null });
  });

  test("tells since when a webhook fails, but for what the service itself cut off", async () => {
    const store = await open();
    const since = async (id: string, changes: Partial<Attempt>): Promise<unknown> =>
      store.settle([{ attempt: attemptOf(id, changes) }]);
    const closed = { status: null, failure: { code: "closed", detail: "" } } as const;
    expect(await since("a", { status: 500, date: dateAt(1) })).toEqual([{ webhookId: 1, since: dateAt(1) }]);
    expect(await since("b", { ...closed, date: dateAt(2) })).toEqual([]);
    expect(await since("c", { status: 404, date: dateAt(3) })).toEqual([{ webhookId: 1, since: dateAt(1) }]);
    expect(await since("d", { date: dateAt(4) })).toEqual([{ webhookId: 1, since: null }]);
    expect(await since("e", { webhookId: 9 })).toEqual([]);
  });

  test("shows the last delivery, in the order of the contract, without a status where none came", async () => {
    const store = await open();
    await store.settle([{ attempt: attemptOf("a", { date: dateAt(1) }) }]);
    expect(await store.readWebhook(1)).toEqual({
      id: 1,
      ...fields,
      last_status: 200,
      last_delivery_date: dateAt(1),
    });
    await store.settle([
      {
        attempt: attemptOf("b", { status: null, failure: { code: "timeout", detail: "" }, date: dateAt(2) }),
      },
    ]);
    const webhook = await store.readWebhook(1);
    expect(webhook).toMatchObject({ last_delivery_date: dateAt(2) });
    expect(webhook).not.toHaveProperty("last_status");
  });
});
