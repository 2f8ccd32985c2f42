import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { createDeduplicationStore } from "../receiver/create-deduplication-store.ts";
import { createReceiver, type Receiver } from "../receiver/create-receiver.ts";
import { sign } from "../signature/signature.ts";
import { type ChangeStore, createChangeTracker } from "./create-change-tracker.ts";
import { createInMemoryStore } from "./create-in-memory-store.ts";
import { createSqliteStore } from "./create-sqlite-store.ts";

const secret = "mykey";

/** Makes a sample of an edition with other values in its resource. */
function sample(name: string, values: object, more: object = {}): string {
  const url = new URL(`../../conformance/samples/${name}.json`, import.meta.url);
  const delivery = JSON.parse(readFileSync(url, "utf8"));
  const resource = delivery.event.split(":")[1];
  return JSON.stringify({ ...delivery, [resource]: { ...delivery[resource], ...values }, ...more });
}

const at = (second: number): string => `2026-10-07T08:00:${String(second).padStart(2, "0")}.5Z`;

const job = (second: number, values: object, name = "2.76/update-job"): string =>
  sample(name, { updated_date: at(second), ...values });

async function send({ handle }: Receiver, text: string): Promise<string> {
  const headers = { "content-type": "application/json", "x-signature-256": await sign(secret, text) };
  const response = await handle({ method: "POST", headers, body: new TextEncoder().encode(text) });
  return `${response.status} ${response.body}`;
}

const kinds: readonly { kind: string; open: () => ChangeStore & { close?: () => void } }[] = [
  { kind: "memory", open: createInMemoryStore },
  { kind: "SQLite", open: () => createSqliteStore(":memory:") },
];

describe.each(kinds)("a change tracker over $kind", ({ open }) => {
  let store: ReturnType<typeof open>;
  let seen: Record<string, unknown>[];
  let receiver: Receiver;

  const createWith = (handler: (seen: Record<string, unknown>) => unknown = () => {}): Receiver =>
    createReceiver({
      secret,
      changes: createChangeTracker({ store }),
      on: {
        "*": (_, { difference, isStale, since }) => {
          seen.push({ difference, isStale, since });
          return handler({ difference });
        },
      },
      onEditionChange: () => {},
      onError: () => {},
    });

  beforeEach(() => {
    store = open();
    seen = [];
    receiver = createWith();
    return () => store.close?.();
  });

  test("knows nothing at first, then what changed", async () => {
    await send(receiver, job(1, { state: "new" }));
    await send(receiver, job(2, { state: "completed" }));
    expect(seen).toEqual([
      {
        difference: expect.objectContaining({ state: { known: false, to: "new" } }),
        isStale: false,
        since: null,
      },
      {
        difference: { state: { known: true, from: "new", to: "completed", source: "store" } },
        isStale: false,
        since: "2026-10-07T08:00:01.500000000Z",
      },
    ]);
  });

  test("uses the old values of a delivery, and says what was missed", async () => {
    const withOld = (second: number, values: object, was: string): string =>
      sample("2.4/update-job", { updated_date: at(second), ...values }, { before_update: { state: was } });
    await send(receiver, withOld(1, { state: "new" }, "rejected"));
    await send(receiver, withOld(2, { state: "completed", stage: "acceptance" }, "in progress"));
    expect(seen.map(({ difference }) => difference)).toEqual([
      { state: { known: true, from: "rejected", to: "new", source: "delivery" } },
      {
        state: { known: true, from: "in progress", to: "completed", source: "delivery", missed: true },
        stage: { known: true, from: expect.any(String), to: "acceptance", source: "store", missed: true },
      },
    ]);
  });

  test("marks a stale delivery, and does not guess at it", async () => {
    await send(receiver, job(3, { state: "completed" }));
    await send(receiver, job(2, { state: "new" }));
    await send(receiver, job(4, { state: "rejected" }));
    expect(seen.map(({ isStale }) => isStale)).toEqual([false, true, false]);
    expect(seen[1]?.difference).toMatchObject({ state: { known: false, to: "new" } });
    expect(seen[2]?.difference).toMatchObject({ state: { from: "completed", to: "rejected" } });
  });

  test("does not know the order of two states of one date, nor the old value after them", async () => {
    await send(receiver, job(1, { state: "new" }));
    await send(receiver, job(1, { state: "completed" }));
    await send(receiver, job(2, { state: "rejected" }));
    await send(receiver, job(3, { state: "new" }));
    expect(seen.slice(1).map(({ difference }) => difference)).toEqual([
      { state: { known: false, to: "completed" } },
      { state: { known: false, to: "rejected" } },
      { state: { known: true, from: "rejected", to: "new", source: "store" } },
    ]);
  });

  test("ignores what a background delivery leaves out, and a URL without host", async () => {
    const { assignee } = JSON.parse(sample("2.4/update-job", {})).job;
    const values = {
      updated_date: at(1),
      issues: { url: "https://a.example/api/issues?job_id=1", count: 2 },
    };
    await send(receiver, sample("2.4/update-job", values, { before_update: undefined }));
    const background = {
      updated_date: at(2),
      url: "/api/jobs/1503",
      labels: null,
      issues: null,
      assignee: assignee && { ...assignee, url: new URL(assignee.url).pathname },
    };
    await send(receiver, sample("2.4/update-job", background, { before_update: undefined }));
    expect(seen[1]?.difference).toEqual({});
  });

  test("passes the same again when a failed delivery comes again after at most two others", async () => {
    let failures = 1;
    receiver = createWith(({ difference }) => {
      const { state } = difference as { state?: { to: string } };
      if (state?.to === "completed" && failures-- > 0) throw new Error("broke");
    });
    const states = ["new", "completed", "rejected", "new", "in progress"];
    const texts = states.map((state, i) => job(i + 1, { state }));
    const responses = [];
    for (const i of [0, 1, 2, 3, 1, 4, 1]) responses.push(await send(receiver, texts[i]!));
    expect(responses.map((one) => one.slice(0, 3)).join(" ")).toBe("200 500 200 200 200 200 200");
    expect(seen[4]).toEqual(seen[1]);
    expect(seen[6]).toMatchObject({ isStale: true, difference: { state: { known: false } } });
    expect(seen[1]?.difference).toEqual({
      state: { known: true, from: "new", to: "completed", source: "store" },
    });
  });

  test("follows a resource from creation to deletion, without handlers too", async () => {
    receiver = createReceiver({
      secret,
      edition: "2.76",
      changes: createChangeTracker({ store }),
      on: { "update:job": (_, context) => void seen.push({ difference: context.difference }) },
    });
    const id = 77;
    await send(receiver, job(1, { id, state: "new" }, "2.76/create-job"));
    await send(receiver, job(2, { id, state: "completed" }));
    await send(receiver, job(3, { id }, "2.76/delete-job"));
    await send(receiver, job(4, { id, state: "new" }));
    expect(seen[0]?.difference).toMatchObject({ state: { known: true, from: "new", to: "completed" } });
    expect(seen[1]?.difference).toMatchObject({ state: { known: false, to: "new" } });
  });
});

