import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Attempt } from "./attempt.ts";
import type { ClaimedDelivery, DeliveryStore, Settlement } from "./delivery-store.ts";
import { at, attemptAt, dateAt, makeRoom, newEvent, storeKinds, webhookFields } from "./fixtures/stores.ts";
import { defaultLimits, type Room, type WebhookLimits } from "./limits.ts";
import { DAY } from "./retention.ts";
import { joinBody } from "./scope-keys.ts";

describe.each(storeKinds)("the queue of the $kind store", ({ open, kind }) => {
  let store: DeliveryStore;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ store, remove } = await open());
  });
  afterEach(() => remove());

  /** Creates some webhooks for the same events. */
  async function addWebhooks(count = 1, limits?: WebhookLimits): Promise<void> {
    for (let i = 0; i < count; i++) await store.createWebhook(webhookFields, { limits });
  }

  async function claim(room: Partial<Room> = {}, time = 0): Promise<readonly ClaimedDelivery[]> {
    return (await store.claim(makeRoom(room), at(time))).deliveries;
  }

  /** Claims deliveries and lists them by webhook and body. */
  async function take(room: Partial<Room> = {}, time = 0): Promise<string[]> {
    return (await claim(room, time)).map(
      (one) => `${one.webhookId}${new TextDecoder().decode(joinBody(one))}`,
    );
  }

  const makeSettlement = (
    delivery: ClaimedDelivery,
    changes: Partial<Attempt> = {},
    retryIn?: number,
  ): Settlement => ({
    attempt: attemptAt(delivery.id, {
      webhookId: delivery.webhookId,
      number: delivery.attempts + 1,
      ...changes,
    }),
    lease: delivery.lease,
    retryIn,
  });

  /** Counts a webhook's deliveries by outcome, without zeros, and checks that they balance. */
  async function account(webhookId = 1): Promise<object> {
    const found = (await store.accounts()).find((one) => one.webhookId === webhookId);
    const { accepted = 0, webhookId: _, ...parts } = found ?? { webhookId };
    expect(Object.values(parts).reduce((sum, count) => sum + count, 0)).toBe(accepted);
    return Object.fromEntries(Object.entries(parts).filter(([, count]) => count > 0));
  }

  const listStates = async (query = {}): Promise<string> =>
    (await store.listDeliveries(query)).deliveries
      .map(({ webhookId, state }) => `${webhookId}${state}`)
      .join(" ");

  test.each([
    { room: { limit: 3 }, taken: ["1<1>", "1<1>", "2<2>"] },
    { room: { otherwise: 1 }, taken: ["1<1>", "2<2>", "3<3>"] },
    { room: { others: 1 }, taken: ["1<1>"] },
    { room: { others: 3, otherwise: 2 }, taken: ["1<1>", "1<1>", "2<2>"] },
    { room: { everywhere: 1 }, taken: ["1<1>", "2<2>", "3<3>"] },
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
  ])("hands out as much as there is room for: $room", async ({ room, taken }) => {
    await addWebhooks(3);
    await store.enqueue(newEvent, at());
    await store.enqueue(newEvent, at());
    expect(await take({ otherwise: 2, ...room })).toEqual(taken);
  });

  test("hands out webhook by webhook in turn, and each delivery once", async () => {
    await addWebhooks(2);
    await store.enqueue(newEvent, at());
    await store.enqueue(newEvent, at());
    expect(await take({ limit: 1 }, 1)).toEqual(["1<1>"]);
    expect(await take({ limit: 2, otherwise: 2 }, 2)).toEqual(["2<2>", "2<2>"]);
    expect(await take({}, 3)).toEqual(["1<1>"]);
    expect(await take({}, 4)).toEqual([]);
    expect(await store.queueState()).toEqual({ waiting: 0, running: 4, oldest: dateAt(0) });
  });

  test("hands out no more of a webhook than may be under way everywhere", async () => {
    await addWebhooks();
    for (let i = 0; i < 3; i++) await store.enqueue(newEvent, at());
    const [first] = await claim({ everywhere: 2, limit: 1 }, 1);
    expect(await claim({ everywhere: 2 }, 2)).toHaveLength(1);
    expect(await store.claim(makeRoom({ everywhere: 2 }), at(3))).toMatchObject({ deliveries: [], dueIn: 0 });
    await store.settle([makeSettlement(first!)], at(4));
    expect(await claim({ everywhere: 2 }, 5)).toHaveLength(1);
  });

  test("gives the targets of what was handed out alone, with their secrets", async () => {
    await store.createWebhook(webhookFields, { secret: "key" });
    await store.createWebhook({ ...webhookFields, events: [] });
    await store.enqueue(newEvent, at());
    const { targets, deliveries } = await store.claim(makeRoom(), at());
    expect([...targets]).toEqual([[1, { webhook: { id: 1, ...webhookFields }, secret: "key" }]]);
    expect(deliveries).toMatchObject([{ webhookId: 1, attempts: 0, redelivery: false, interrupted: false }]);
  });

  test("takes back what was not sent, to its place", async () => {
    await addWebhooks();
    const ids: string[] = [];
    for (const i of [0, 1, 2]) ids.push(...(await store.enqueue(newEvent, at(i))).map(({ id }) => id));
    const taken = await claim({ limit: 2 }, 3);
    await store.release([...taken.map(({ lease }) => lease), "0:gone"], at(4));
    const again = await claim({}, 5);
    expect(again.map(({ id }) => id)).toEqual(ids);
    expect(again.map(({ interrupted }) => interrupted)).toEqual([false, false, false]);
  });

  test("parks what waits for a webhook that is made inactive, until it is active", async () => {
    await addWebhooks(2);
    await store.enqueue(newEvent, at());
    const [running] = await claim({ limit: 1 });
    await store.enqueue(newEvent, at());
    await store.updateWebhook(1, { is_active: false });
    expect(await account()).toEqual({ parked: 1, waiting: 1 });
    expect(await listStates()).toBe("2waiting 1parked 2waiting 1waiting");
    expect(await take({ perWebhook: new Map([[2, 0]]) })).toEqual([]);
    await store.settle([makeSettlement(running!, { status: 500 }, 9)], at(1));
    expect(await account()).toEqual({ parked: 2 });
    expect(await store.queueState()).toMatchObject({ waiting: 2, running: 0 });
    await store.updateWebhook(1, { is_active: true });
    expect(await account()).toEqual({ waiting: 2 });
    expect(await take({ perWebhook: new Map([[2, 0]]) }, 10)).toHaveLength(2);
  });

  test("counts nothing as waiting that is parked", async () => {
    await addWebhooks();
    await store.enqueue(newEvent, at());
    await store.updateWebhook(1, { is_active: false });
    expect(await store.queueState()).toEqual({ waiting: 0, running: 0, oldest: null });
  });

  test.each([
    { limits: { maxAge: 5 }, expired: 2 },
    { limits: { maxWaiting: 1 }, expired: 1 },
    { limits: { maxWaiting: 2 }, expired: 0 },
  ])(
    "lets nothing expire that is under way, nor counts it as waiting: $limits",
    async ({ limits, expired }) => {
      await addWebhooks();
      for (let i = 0; i < 3; i++) await store.enqueue(newEvent, at());
      await claim({ limit: 1 });
      await store.upkeep({ ...defaultLimits, ...limits }, at(10));
      expect(await account()).toEqual({ ...(expired > 0 && { expired }), waiting: 3 - expired });
      expect(await store.queueState()).toMatchObject({ running: 1 });
    },
  );

  test("drops what waits for a webhook that is deleted, and records what was under way (W-end)", async () => {
    await addWebhooks();
    for (let i = 0; i < 4; i++) await store.enqueue(newEvent, at());
    const [first, second] = await claim({ limit: 2 });
    expect(await store.deleteWebhook(1)).toBe(true);
    expect(await store.deleteWebhook(1)).toBe(false);
    expect(await account()).toEqual({ dropped: 2, waiting: 2 });
    expect(await listStates()).toBe("1dropped 1dropped 1waiting 1waiting");
    await store.settle([makeSettlement(first!), makeSettlement(second!, { status: 500 }, 9)], at(1));
    expect(await account()).toEqual({ delivered: 1, dropped: 3 });
    await store.upkeep(defaultLimits, at(2));
    expect(await account()).toEqual({ delivered: 1, dropped: 3 });
    expect(await listStates({ state: "dropped" })).toBe("1dropped 1dropped 1dropped");
    expect(await claim({}, 100)).toEqual([]);
    expect((await store.replay({ outcome: "dropped" }, at(3))).deliveries).toEqual([]);
  });

  test("drops what is given back to a webhook that was deleted meanwhile", async () => {
    await addWebhooks();
    await store.enqueue(newEvent, at());
    const [delivery] = await claim();
    await store.deleteWebhook(1);
    await store.release([delivery!.lease], at(1));
    expect(await account()).toEqual({ dropped: 1 });
    expect(await claim({}, 100)).toEqual([]);
  });

  test("hands out by date: a retry before what was stored after that", async () => {
    await addWebhooks();
    const [first] = await store.enqueue(newEvent, at());
    const [delivery] = await claim();
    await store.settle([makeSettlement(delivery!, { status: 500 }, 5)], at(1));
    const later: string[] = [];
    for (const i of [3, 8]) later.push(...(await store.enqueue(newEvent, at(i))).map(({ id }) => id));
    expect((await claim({}, 10)).map(({ id }) => id)).toEqual([later[0], first!.id, later[1]]);
  });

  test("hands out a delivery again when it is due, and tells when", async () => {
    await addWebhooks();
    await store.enqueue(newEvent, at());
    const [delivery] = await claim();
    await store.settle([makeSettlement(delivery!, { status: 500 }, 1_000)], at(5));
    expect(await store.queueState()).toMatchObject({ waiting: 1, running: 0 });
    expect(await store.claim(makeRoom(), at(6))).toMatchObject({ deliveries: [], dueIn: 999 });
    expect(await claim({}, 1_005)).toMatchObject([{ attempts: 1, interrupted: false }]);
    expect(await account()).toEqual({ waiting: 1 });
  });

  test.runIf(kind !== "memory")(
    "hands out again what a process that died had, and settles nothing for it",
    async () => {
      await addWebhooks();
      await store.enqueue(newEvent, at());
      const [lost] = await claim();
      expect(await claim({}, 14_999)).toEqual([]);
      // The same store would renew its lease, but it has stopped.
      const [again] = await claim({}, 15_000);
      expect(again).toMatchObject({ id: lost!.id, interrupted: true });
      await store.settle([makeSettlement(lost!)], at(15_001));
      expect(await account()).toEqual({ waiting: 1 });
      await store.release([lost!.lease], at(15_002));
      expect(await claim({}, 15_003)).toEqual([]);
      await store.settle([makeSettlement(again!, { status: 500 })], at(15_004));
      expect(await account()).toEqual({ failed: 1 });
      expect((await store.listAttempts(1, { deliveryId: lost!.id })).attempts).toHaveLength(2);
    },
  );

  test("keeps what is renewed", async () => {
    await addWebhooks();
    await store.enqueue(newEvent, at());
    const [delivery] = await claim();
    await store.upkeep(defaultLimits, at(10_000));
    expect(await claim({}, 20_000)).toEqual([]);
    await store.settle([makeSettlement(delivery!)], at(20_001));
    expect(await account()).toEqual({ delivered: 1 });
  });

  test("keeps the order of an ordered webhook, through retries", async () => {
    await addWebhooks(1, { ordered: true });
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push(...(await store.enqueue(newEvent, at(i))).map(({ id }) => id));
    const [first, ...others] = await claim({}, 3);
    expect([first!.id, others]).toEqual([ids[0], []]);
    expect(await claim({}, 4)).toEqual([]);
    await store.settle([makeSettlement(first!, { status: 500 }, 100)], at(5));
    expect(await store.claim(makeRoom(), at(6))).toMatchObject({ deliveries: [], dueIn: 99 });
    const [again] = await claim({}, 105);
    expect(again!.id).toBe(ids[0]);
    await store.settle([makeSettlement(again!)], at(106));
    expect((await claim({}, 107)).map(({ id }) => id)).toEqual([ids[1]]);
  });

  test("is ordered where the service is", async () => {
    await addWebhooks();
    await store.enqueue(newEvent, at());
    await store.enqueue(newEvent, at());
    expect(await claim({ limits: { ...defaultLimits, ordered: true } })).toHaveLength(1);
  });

  test("keeps to a rate", async () => {
    await addWebhooks(1, { maxPerSecond: 20 });
    for (let i = 0; i < 50; i++) await store.enqueue(newEvent, at());
    let taken = 0;
    for (let time = 1; time < 1_001; time += 10) taken += (await claim({}, time)).length;
    expect(taken).toBe(20);
    const { dueIn = 0 } = await store.claim(makeRoom(), at(1_000));
    expect(dueIn).toBeGreaterThan(0);
    expect(dueIn).toBeLessThanOrEqual(100);
  });

  test("hands out nothing of a webhook that pauses, until then or until it is changed", async () => {
    await addWebhooks(2);
    await store.enqueue(newEvent, at());
    await store.pause(1, 1_000, at());
    await store.enqueue(newEvent, at(1));
    expect(await take({ otherwise: 9 }, 2)).toEqual(["2<2>", "2<2>"]);
    expect(await store.claim(makeRoom(), at(3))).toMatchObject({ deliveries: [], dueIn: 997 });
    expect(await take({ limit: 1 }, 1_000)).toEqual(["1<1>"]);
    await store.pause(1, 1_000, at(1_001));
    await store.updateWebhook(1, {});
    expect(await take({}, 1_002)).toEqual(["1<1>"]);
  });

  test.each([
    { limits: { maxWaiting: 2 }, time: 1_000, limit: "maxWaiting", count: 3, left: 2 },
    { limits: { maxAge: 1_000 }, time: 1_002, limit: "maxAge", count: 3, left: 2 },
  ])(
    "ends what is over its webhook's limits, the oldest first: $limits",
    async ({ limits, time, limit, count, left }) => {
      await addWebhooks(1, limits);
      const ids: string[] = [];
      for (let i = 0; i < 5; i++) ids.push(...(await store.enqueue(newEvent, at(i))).map(({ id }) => id));
      await store.updateWebhook(1, { is_active: false });
      expect(await store.upkeep(defaultLimits, at(time))).toMatchObject({
        expired: [{ webhookId: 1, count, limit }],
      });
      expect((await store.upkeep(defaultLimits, at(time))).expired).toEqual([]);
      expect(await account()).toEqual({ expired: count, parked: left });
      const { deliveries } = await store.listDeliveries({ state: "expired" });
      expect(deliveries.map(({ id }) => id).reverse()).toEqual(ids.slice(0, count));
      await store.updateWebhook(1, { is_active: true });
      expect((await claim({}, time)).map(({ id }) => id)).toEqual(ids.slice(count));
    },
  );

  test("stores an event of a key once", async () => {
    await addWebhooks(2);
    const event = { ...newEvent, key: "a" };
    const first = await store.enqueue(event, at());
    expect(await store.enqueue(event, at(1))).toEqual(first);
    const [second, third] = await Promise.all([
      store.enqueue({ ...newEvent, key: "b" }, at(2)),
      store.enqueue({ ...newEvent, key: "b" }, at(2)),
    ]);
    expect(third).toEqual(second);
    expect(await store.enqueue(newEvent, at(3))).not.toEqual(first);
    expect(await account()).toEqual({ waiting: 3 });
    await store.upkeep(defaultLimits, at(31 * DAY));
    expect(await store.enqueue(event, at(31 * DAY))).not.toEqual(first);
  });

  test("stores again what a query finds, in its order and at its rate", async () => {
    await addWebhooks(2);
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push(...(await store.enqueue(newEvent, at(i))).map(({ id }) => id));
    const taken = await claim({}, 10);
    const fails = (one: ClaimedDelivery): boolean => one.webhookId === 1 && one.id !== ids[0];
    await store.settle(
      taken.map((one) => makeSettlement(one, fails(one) ? { status: 500 } : {})),
      at(11),
    );
    expect(await account(1)).toEqual({ delivered: 1, failed: 3 });
    const query = {
      webhookId: 1,
      outcome: ["failed", "expired"] as const,
      since: dateAt(2),
      event: "create:task",
    };
    const { deliveries, next } = await store.replay({ ...query, dueIn: 100, spacing: 50 }, at(20));
    expect([deliveries.length, next]).toEqual([2, null]);
    // A delivery that was sent again is left to its replay.
    expect(await store.replay(query, at(20))).toEqual({ deliveries: [], next: null });
    expect(await store.replay({ ...query, event: "update:task" }, at(20))).toEqual({
      deliveries: [],
      next: null,
    });
    expect(await store.replay({ ...query, until: dateAt(2) }, at(20))).toEqual({
      deliveries: [],
      next: null,
    });
    expect(await account(1)).toEqual({ delivered: 1, failed: 3, waiting: 2 });
    expect(await claim({}, 119)).toEqual([]);
    expect(await claim({}, 120)).toMatchObject([{ id: deliveries[0]!.id, redelivery: true, attempts: 0 }]);
    expect(await claim({}, 170)).toMatchObject([{ id: deliveries[1]!.id }]);
    const { deliveries: listed } = await store.listDeliveries({ webhookId: 1, state: "waiting" });
    const origins = [ids[6], ids[4]];
    expect(listed.map(({ replayOf }) => replayOf)).toEqual(origins);
    expect((await store.replay({ deliveryId: ids[0]! }, at(200))).deliveries).toHaveLength(1);
    expect((await store.replay({ deliveryId: "gone" }, at(200))).deliveries).toEqual([]);
  });

  test("lists deliveries in pages, the newest first", async () => {
    await addWebhooks(2);
    for (let i = 0; i < 3; i++) await store.enqueue(newEvent, at(i));
    const first = await store.listDeliveries({ limit: 4 });
    const second = await store.listDeliveries({ limit: 4, before: first.next! });
    const dates = [first, second].map(({ deliveries }) => deliveries.map(({ date }) => date));
    expect(dates).toEqual([
      [dateAt(2), dateAt(2), dateAt(1), dateAt(1)],
      [dateAt(0), dateAt(0)],
    ]);
    expect(second.next).toBeNull();
    expect(first.deliveries[0]).toEqual({
      id: expect.any(String),
      webhookId: 2,
      event: "create:task",
      date: dateAt(2),
      state: "waiting",
      attempts: 0,
      replayOf: null,
    });
    expect(
      (await store.listDeliveries({ webhookId: 1, since: dateAt(1), until: dateAt(2) })).deliveries,
    ).toHaveLength(1);
    expect((await store.listDeliveries({ event: "update:task" })).deliveries).toEqual([]);
    expect((await store.listDeliveries({ before: "gone" })).deliveries).toEqual([]);
  });

  test("removes what has ended and is older than it is kept, with its attempts", async () => {
    await addWebhooks();
    const [queued] = await store.enqueue(newEvent, at());
    const [delivery] = await claim();
    await store.settle([makeSettlement(delivery!, { status: 500 }, 9)], at());
    await store.settle([{ attempt: attemptAt("00000000-0000-4000-8000-000000000001") }], at(1));
    await store.upkeep({ ...defaultLimits, maxAge: 90 * DAY }, at(30 * DAY));
    expect((await store.listAttempts(1)).attempts).toHaveLength(2);
    await store.upkeep({ ...defaultLimits, maxAge: 90 * DAY }, at(31 * DAY));
    const { attempts } = await store.listAttempts(1);
    expect(attempts.map(({ deliveryId }) => deliveryId)).toEqual([queued!.id]);
    expect(await account()).toEqual({ delivered: 1, waiting: 1 });
  });

  test("keeps what has ended while a calendar is set ahead", async () => {
    await addWebhooks();
    await store.enqueue({ ...newEvent, key: "once" }, at());
    const [delivery] = await claim();
    await store.settle([makeSettlement(delivery!)], at());
    await store.upkeep(defaultLimits, { ...at(), date: at(90 * DAY).date });
    expect((await store.listDeliveries({})).deliveries).toHaveLength(1);
    expect(await store.enqueue({ ...newEvent, key: "once" }, at())).toEqual([
      { id: delivery!.id, webhookId: 1 },
    ]);
  });

  test("tells since when a webhook fails, but for what the service itself cut off, and how long by no calendar", async () => {
    await addWebhooks();
    let count = 0;
    const settle = async (ticks: number, changes: Partial<Attempt>): Promise<unknown> => {
      const id = `00000000-0000-4000-8000-00000000000${++count}`;
      // The calendar jumps ahead by a year at each attempt.
      const now = { date: at(count * 365 * 86_400_000).date, ticks };
      return store.settle([{ attempt: attemptAt(id, changes) }], now);
    };
    const closed = { status: null, failure: { code: "closed", detail: "" } } as const;
    const [one, none] = [dateAt(1), null];
    const first = { webhookId: 1, since: one, before: none, milliseconds: 0 };
    expect(await settle(0, { status: 500, date: one })).toEqual([first]);
    expect(await settle(10, { ...closed, date: dateAt(2) })).toEqual([
      { ...first, before: one, milliseconds: 10 },
    ]);
    expect(await settle(30, { status: 404, date: dateAt(3) })).toEqual([
      { ...first, before: one, milliseconds: 30 },
    ]);
    expect(await settle(40, { date: dateAt(4) })).toEqual([
      { webhookId: 1, since: none, before: one, milliseconds: 0 },
    ]);
    const again = { webhookId: 1, since: dateAt(5), before: none, milliseconds: 0 };
    expect(await settle(50, { status: 500, date: dateAt(5) })).toEqual([again]);
    expect(await settle(60, { webhookId: 9 })).toEqual([]);
  });
});
