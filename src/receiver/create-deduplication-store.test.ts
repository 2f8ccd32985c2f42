import { expect, test, vi } from "vitest";
import { createDeduplicationStore, type DeduplicationStore } from "./create-deduplication-store.ts";
import { createReceiver, type Receiver } from "./create-receiver.ts";
import { changeSample, fetchFrom, readSample, secret } from "./fixtures/requests.ts";
import type { ReceiverSettings } from "./options.ts";

const accepted = { status: 200, text: "accepted" };
const duplicate = { status: 200, text: "duplicate" };

/** Makes a receiver with one handler and a deduplication store. */
function createOnce(handler: () => unknown, settings: Partial<ReceiverSettings> = {}): Receiver {
  return createReceiver({
    secret,
    on: { "*": handler },
    deduplication: createDeduplicationStore(),
    ...settings,
  });
}

test("a delivery that was handled is not handled again", async () => {
  const handler = vi.fn();
  const receiver = createOnce(handler);
  expect(await fetchFrom(receiver)).toMatchObject(accepted);
  expect(await fetchFrom(receiver)).toMatchObject(duplicate);
  expect(await fetchFrom(receiver, { body: changeSample("update-task", { webhook_id: 8 }) })).toMatchObject(
    accepted,
  );
  expect(handler).toHaveBeenCalledTimes(2);
});

test.each([
  ["ttl", "1h"],
  ["ttl", Number.NaN],
  ["ttl", -1],
  ["maxEntries", 0],
  ["ttlMs", 1],
])("createDeduplicationStore rejects %s %j", (name, value) => {
  expect(() => createDeduplicationStore({ [name]: value } as never)).toThrow(
    `cannot create the deduplication store: /${name}: ${name === "ttlMs" ? "unknown name" : "expected a number above 0"}`,
  );
});

test("a store that hangs gets a response, and what it claims too late is given back", async () => {
  const store = createDeduplicationStore();
  const response = Promise.withResolvers<void>();
  const released = Promise.withResolvers<string>();
  const handler = vi.fn();
  const onError = vi.fn();
  const receiver = createOnce(handler, {
    limits: { handlerTimeout: 20 },
    onError,
    deduplication: {
      ...store,
      claim: (key) => response.promise.then(() => store.claim(key)),
      release: (key) => {
        store.release(key);
        released.resolve(key);
      },
    },
  });
  expect(await fetchFrom(receiver)).toMatchObject({ status: 500, text: "store failed" });
  expect(onError.mock.calls).toEqual([
    [new Error("the store took longer than 20 ms"), { in: "store", event: "update:task" }],
  ]);
  response.resolve();
  await released.promise;
  expect(handler).not.toHaveBeenCalled();
  expect(await fetchFrom(receiver)).toMatchObject(accepted);
  expect(receiver.counts()).toMatchObject({ failed: 1, handled: 1 });
});

test("a ping is never a duplicate", async () => {
  const receiver = createOnce(() => {});
  expect(await fetchFrom(receiver, { body: readSample("ping") })).toMatchObject(accepted);
  expect(await fetchFrom(receiver, { body: readSample("ping") })).toMatchObject(accepted);
});

test("a delivery whose handler threw is handled when it comes again", async () => {
  const handler = vi.fn().mockRejectedValueOnce(new Error("database away"));
  const receiver = createOnce(handler, { onError: () => {} });
  expect(await fetchFrom(receiver)).toMatchObject({ status: 500, text: "handler failed" });
  expect(await fetchFrom(receiver)).toMatchObject(accepted);
});

test("a delivery that comes again while it is handled gets 409", async () => {
  let finish = (): void => {};
  const handler = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onRejected = vi.fn();
  const receiver = createOnce(handler, { onRejected });
  const first = fetchFrom(receiver);
  await vi.waitUntil(() => handler.mock.calls.length > 0, 60_000);
  expect(await fetchFrom(receiver)).toMatchObject({ status: 409, text: "delivery is being handled" });
  finish();
  expect(await first).toMatchObject(accepted);
  expect(await fetchFrom(receiver)).toMatchObject(duplicate);
  expect(onRejected.mock.calls).toEqual([
    [{ code: "busy", status: 409, reason: "the same bytes are currently being handled" }],
  ]);
});

test.each([
  { end: "returns", settles: "done", later: duplicate },
  { end: "throws", settles: "release", later: { status: 500, text: "handler failed" } },
] as const)(
  "a delivery is not handled again while its late handler runs, which $end",
  async ({ end, settles, later }) => {
    let finish = (): void => {};
    const work = new Promise<void>((resolve, reject) => {
      finish = () => (end === "returns" ? resolve() : reject(new Error("too late")));
    });
    const store = createDeduplicationStore();
    const settled = vi.spyOn(store, settles);
    const settings = { limits: { handlerTimeout: 5 }, onError: () => {}, onRejected: () => {} };
    const receiver = createOnce(() => work, { deduplication: store, ...settings });
    expect(await fetchFrom(receiver)).toMatchObject({ status: 500, text: "handler failed" });
    expect(await fetchFrom(receiver)).toMatchObject({ status: 409, text: "delivery is being handled" });
    finish();
    await vi.waitUntil(() => settled.mock.calls.length > 0, 60_000);
    expect(await fetchFrom(receiver)).toMatchObject(later);
  },
);

test.each([
  { step: "claim", says: "store away", handled: 0, response: { status: 500, text: "store failed" } },
  {
    step: "claim",
    says: 'deduplication.claim: expected "new", "busy" or "done", found null',
    handled: 0,
    response: { status: 500, text: "store failed" },
  },
  { step: "done", says: "store away", handled: 1, response: accepted },
])(
  "a store that fails at $step is responded $response.status and reported",
  async ({ step, says, handled, response }) => {
    const error = new Error(says);
    const fail = (): null => {
      if (says !== "store away") return null;
      throw error;
    };
    const [handler, onError] = [vi.fn(), vi.fn()];
    const store: DeduplicationStore = { ...createDeduplicationStore(), [step]: fail as never };
    const receiver = createOnce(handler, { deduplication: store, onError });
    expect(await fetchFrom(receiver)).toMatchObject(response);
    expect(handler).toHaveBeenCalledTimes(handled);
    expect(onError.mock.calls).toEqual([[error, { in: "store", event: "update:task" }]]);
    expect(receiver.counts()).toMatchObject({ failed: 1 - handled, handled });
  },
);

test("createDeduplicationStore forgets after its time", () => {
  let now = 0;
  const store = createDeduplicationStore({ ttl: 100, now: () => now });
  expect([store.claim("a"), store.claim("a")]).toEqual(["new", "busy"]);
  store.done("a");
  now = 99;
  expect(store.claim("a")).toBe("done");
  now = 100;
  expect(store.claim("a")).toBe("new");
});

test("createDeduplicationStore forgets the oldest beyond its bound, but none that is being handled", () => {
  const store = createDeduplicationStore({ maxEntries: 3 });
  store.claim("slow");
  for (const key of ["a", "b", "a", "c"]) {
    store.claim(key);
    store.done(key);
  }
  expect(["a", "c", "b", "slow"].map((key) => store.claim(key))).toEqual(["done", "done", "new", "busy"]);
});
