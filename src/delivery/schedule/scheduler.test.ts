import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Claim, Room } from "../delivery-store.ts";
import {
  claimOf,
  createSchedulerCase,
  deliveryOf,
  pass,
  targetOf,
  turn,
} from "../fixtures/scheduler-case.ts";

// Turns of the event loop are real, as they take no time.
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
    const one = createSchedulerCase([claimOf([deliveryOf("a", 7, { interrupted: true })])], { afterCrash });
    one.scheduler.wake();
    await turn();
    await one.answer();
    expect(one.sent).toHaveLength(sent);
    expect(one.settled).toMatchObject([{ attempt }]);
    await one.scheduler.idle();
  });

  test.each([
    { changes: {}, number: 1, redelivery: false },
    { changes: { attempts: 2 }, number: 3, redelivery: true },
    { changes: { redelivery: true }, number: 1, redelivery: true },
  ])("counts its attempts: $changes", async ({ changes, number, redelivery }) => {
    const one = createSchedulerCase([claimOf([deliveryOf("a", 7, changes)])]);
    one.scheduler.wake();
    await turn();
    await one.answer();
    expect(one.settled).toMatchObject([{ attempt: { number, redelivery } }]);
    expect(one.settled[0]).not.toHaveProperty("retryIn");
  });

  test("that failed is settled with the time of the next attempt", async () => {
    const one = createSchedulerCase([claimOf([deliveryOf("a")])], { retries: { delays: [0] } });
    one.scheduler.wake();
    await turn();
    await one.answer(1, 503);
    expect(one.settled).toMatchObject([{ retryIn: 0 }]);
    expect(one.asked).toHaveLength(3);
  });

  test("without an answer gives its place to others after its patience", async () => {
    const newcomers = [1, 2, 3].map((id) => deliveryOf(`${id}`, id));
    const one = createSchedulerCase([
      claimOf(newcomers.slice(0, 2)),
      claimOf([]),
      claimOf(newcomers.slice(2)),
    ]);
    one.scheduler.wake();
    await pass(39);
    expect([one.sent.length, one.asked.length]).toEqual([2, 2]);
    await pass(1);
    expect(one.sent).toEqual(["h1.example", "h2.example", "h3.example"]);
  });

  test("of a webhook that answers nothing pauses the others of it, and a probe ends the pause", async () => {
    const many = Array.from({ length: 4 }, (_, i) => deliveryOf(`${i}`));
    const breaker = { failures: 2, pauseMs: 300, maxPauseMs: 300 };
    const claims = [claimOf(many), claimOf([]), claimOf([]), claimOf([])];
    const one = createSchedulerCase(claims, { breaker });
    one.scheduler.wake();
    await turn();
    await one.answer(1, new Error("reset"));
    expect(one.released).toEqual([]);
    await one.answer(1, new Error("reset"));
    expect(one.sent).toHaveLength(2);
    // Held for the pause, they would keep the service from being idle, and from closing.
    await one.scheduler.idle();
    expect(one.released).toEqual([["2", "3"]]);
    claims.push(claimOf(many.slice(2)));
    expect(one.told.filter((told) => Array.isArray(told) && told[0] !== "ended")).toEqual([
      ["paused", 7, expect.closeTo(300, 0)],
    ]);
    await pass(299);
    expect(one.sent).toHaveLength(2);
    await pass(1);
    expect(one.sent).toHaveLength(3);
    await one.answer();
    expect(one.told.at(-1)).toEqual(["resumed", 7]);
    await one.answer();
    await one.scheduler.idle();
    expect(one.settled).toHaveLength(4);
  });

  test.each(Array.from({ length: 12 }, (_, i) => i))(
    "that pauses is asked for even where its pause ends after %i looks at the clock, while the store is asked",
    async (looks) => {
      // A timer may fire a little before its time, as the clock of pauses has it.
      let early = 0;
      vi.spyOn(performance, "now").mockImplementation(() => Date.now() - (early-- > 0 ? 0.5 : 0));
      const breaker = { failures: 1, pauseMs: 300, maxPauseMs: 300 };
      const claims = [claimOf([deliveryOf("a")])];
      const claim = async (room: Room): Promise<Claim> => {
        early = 0;
        return room.perWebhook.get(7) === 0 ? claimOf([]) : (claims.shift() ?? claimOf([deliveryOf("b")]));
      };
      const one = createSchedulerCase([], { breaker, most: { claim } });
      one.scheduler.wake();
      await turn();
      await one.answer(1, new Error("reset"));
      await pass(299);
      early = looks;
      await pass(10);
      vi.restoreAllMocks();
      expect(one.sent).toHaveLength(2);
    },
  );
});