test("a resource without an identifier has no changes, and what is not a store is an error", async () => {
  const on = vi.fn((_: unknown, { difference }: object & { difference: unknown }) => difference);
  const changes = createChangeTracker({ store: createInMemoryStore() });
  const receiver = createReceiver({ secret, changes, on: { "update:comment": on } });
  for (const text of ["a", "b"]) await send(receiver, sample("update-comment", { id: undefined, text }));
  expect(on.mock.results.map(({ value }) => value)).toEqual([{}, {}]);
  expect(() => createChangeTracker({ store: {} as never })).toThrow(
    "cannot create the change tracker: `store`",
  );
});

test("a store that fails is a 500, and the delivery is handled when it comes again", async () => {
  const store = createInMemoryStore();
  const failing = vi.fn(store.update).mockRejectedValueOnce(new Error("disk full"));
  const onError = vi.fn();
  const handler = vi.fn();
  const receiver = createReceiver({
    secret,
    edition: "2.76",
    changes: createChangeTracker({ store: { update: failing } }),
    deduplication: createDeduplicationStore(),
    on: { "*": handler },
    onError,
  });
  const text = job(1, {});
  const responses = [await send(receiver, text), await send(receiver, text), await send(receiver, text)];
  expect(responses).toEqual(["500 store failed", "200 accepted", "200 duplicate"]);
  expect(onError.mock.calls).toEqual([[new Error("disk full"), { in: "store", event: "update:job" }]]);
});

test("a difference has the types of its resource, and only with a tracker", () => {
  createReceiver({
    secret,
    edition: "2.76",
    changes: createChangeTracker({ store: createInMemoryStore() }),
    on: {
      "update:job": ({ job }, { difference: { state }, isStale }) => {
        if (state?.known) expectTypeOf(state.from).toEqualTypeOf<typeof job.state | undefined>();
        else expectTypeOf(state?.to).toEqualTypeOf<typeof job.state | undefined>();
        expectTypeOf(isStale).toEqualTypeOf<boolean>();
      },
    },
  });
  // @ts-expect-error without a tracker there is no difference
  createReceiver({ secret, on: { "update:job": (_, { difference }) => difference } });
});
