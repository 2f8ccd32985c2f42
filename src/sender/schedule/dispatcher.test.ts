import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Claim, Moment } from "../delivery-store.ts";
import {
  createDispatcherCase,
  makeClaim,
  makeDelivery,
  makeTarget,
  pass,
  turn,
} from "../fixtures/dispatcher-case.ts";
import type { Room } from "../limits.ts";

// Turns of the event loop are real, because they take no time.
const toFake = ["setTimeout", "clearTimeout", "Date", "performance"] as const;
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: [...toFake] }));
afterEach(() => void vi.useRealTimers());

describe("a delivery", () => {
  test.each([
    {
      afterCrash: "redeliver",
      sent: 1,
      attempt: { status: 200, failure: null, number: 1, redelivery: true },
    },
    {
      afterCrash: "record",
      sent: 0,
      attempt: { status: null, failure: { code: "unknown" }, number: 1, redelivery: true },
    },
  ] as const)("that was cut off is sent or recorded: $afterCrash", async ({ afterCrash, sent, attempt }) => {
    const one = createDispatcherCase([makeClaim([makeDelivery("a", 7, { interrupted: true })])], {
      afterCrash,
    });
    one.dispatcher.wake();
    await turn();
    await one.answer();
    expect(one.sent).toHaveLength(sent);
    expect(one.settled).toMatchObject([{ attempt }]);
    await one.dispatcher.idle();
  });

  test.each([
    { changes: {}, number: 1, redelivery: false },
    { changes: { attempts: 2 }, number: 3, redelivery: true },
    { changes: { redelivery: true }, number: 1, redelivery: true },
  ])("counts its attempts: $changes", async ({ changes, number, redelivery }) => {
    const one = createDispatcherCase([makeClaim([makeDelivery("a", 7, changes)])]);
    one.dispatcher.wake();
    await turn();
    await one.answer();
    expect(one.settled).toMatchObject([{ attempt: { number, redelivery } }]);
    expect(one.settled[0]?.retryIn).toBeUndefined();
  });

  test("that failed is settled with the time of the next attempt", async () => {
    const one = createDispatcherCase([makeClaim([makeDelivery("a")])], { retries: { delays: [0] } });
    one.dispatcher.wake();
    await turn();
    await one.answer(1, 503);
    expect(one.settled).toMatchObject([{ lease: "a", retryIn: 0 }]);
    expect(one.asked).toHaveLength(2);
  });

  test("without an answer gives its place to others after its patience", async () => {
    const newcomers = [1, 2, 3].map((id) => makeDelivery(`${id}`, id));
    const one = createDispatcherCase([
      makeClaim(newcomers.slice(0, 2), { dueIn: 0 }),
      makeClaim([], { dueIn: 0 }),
      makeClaim(newcomers.slice(2)),
    ]);
    one.dispatcher.wake();
    await pass(39);
    expect([one.sent.length, one.asked.length]).toEqual([2, 2]);
    await pass(1);
    expect(one.sent).toEqual(["h1.example", "h2.example", "h3.example"]);
  });

  test("of a webhook that answers nothing pauses it in the store, and a probe ends the pause", async () => {
    const breaker = { failures: 2, pauseMs: 300, maxPauseMs: 300 };
    const claims = [makeClaim([makeDelivery("0")])];
    const one = createDispatcherCase(claims, { breaker });
    const fail = async (): Promise<void> => {
      one.dispatcher.wake();
      await turn();
      await one.answer(1, new Error("reset"));
    };
    await fail();
    expect(one.paused).toEqual([]);
    claims.push(makeClaim([makeDelivery("1")]));
    await fail();
    const pause = [7, expect.closeTo(300, 0)];
    expect([one.paused, one.sent.length]).toEqual([[pause], 2]);
    expect(one.told).toContainEqual(["paused", ...pause]);
    await one.dispatcher.idle();
    vi.advanceTimersByTime(301);
    claims.push(makeClaim([makeDelivery("2")]));
    one.dispatcher.wake();
    await turn();
    await one.answer();
    expect(one.told.at(-1)).toEqual(["resumed", 7]);
    await one.dispatcher.idle();
    expect(one.settled).toHaveLength(3);
  });

  test("whose receiver asks for time pauses its webhook for that time", async () => {
    const claims = [makeClaim([makeDelivery("a")])];
    const retries = { delays: [1_000], maxRetryAfter: 60_000 };
    const one = createDispatcherCase(claims, { retries });
    one.dispatcher.wake();
    await turn();
    await one.answer(1, 503, "90");
    expect([one.paused, one.settled[0]?.retryIn]).toEqual([[[7, 60_000]], 60_000]);
    expect(one.told).toContainEqual(["paused", 7, 60_000]);
  });
});