test("what the store hands out for a webhook that has begun to pause meanwhile is given back", async () => {
  const breaker = { failures: 1, pauseMs: 300, maxPauseMs: 300 };
  const later = Promise.withResolvers<Claim>();
  const claims = [claimOf([deliveryOf("a")]), later.promise];
  const claim = async (): Promise<Claim> => claims.shift() ?? claimOf([]);
  const one = createSchedulerCase([], { breaker, most: { claim } });
  one.scheduler.wake();
  await turn();
  await one.answer(1, new Error("reset"));
  later.resolve(claimOf([deliveryOf("b"), deliveryOf("c", 8)]));
  await turn();
  expect([one.released, one.sent]).toEqual([[["b"]], ["h7.example", "h8.example"]]);
});

test("a store that takes nothing back is asked again a second later", async () => {
  const breaker = { failures: 1, pauseMs: 5_000, maxPauseMs: 5_000 };
  let fails = 2;
  const released: unknown[] = [];
  const release = async (ids: readonly string[]): Promise<void> => {
    if (fails-- > 0) throw new Error("locked");
    released.push(ids);
  };
  const claims = [claimOf(["a", "b"].map((id) => deliveryOf(id)))];
  const one = createSchedulerCase(claims, { breaker, most: { release } });
  one.scheduler.wake();
  await turn();
  await one.answer(1, new Error("reset"));
  let isIdle = false;
  void one.scheduler.idle().then(() => {
    isIdle = true;
  });
  await pass(1_999);
  expect([released, isIdle]).toEqual([[], false]);
  await pass(1);
  expect([released, isIdle]).toEqual([[["b"]], true]);
  expect(one.errors).toEqual(Array.from({ length: 2 }, () => ["locked", { in: "store" }]));
});

test("a delivery to an address without a place waits unsent until there is one", async () => {
  const claims = [claimOf([1, 2].map((id) => deliveryOf(`${id}`, id)))];
  const one = createSchedulerCase(claims, { concurrencyPerAddress: 1, address: "192.0.2.1" });
  one.scheduler.wake();
  await turn();
  expect([one.sent, one.released]).toEqual([["h1.example"], [["2"]]]);
  claims.push(claimOf([deliveryOf("2", 2)]));
  one.scheduler.wake();
  await turn();
  expect(one.sent).toEqual(["h1.example"]);
  await one.answer();
  expect(one.sent).toEqual(["h1.example", "h2.example"]);
  await one.answer();
  await one.scheduler.idle();
  // What was not sent is no attempt.
  expect(one.told).toEqual([
    ["ended", "1", 200],
    ["ended", "2", 200],
  ]);
  expect(one.settled.map(({ attempt }) => attempt.number)).toEqual([1, 1]);
});

test("a transport that is not the service's own is never refused an address that it tells", async () => {
  const claims = [claimOf([1, 2].map((id) => deliveryOf(`${id}`, id)))];
  const options = { concurrencyPerAddress: 1, address: "192.0.2.1", ownTransport: undefined };
  const one = createSchedulerCase(claims, options);
  one.scheduler.wake();
  await turn();
  await one.answer(2);
  expect([one.sent, one.released]).toEqual([["h1.example", "h2.example"], []]);
});

