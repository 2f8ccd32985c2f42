import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { DeliveryStore, Moment } from "./delivery-store.ts";
import { makeEmission, user } from "./fixtures/emissions.ts";
import { answerings, createHeld } from "./fixtures/receiver.ts";
import {
  addWebhook,
  catchRefusal,
  closeAll,
  closeLater,
  listAll,
  openReceiver,
  openService,
  until,
} from "./fixtures/service.ts";
import { makeRoom, storeKinds } from "./fixtures/stores.ts";
import { createMemoryStore } from "./memory/create-memory-store.ts";
import { createSqliteStore } from "./sqlite/create-sqlite-store.ts";

afterEach(closeAll);

function makePath(): string {
  const folder = mkdtempSync(join(tmpdir(), "delivery-"));
  closeLater(() => rmSync(folder, { recursive: true }));
  return join(folder, "store.db");
}

async function openFile(path: string): Promise<DeliveryStore> {
  const store = await createSqliteStore(path);
  closeLater(store.close);
  return store;
}

const moment = (): Moment => ({ date: Date.now(), ticks: performance.now() });

describe("an SQLite store", () => {
  test("delivers after a restart what was accepted before", async () => {
    const { answering, release } = createHeld();
    const receiver = await openReceiver(answering);
    const path = makePath();
    const first = await openFile(path);
    const before = openService({ store: first, concurrency: 1 });
    await addWebhook(before, { target_url: receiver.url });
    for (let i = 0; i < 5; i++) await before.emit(makeEmission("create:task"));
    await until(() => receiver.received.length === 1);
    await before.close({ abort: true });
    await first.close();
    release();
    const after = openService({ store: await openFile(path) });
    await until(() => receiver.received.length >= 6);
    await after.idle();
    const attempts = await listAll(after, 1);
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(attempts.filter(({ failure }) => failure?.code === "closed")).toHaveLength(1);
    expect(attempts.filter(({ redelivery }) => redelivery)).toHaveLength(1);
  });

  test.each([
    { afterCrash: "redeliver", received: 1, status: 200, failure: null },
    { afterCrash: "record", received: 0, status: null, failure: { code: "unknown", detail: "" } },
  ] as const)(
    "with $afterCrash, says so of what was handed out and never recorded",
    async ({ afterCrash, received, status, failure }) => {
      const receiver = await openReceiver();
      const path = makePath();
      const first = await openFile(path);
      const before = openService({
        store: { ...first, claim: async () => ({ deliveries: [], targets: new Map() }) },
      });
      await addWebhook(before, { target_url: receiver.url });
      await before.emit(makeEmission("create:task"));
      // Handed out before the process disappeared.
      expect((await first.claim(makeRoom(), moment())).deliveries).toHaveLength(1);
      await first.close();
      // Its lease runs out.
      const elapsed = (): number => performance.now() + 15_000;
      const after = openService({ store: await openFile(path), afterCrash, elapsed });
      await until(async () => (await listAll(after, 1)).length > 0);
      expect(receiver.received).toHaveLength(received);
      const [attempt] = await listAll(after, 1);
      expect(attempt).toMatchObject({ status, failure, redelivery: true, number: 1 });
    },
  );

  test("hands out to several processes, each delivery to one of them", async () => {
    const path = makePath();
    const [first, second] = [await openFile(path), await openFile(path)];
    const service = openService({
      store: { ...first, claim: async () => ({ deliveries: [], targets: new Map() }) },
    });
    await addWebhook(service, { target_url: "http://127.0.0.1:1/" });
    for (let i = 0; i < 3; i++) await service.emit(makeEmission("create:task"));
    const take = async (store: DeliveryStore): Promise<readonly string[]> =>
      (await store.claim(makeRoom({ limit: 1 }), moment())).deliveries.map(({ id }) => id);
    const taken = [...(await take(first)), ...(await take(second)), ...(await take(first))];
    expect([new Set(taken).size, await take(second)]).toEqual([3, []]);
  });

  test("keeps no process alive by itself, and refuses what comes after its end", async () => {
    const store = await createSqliteStore(":memory:");
    await store.close();
    await store.close();
    expect(await catchRefusal(store.listWebhooks())).toEqual({
      code: "store-failed",
      message: "cannot use store: it is closed",
    });
  });
});

describe("a memory store", () => {
  test("refuses more than it may hold", async () => {
    const receiver = await openReceiver(answerings.hang);
    const service = openService({ store: createMemoryStore({ maxQueued: 2 }), timeout: 20_000 });
    await addWebhook(service, { target_url: receiver.url });
    const emissions = [1, 2, 3].map(() => catchRefusal(service.emit(makeEmission("create:task"))));
    const full = {
      code: "queue-full",
      message: "cannot queue delivery: the memory store holds 2 deliveries at most",
    };
    expect(await Promise.all(emissions)).toEqual(["fulfilled", "fulfilled", full]);
  });

  test("or has the emission wait for room", async () => {
    const { answering, release } = createHeld();
    const receiver = await openReceiver(answering);
    const store = createMemoryStore({ maxQueued: 2, whenFull: "wait" });
    const service = openService({ store, timeout: 20_000 });
    await addWebhook(service, { target_url: receiver.url });
    let stored = 0;
    const emissions = Array.from({ length: 5 }, () =>
      service.emit(makeEmission("create:task")).then(() => stored++),
    );
    await until(() => receiver.received.length > 0 && stored === 2);
    release();
    await Promise.all(emissions);
    await service.idle();
    expect(receiver.received).toHaveLength(5);
  });
});