test("what the store hands out for a webhook that has begun to pause meanwhile is given back", async () => {
  const breaker = { failures: 1, pauseMs: 300, maxPauseMs: 300 };
  const later = Promise.withResolvers<Claim>();
  const claims = [makeClaim([makeDelivery("a")], { dueIn: 0 }), later.promise];
  const claim = async (): Promise<Claim> => claims.shift() ?? makeClaim([]);
  const one = createDispatcherCase([], { breaker, most: { claim } });
  one.dispatcher.wake();
  await turn();
  await one.answer(1, new Error("reset"));
  later.resolve(makeClaim([makeDelivery("b"), makeDelivery("c", 8)]));
  await turn();
  expect([one.released, one.sent]).toEqual([[["b"]], ["h7.example", "h8.example"]]);
});

test("a webhook whose secret cannot be opened waits, and onError is told", async () => {
  const { webhook } = makeTarget(7);
  const target = { webhook, secret: "sealed" };
  const claims = [makeClaim([makeDelivery("a")], { targets: new Map([[7, target]]) })];
  const openSecret = async (): Promise<never> => {
    throw new Error("no key");
  };
  const one = createDispatcherCase(claims, { openSecret });
  one.dispatcher.wake();
  await turn();
  expect([one.sent, one.released, one.paused, one.settled]).toEqual([[], [["a"]], [[7, 5_000]], []]);
  expect(one.errors).toEqual([["no key", { in: "hook" }]]);
  await expect(
    one.dispatcher.run({
      deliveryId: "p",
      event: "ping",
      number: 1,
      redelivery: false,
      target,
      body: new Uint8Array(),
    }),
  ).rejects.toThrow("no key");
});

test("a store that takes nothing back is asked again a second later", async () => {
  const breaker = { failures: 1, pauseMs: 5_000, maxPauseMs: 5_000 };
  let fails = 2;
  const released: unknown[] = [];
  const release = async (ids: readonly string[]): Promise<void> => {
    if (fails-- > 0) throw new Error("locked");
    released.push(ids);
  };
  const claims = [makeClaim(["a", "b"].map((id) => makeDelivery(id)))];
  // A webhook that has not answered yet has one place.
  const one = createDispatcherCase(claims, { breaker, most: { release } });
  one.dispatcher.wake();
  await turn();
  await one.answer(1, new Error("reset"));
  let isIdle = false;
  void one.dispatcher.idle().then(() => {
    isIdle = true;
  });
  await pass(1_999);
  expect([released, isIdle]).toEqual([[], false]);
  await pass(1);
  expect([released, isIdle]).toEqual([[["b"]], true]);
  expect(one.errors).toEqual(Array.from({ length: 2 }, () => ["locked", { in: "store" }]));
});

test("a delivery to an address without a place waits unsent until there is one", async () => {
  const claims = [makeClaim([1, 2].map((id) => makeDelivery(`${id}`, id)))];
  const one = createDispatcherCase(claims, { concurrencyPerAddress: 1, address: "192.0.2.1" });
  one.dispatcher.wake();
  await turn();
  expect([one.sent, one.released]).toEqual([["h1.example"], [["2"]]]);
  claims.push(makeClaim([], { dueIn: 0 }));
  one.dispatcher.wake();
  await turn();
  expect(one.asked.at(-1)?.room.perWebhook.get(2)).toBe(0);
  claims.push(makeClaim([makeDelivery("2", 2)]));
  await one.answer();
  expect(one.sent).toEqual(["h1.example", "h2.example"]);
  await one.answer();
  await one.dispatcher.idle();
  // A delivery that was not sent is not an attempt.
  expect(one.told).toEqual([
    ["ended", "1", 200],
    ["ended", "2", 200],
  ]);
  expect(one.settled.map(({ attempt }) => attempt.number)).toEqual([1, 1]);
});

test("a transport that is not the service's own is never refused an address that it tells", async () => {
  const claims = [makeClaim([1, 2].map((id) => makeDelivery(`${id}`, id)))];
  const options = { concurrencyPerAddress: 1, address: "192.0.2.1", ownTransport: undefined };
  const one = createDispatcherCase(claims, options);
  one.dispatcher.wake();
  await turn();
  await one.answer(2);
  expect([one.sent, one.released]).toEqual([["h1.example", "h2.example"], []]);
});