describe("the scheduler", () => {
  const work = {
    deliveryId: "p",
    event: "ping",
    number: 1,
    redelivery: false,
    target: targetOf(9),
    body: new Uint8Array(),
  } as const;

  test("runs what is urgent before all others, as soon as there is a place", async () => {
    const one = createSchedulerCase([claimOf([1, 2].map((id) => deliveryOf(`${id}`, id)))], {
      concurrency: 1,
    });
    one.scheduler.wake();
    await turn();
    const made = one.scheduler.run(work);
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
    const one = createSchedulerCase([], {
      concurrencyPerWebhook: 1,
      concurrencyPerAddress: 2,
      address: "192.0.2.1",
    });
    const made = [9, 9, 8, 7].map((id) => one.scheduler.run({ ...work, target: targetOf(id) }));
    await turn();
    expect(one.sent).toEqual(["h9.example", "h8.example"]);
    await one.answer();
    expect(one.sent).toEqual(["h9.example", "h8.example", "h9.example"]);
    await one.answer();
    expect(one.sent.at(-1)).toBe("h7.example");
    await one.answer(2);
    expect((await Promise.all(made)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await one.scheduler.idle();
  });

  test("sends what is due at its time, though a ping to another webhook begins a longer pause", async () => {
    const breaker = { failures: 1, pauseMs: 5_000, maxPauseMs: 5_000 };
    const claim = async (_: Room, now: number): Promise<Claim> => {
      const dueIn = 1_000_300 - now;
      return dueIn > 0 ? claimOf([], { dueIn }) : claimOf(claims.splice(0));
    };
    const claims = [deliveryOf("a")];
    const one = createSchedulerCase([], { breaker, most: { claim } });
    one.scheduler.wake();
    await turn();
    void one.scheduler.run(work);
    await turn();
    await one.answer(1, new Error("reset"));
    expect(one.told).toContainEqual(["paused", 9, 5_000]);
    await pass(299);
    expect(one.sent).toEqual(["h9.example"]);
    await pass(1);
    expect(one.sent).toEqual(["h9.example", "h7.example"]);
  });

  test("ends the pause of a webhook that was changed", async () => {
    const breaker = { failures: 1, pauseMs: 5_000, maxPauseMs: 5_000 };
    const claims = [claimOf([deliveryOf("a")])];
    const one = createSchedulerCase(claims, { breaker });
    one.scheduler.wake();
    await turn();
    await one.answer(1, new Error("reset"));
    claims.push(claimOf([deliveryOf("b")]));
    await one.scheduler.recall(7);
    await turn();
    expect(one.told.at(-1)).toEqual(["resumed", 7]);
    expect(one.asked.at(-2)?.room.perWebhook).toEqual(new Map());
    expect(one.sent).toEqual(["h7.example", "h7.example"]);
    await one.scheduler.recall(7);
    expect(one.told.filter((told) => Array.isArray(told) && told[0] === "resumed")).toHaveLength(1);
  });

  test("gives back what waits of a webhook that was changed, and asks again", async () => {
    const one = createSchedulerCase([claimOf(["a", "b", "c"].map((id) => deliveryOf(id)))]);
    one.scheduler.wake();
    await turn();
    const before = one.asked.length;
    await one.scheduler.recall(8);
    await one.scheduler.recall(7);
    await turn();
    expect(one.released).toEqual([["b", "c"]]);
    expect(one.asked.length).toBe(before + 1);
  });

  test("is idle when nothing runs, waits or is recorded", async () => {
    const one = createSchedulerCase([claimOf([deliveryOf("a")])]);
    await one.scheduler.idle();
    one.scheduler.wake();
    let isIdle = false;
    void one.scheduler.idle().then(() => {
      isIdle = true;
    });
    await turn();
    expect(isIdle).toBe(false);
    await one.answer();
    expect(isIdle).toBe(true);
  });

  test("stops: what runs ends, what waits is given back, and the store is asked no more", async () => {
    const one = createSchedulerCase([
      claimOf(["a", "b"].map((id) => deliveryOf(id))),
      claimOf([], { dueIn: 100 }),
    ]);
    one.scheduler.wake();
    await turn();
    const asked = one.asked.length;
    let isStopped = false;
    void one.scheduler.stop().then(() => {
      isStopped = true;
    });
    await turn();
    expect(isStopped).toBe(false);
    await one.answer();
    expect([isStopped, one.sent, one.released]).toEqual([true, ["h7.example"], [["b"]]]);
    await pass(1_000);
    expect(one.asked).toHaveLength(asked);
  });

  test("tells what keeps it from giving back", async () => {
    const release = async (): Promise<void> => {
      throw new Error("locked");
    };
    const one = createSchedulerCase([claimOf(["a", "b"].map((id) => deliveryOf(id)))], { most: { release } });
    one.scheduler.wake();
    await turn();
    const stopped = one.scheduler.stop();
    await one.answer();
    await stopped;
    expect(one.errors).toEqual([["locked", { in: "store" }]]);
  });

  test("gives up all that waits, in the store as well", async () => {
    const lost: Claim = { deliveries: [deliveryOf("b", 8)], targets: new Map() };
    const one = createSchedulerCase([claimOf([deliveryOf("a", 7, { attempts: 1 })]), lost], {
      givenUp: AbortSignal.abort(),
    });
    await Promise.all([one.scheduler.giveUp(), pass(10)]);
    const all = { limit: 1_000, perWebhook: new Map(), otherwise: Infinity, others: Infinity };
    expect(one.asked.map(({ room }) => room)).toEqual([all, all, all]);
    expect(one.settled).toMatchObject([
      { attempt: { deliveryId: "a", number: 2, failure: { code: "closed" } } },
    ]);
  });
});
