import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Claim } from "../delivery-store.ts";
import {
  createDispatcherCase,
  type DispatcherCase,
  makeClaim,
  makeDelivery,
  pass,
  turn,
} from "../fixtures/dispatcher-case.ts";

// Turns of the event loop are real, because they take no time.
const toFake = ["setTimeout", "clearTimeout", "Date", "performance"] as const;
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: [...toFake] }));
afterEach(() => void vi.useRealTimers());

/** Lists what the store was asked for. */
const listRooms = ({ asked }: DispatcherCase): unknown[] =>
  asked.map(({ room }) => ({ ...room, perWebhook: Object.fromEntries(room.perWebhook) }));

describe("the store is asked", () => {
  test("for as much as there are places, and again as long as it has more", async () => {
    const one = createDispatcherCase([makeClaim([makeDelivery("a")], { dueIn: 0 }), makeClaim([])]);
    one.dispatcher.wake();
    one.dispatcher.wake();
    await turn();
    const { limits } = one.asked[0]!.room;
    const idle = { limit: 4, perWebhook: {}, otherwise: 1, others: 2, lasts: false, everywhere: 2, limits };
    expect(listRooms(one)).toEqual([idle, { ...idle, limit: 3, perWebhook: { 7: 0 }, others: 1 }]);
    expect(one.sent).toEqual(["h7.example"]);
    await one.answer();
    expect(one.settled.map(({ attempt }) => [attempt.deliveryId, attempt.status, attempt.number])).toEqual([
      ["a", 200, 1],
    ]);
    expect([one.asked.length, vi.getTimerCount()]).toEqual([2, 0]);
  });

  test("again once a place is free, where it has more than had room", async () => {
    const one = createDispatcherCase([
      makeClaim([makeDelivery("a")], { dueIn: 0 }),
      makeClaim([], { dueIn: 0 }),
    ]);
    one.dispatcher.wake();
    await turn();
    expect(one.asked).toHaveLength(2);
    await one.answer();
    expect(one.asked.length).toBeGreaterThan(2);
    expect(one.asked[2]?.room.perWebhook).toEqual(new Map([[7, 2]]));
  });

  test.each([
    { what: "what is due later", claim: makeClaim([], { dueIn: 500 }), at: [0, 500] },
    { what: "nothing that is due", claim: makeClaim([]), at: [0] },
    { what: "what is due within a millisecond", claim: makeClaim([], { dueIn: 0.2 }), at: [0, 1] },
    { what: "what is due in months", claim: makeClaim([], { dueIn: 2 ** 40 }), at: [0] },
  ])("again when it holds $what", async ({ claim, at }) => {
    const one = createDispatcherCase([claim]);
    one.dispatcher.wake();
    await pass(2_000);
    expect(one.asked.map((asked) => asked.at)).toEqual(at);
  });

  test("again after its own time, where others may put something in", async () => {
    const one = createDispatcherCase([makeClaim([], { dueIn: 500 })], { most: { pollMs: 200 } });
    one.dispatcher.wake();
    await pass(450);
    expect(one.asked.map(({ at }) => at)).toEqual([0, 200, 400]);
  });

  test("again a second after it threw", async () => {
    let asked = 0;
    const claim = (): never => {
      asked += 1;
      throw new Error("no database");
    };
    const one = createDispatcherCase([], { most: { claim } });
    one.dispatcher.wake();
    await pass(1_500);
    expect([asked, one.errors]).toEqual([
      2,
      Array.from({ length: 2 }, () => ["no database", { in: "store" }]),
    ]);
  });

  test("again a second after it failed", async () => {
    const one = createDispatcherCase([new Error("disk full"), new Error("disk full")]);
    one.dispatcher.wake();
    await pass(2_500);
    expect(one.asked.map(({ at }) => at)).toEqual([0, 1_000, 2_000]);
    expect(one.errors).toEqual(Array.from({ length: 2 }, () => ["disk full", { in: "store" }]));
  });

  test("only once the transport has its libraries", async () => {
    const missing = [new Error("no undici"), undefined];
    const ready = async (): Promise<void> => {
      const error = missing.shift();
      if (error !== undefined) throw error;
    };
    const one = createDispatcherCase([], { ownTransport: { ready, send: vi.fn(), close: vi.fn() } });
    one.dispatcher.wake();
    await pass(1_500);
    expect(one.asked.map(({ at }) => at)).toEqual([1_000]);
    expect(one.errors).toEqual([["no undici", { in: "transport" }]]);
  });
});

test("what was stored while the store was asked is asked for, though nothing had room", async () => {
  let asked = 0;
  const claim = async (): Promise<Claim> => {
    asked += 1;
    if (asked === 1) dispatcher.wake();
    return makeClaim([], { dueIn: 0 });
  };
  const { dispatcher } = createDispatcherCase([], { most: { claim } });
  dispatcher.wake();
  await turn();
  expect(asked).toBe(2);
});