describe.each(storeKinds)("with the $kind store", ({ open }) => {
  const start = async (options: Parameters<typeof openService>[0] = {}) => {
    const { store, remove } = await open();
    closeLater(remove);
    return { store, service: openService({ store, ...options }) };
  };

  test("a delivery is sent again on demand: the same bytes, marked, to a webhook that is active", async () => {
    const receiver = await openReceiver();
    const { service } = await start();
    await addWebhook(service, { target_url: receiver.url, secret: "s" });
    const [delivery] = await service.emit(makeEmission("create:task"));
    await service.idle();
    const again = await service.redeliver(delivery!.id);
    await service.idle();
    const ping = await service.ping(1, user);
    await service.redeliver(ping.status === "attempted" ? ping.attempt.deliveryId : "");
    await service.idle();
    const bodies = receiver.received.map(({ body }) => body.toString());
    expect([bodies[1], bodies[3]]).toEqual([bodies[0], bodies[2]]);
    const attempts = await listAll(service, 1);
    expect(attempts.map(({ redelivery }) => redelivery)).toEqual([false, true, false, true]);
    expect(attempts[1]?.deliveryId).toBe(again.id);
    expect(await catchRefusal(service.redeliver("nowhere"))).toEqual({
      code: "unknown-delivery",
      message: "cannot find delivery: delivery nowhere does not exist or is no longer kept",
    });
  });

  test("attempts come in pages, the newest first", async () => {
    const receiver = await openReceiver();
    const { service } = await start();
    await addWebhook(service, { target_url: receiver.url });
    for (let i = 0; i < 5; i++) await service.ping(1, user);
    const everything = (await service.attempts(1)).attempts.map(({ id }) => id);
    const first = await service.attempts(1, { limit: 2 });
    const second = await service.attempts(1, { limit: 2, before: first.next! });
    const third = await service.attempts(1, { limit: 2, before: second.next! });
    const paged = [first, second, third].map(({ attempts }) => attempts.map(({ id }) => id));
    expect(paged).toEqual([everything.slice(0, 2), everything.slice(2, 4), everything.slice(4)]);
    expect(third.next).toBeNull();
    expect(await service.attempt(everything[3]!)).toMatchObject({ id: everything[3] });
  });

  test("a webhook that fails for days is made inactive, whatever the calendar says, and its owner can be told", async () => {
    const date = "2026-01-01T00:00:00.000Z";
    const receiver = await openReceiver(answerings.fail);
    const told: unknown[] = [];
    let days = 0;
    const { service } = await start({
      now: () => Date.parse(date),
      elapsed: () => performance.now() + days * 86_400_000,
      deactivateAfterDays: 3,
      onEvent: (event) => event.type === "deactivated" && told.push([event.webhook.owner, event.since]),
    });
    await addWebhook(service, { target_url: receiver.url });
    for (days of [0, 1, 2, 3]) {
      expect((await service.getWebhook(1))?.is_active).toBe(true);
      await service.emit(makeEmission("create:task"));
      await service.idle();
    }
    await until(() => told.length > 0);
    expect(told).toEqual([[user, date]]);
    expect((await service.getWebhook(1))?.is_active).toBe(false);
  });
});

test("an emission that could not be stored rejects, also where nobody awaits it", async () => {
  const store: DeliveryStore = {
    ...createMemoryStore(),
    enqueue: () => Promise.reject(new Error("disk full")),
  };
  const service = openService({ store });
  const unhandled: unknown[] = [];
  const listener = (error: unknown): void => void unhandled.push(error);
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", listener);
  void service.emit(makeEmission("create:task"));
  await until(() => unhandled.length > 0);
  process.removeListener("unhandledRejection", listener);
  for (const other of others) process.on("unhandledRejection", other);
  expect(unhandled).toEqual([new Error("disk full")]);
});

test("what the store cannot record is recorded later, and onError is told", async () => {
  const receiver = await openReceiver();
  const memory = createMemoryStore();
  const thrown: unknown[] = [];
  let failures = 2;
  const store: DeliveryStore = {
    ...memory,
    settle: (settlements, now) =>
      failures-- > 0 ? Promise.reject(new Error("locked")) : memory.settle(settlements, now),
  };
  const service = openService({ store, onError: (error, place) => void thrown.push([error, place]) });
  await addWebhook(service, { target_url: receiver.url });
  await service.emit(makeEmission("create:task"));
  await service.idle();
  expect(thrown).toEqual(Array(2).fill([new Error("locked"), { in: "store" }]));
  expect(await listAll(service, 1)).toHaveLength(1);
  expect(receiver.received).toHaveLength(1);
});