describe("the dispatcher", () => {
  const work = {
    deliveryId: "p",
    event: "ping",
    number: 1,
    redelivery: false,
    target: makeTarget(9),
    body: new Uint8Array(),
  } as const;

  test("runs what is urgent before all others, as soon as there is a place", async () => {
    const claims = [makeClaim([makeDelivery("1", 1)], { dueIn: 0 }), makeClaim([makeDelivery("2", 2)])];
    const one = createDispatcherCase(claims, { concurrency: 1 });
    one.dispatcher.wake();
    await turn();
    const made = one.dispatcher.run(work);
    await turn();
    expect(one.sent).toEqual(["h1.example"]);
    await one.answer();
    expect(one.sent).toEqual(["h1.example", "h9.example"]);
    await one.answer();
    expect((await made).status).toBe(200);
    expect(one.sent).toEqual(["h1.example", "h9.example", "h2.example"]);
    expect(one.settled.map(({ attempt }) => attempt.deliveryId)).toEqual(["1", "p"]);
  });

  test("runs no more of what is urgent than its webhook and its address have places", async () => {
    const one = createDispatcherCase([], {
      concurrencyPerWebhook: 1,
      concurrencyPerAddress: 2,
      address: "192.0.2.1",
    });
    const made = [9, 9, 8, 7].map((id) => one.dispatcher.run({ ...work, target: makeTarget(id) }));
    await turn();
    expect(one.sent).toEqual(["h9.example", "h8.example"]);
    await one.answer();
    expect(one.sent).toEqual(["h9.example", "h8.example", "h9.example"]);
    await one.answer();
    expect(one.sent.at(-1)).toBe("h7.example");
    await one.answer(2);
    expect((await Promise.all(made)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await one.dispatcher.idle();
  });

  test("sends what is due at its time, though a ping to another webhook begins a longer pause", async () => {
    const breaker = { failures: 1, pauseMs: 5_000, maxPauseMs: 5_000 };
    const start = performance.now();
    const claim = async (_: Room, now: Moment): Promise<Claim> => {
      const dueIn = start + 300 - now.ticks;
      return dueIn > 0 ? makeClaim([], { dueIn }) : makeClaim(claims.splice(0));
    };
    const claims = [makeDelivery("a")];
    const one = createDispatcherCase([], { breaker, most: { claim } });
    one.dispatcher.wake();
    await turn();
    void one.dispatcher.run(work);
    await turn();
    await one.answer(1, new Error("reset"));
    expect(one.told).toContainEqual(["paused", 9, 5_000]);
    await pass(299);
    expect(one.sent).toEqual(["h9.example"]);
    await pass(1);
    expect(one.sent).toEqual(["h9.example", "h7.example"]);
  });

  test("ends the pause of a webhook that was changed, and asks again", async () => {
    const breaker = { failures: 1, pauseMs: 5_000, maxPauseMs: 5_000 };
    const claims = [makeClaim([makeDelivery("a")])];
    const one = createDispatcherCase(claims, { breaker });
    one.dispatcher.wake();
    await turn();
    await one.answer(1, new Error("reset"));
    claims.push(makeClaim([makeDelivery("b")]));
    one.dispatcher.recall(7);
    await turn();
    expect(one.told.at(-1)).toEqual(["resumed", 7]);
    expect(one.sent).toEqual(["h7.example", "h7.example"]);
    one.dispatcher.recall(7);
    expect(one.told.filter((told) => Array.isArray(told) && told[0] === "resumed")).toHaveLength(1);
  });

  test("is idle when nothing runs, waits or is recorded", async () => {
    const one = createDispatcherCase([makeClaim([makeDelivery("a")])]);
    await one.dispatcher.idle();
    one.dispatcher.wake();
    let isIdle = false;
    void one.dispatcher.idle().then(() => {
      isIdle = true;
    });
    await turn();
    expect(isIdle).toBe(false);
    await one.answer();
    expect(isIdle).toBe(true);
  });

  test("stops: what runs ends, what comes too late is given back, and the store is asked no more", async () => {
    const late = Promise.withResolvers<Claim>();
    const claims = [makeClaim([makeDelivery("a")], { dueIn: 0 }), late.promise];
    const one = createDispatcherCase([], { most: { claim: async () => claims.shift() ?? makeClaim([]) } });
    one.dispatcher.wake();
    await turn();
    let isStopped = false;
    void one.dispatcher.stop().then(() => {
      isStopped = true;
    });
    late.resolve(makeClaim([makeDelivery("b", 8)], { dueIn: 100 }));
    await turn();
    expect([isStopped, one.released]).toEqual([false, [["b"]]]);
    await one.answer();
    expect([isStopped, one.sent, vi.getTimerCount()]).toEqual([true, ["h7.example"], 0]);
  });

  test("tells what keeps it from giving back", async () => {
    const release = async (): Promise<void> => {
      throw new Error("locked");
    };
    const late = Promise.withResolvers<Claim>();
    const one = createDispatcherCase([], { most: { release, claim: () => late.promise } });
    one.dispatcher.wake();
    await turn();
    const stopped = one.dispatcher.stop();
    late.resolve(makeClaim([makeDelivery("a")]));
    await stopped;
    expect(one.errors).toEqual([["locked", { in: "store" }]]);
  });

  test("gives up all that waits, in the store as well", async () => {
    const lost: Claim = { deliveries: [makeDelivery("b", 8)], targets: new Map() };
    const one = createDispatcherCase([makeClaim([makeDelivery("a", 7, { attempts: 1 })]), lost], {
      givenUp: AbortSignal.abort(),
    });
    await Promise.all([one.dispatcher.giveUp(), pass(10)]);
    expect(one.asked.map(({ room }) => room.everywhere)).toEqual([Infinity, Infinity, Infinity]);
    expect(one.settled).toMatchObject([
      { attempt: { deliveryId: "a", number: 2, failure: { code: "closed" } } },
    ]);
  });
});
