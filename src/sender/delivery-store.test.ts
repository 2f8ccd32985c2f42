import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import type { Attempt } from "./attempt.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import type { EventScope } from "./emission.ts";
import { at, attemptAt, dateAt, storeKinds, webhookFields } from "./fixtures/stores.ts";
import { defaultLimits } from "./limits.ts";

const now = at();
const fields = webhookFields;
const date = dateAt();

/** An identifier for each name. */
const makeId = (name: string): string => {
  const hex = Buffer.from(name).toString("hex").padStart(12, "0");
  return `00000000-0000-4000-8000-${hex}`;
};

const attempt = attemptAt(makeId("da"), { id: makeId("a") });
const last = { last_status: 200, last_delivery_date: date };

describe.each(storeKinds)("the $kind store", ({ open }) => {
  let store: DeliveryStore;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    ({ store, remove } = await open());
  });
  afterEach(() => remove());

  test("gives what was created, under ascending identifiers", async () => {
    expect(await store.createWebhook(fields)).toEqual({ id: 1, ...fields });
    expect(await store.createWebhook(fields, { secret: "s" })).toEqual({ id: 2, ...fields });
    expect(await store.readWebhook(1)).toEqual({ id: 1, ...fields });
    expect(await store.listWebhooks()).toEqual([
      { id: 1, ...fields },
      { id: 2, ...fields },
    ]);
  });

  test("keeps the order of members", async () => {
    await store.createWebhook(fields);
    expect(JSON.stringify(await store.readWebhook(1))).toBe(JSON.stringify({ id: 1, ...fields }));
  });

  test("gives nothing for what is not there", async () => {
    expect(await store.readWebhook(1)).toBeUndefined();
    expect(await store.updateWebhook(1, { is_active: false }, { secret: "s" })).toBeUndefined();
    expect(await store.deleteWebhook(1)).toBe(false);
    expect(await store.readSecret(1)).toBeUndefined();
    expect(await store.listAttempts(1)).toEqual({ attempts: [], next: null });
    expect(await store.listWebhooks()).toEqual([]);
  });

  test("changes only the members that are given", async () => {
    await store.createWebhook(fields);
    const changes = { is_active: false, events: [], description: "" };
    expect(await store.updateWebhook(1, changes)).toEqual({ id: 1, ...fields, ...changes });
    expect(await store.readWebhook(1)).toEqual({ id: 1, ...fields, ...changes });
  });

  test.each([
    { name: "none", first: undefined, second: undefined, expected: undefined },
    { name: "one at creation", first: "s", second: undefined, expected: "s" },
    { name: "one added", first: undefined, second: "t", expected: "t" },
    { name: "one replaced", first: "s", second: "t", expected: "t" },
    { name: "one removed", first: "s", second: null, expected: undefined },
    { name: "one with a zero character", first: "a\u0000b", second: undefined, expected: "a\u0000b" },
    { name: "one beyond ASCII", first: "Schlüssel 🔑", second: undefined, expected: "Schlüssel 🔑" },
    { name: "one of 64 kB", first: "k".repeat(65_536), second: undefined, expected: "k".repeat(65_536) },
  ])("keeps a secret: $name", async ({ first, second, expected }) => {
    await store.createWebhook(fields, { secret: first });
    await store.updateWebhook(1, {}, { secret: second });
    expect(await store.readSecret(1)).toBe(expected);
    expect(await store.readWebhook(1)).toEqual({ id: 1, ...fields });
  });

  test("never uses an identifier twice, and deletes the secret with the webhook, but not its record", async () => {
    await store.createWebhook(fields, { secret: "s" });
    await store.settle([{ attempt }], now);
    expect(await store.deleteWebhook(1)).toBe(true);
    expect(await store.createWebhook(fields)).toEqual({ id: 2, ...fields });
    expect(await store.readSecret(1)).toBeUndefined();
    expect(await store.readWebhook(1)).toBeUndefined();
    expect(await store.listWebhooks({ project: 12 })).toHaveLength(1);
    expect(await store.listAttempts(1)).toEqual({ attempts: [attempt], next: null });
  });

  test.each([
    { scope: {}, expected: [] },
    { scope: { project: null, organization: null }, expected: [] },
    { scope: { project: 12 }, expected: [1, 3] },
    { scope: { project: 13 }, expected: [] },
    { scope: { organization: 12 }, expected: [2] },
    { scope: { organization: 3 }, expected: [] },
    { scope: { project: 12, organization: 12 }, expected: [1, 2, 3] },
    { scope: { project: 0 }, expected: [4] },
  ] satisfies { scope: EventScope; expected: number[] }[])(
    "lists $expected for the scope $scope",
    async ({ scope, expected }) => {
      await store.createWebhook(fields);
      await store.createWebhook({ ...fields, type: "organization", project: null, organization: 12 });
      await store.createWebhook({ ...fields, organization: null });
      await store.createWebhook({ ...fields, project: 0 });
      expect((await store.listWebhooks(scope)).map(({ id }) => id)).toEqual(expected);
    },
  );

  test("keeps attempts byte for byte, the newest first", async () => {
    await store.createWebhook(fields);
    await store.createWebhook(fields);
    const failure = { code: "timeout", detail: "" } as const;
    const second: Attempt = {
      ...attempt,
      id: makeId("b"),
      deliveryId: makeId("db"),
      status: null,
      failure,
      answerTruncated: true,
    };
    await store.settle([{ attempt: second }], now);
    await store.settle(
      [{ attempt: { ...attempt, id: makeId("c"), deliveryId: makeId("dc"), webhookId: 2 } }],
      now,
    );
    await store.settle([{ attempt }], now);
    expect(await store.listAttempts(1)).toEqual({ attempts: [attempt, second], next: null });
    expect(await store.readAttempt(makeId("b"))).toEqual(second);
    expect(await store.readAttempt("there is none")).toBeUndefined();
  });

  test.each([
    { name: "an answer", attempts: [attempt], expected: last },
    {
      name: "a later answer",
      attempts: [attempt, { ...attempt, status: 500, date: "2026-02-01T00:00:00.000Z" }],
      expected: { last_status: 500, last_delivery_date: "2026-02-01T00:00:00.000Z" },
    },
    {
      name: "an earlier delivery that ended later, not at all",
      attempts: [attempt, { ...attempt, status: 500, date: "2026-01-31T08:29:55.000Z", duration: 6_000 }],
      expected: last,
    },
    {
      name: "an answer after the clock was ahead",
      attempts: [
        { ...attempt, date: "2036-01-31T08:30:00.000Z" },
        { ...attempt, status: 500 },
      ],
      expected: { last_status: 500, last_delivery_date: date },
    },
    {
      name: "no answer as a date without status",
      attempts: [attempt, { ...attempt, status: null, failure: { code: "refused", detail: "" } }],
      expected: { last_delivery_date: date },
    },
    {
      name: "an answer after none",
      attempts: [{ ...attempt, status: null, failure: { code: "refused", detail: "" } }, attempt],
      expected: last,
    },
    {
      name: "the status of an answer that was cut off",
      attempts: [{ ...attempt, failure: { code: "reset", detail: "" } }],
      expected: last,
    },
    {
      name: "a delivery given up by the service, not at all",
      attempts: [{ ...attempt, status: null, failure: { code: "closed", detail: "" } }],
      expected: {},
    },
  ] satisfies { name: string; attempts: Attempt[]; expected: object }[])(
    "notes as last delivery $name",
    async ({ attempts, expected }) => {
      await store.createWebhook(fields);
      for (const [i, each] of attempts.entries()) {
        await store.settle([{ attempt: { ...each, id: makeId(`a${i}`), deliveryId: makeId(`d${i}`) } }], now);
      }
      expect(await store.readWebhook(1)).toEqual({ id: 1, ...fields, ...expected });
    },
  );

  test("drops an attempt of a webhook that never was", async () => {
    await store.settle([{ attempt }], now);
    expect(await store.listAttempts(1)).toEqual({ attempts: [], next: null });
  });

  test("keeps its own copies", async () => {
    const own = structuredClone(fields);
    const created = await store.createWebhook(own);
    own.events.pop();
    created.owner.username = "changed";
    (await store.readWebhook(1))!.events.pop();
    (await store.listWebhooks())[0]!.description = "changed";
    expect(await store.readWebhook(1)).toEqual({ id: 1, ...fields });
    const bytes = { ...attempt, body: new Uint8Array([1]) };
    await store.settle([{ attempt: bytes }], now);
    bytes.body[0] = 2;
    (await store.listAttempts(1)).attempts[0]!.body[0] = 3;
    expect((await store.listAttempts(1)).attempts).toEqual([{ ...attempt, body: new Uint8Array([1]) }]);
  });
});

test.each(storeKinds)("the $kind store keeps the newest attempts of each webhook", async ({ open }) => {
  const { store, remove } = await open({ deliveriesPerWebhook: 2 });
  await store.createWebhook(fields);
  await store.createWebhook(fields);
  const add = (name: string, webhookId: number): Promise<unknown> =>
    store.settle(
      [{ attempt: { ...attempt, id: makeId(name), deliveryId: makeId(`d${name}`), webhookId } }],
      now,
    );
  for (const name of ["a", "b", "c", "d"]) await add(name, 1);
  await add("e", 2);
  await store.upkeep(defaultLimits, now);
  const listIds = async (webhookId: number): Promise<readonly string[]> =>
    (await store.listAttempts(webhookId)).attempts.map(({ id }) => id);
  expect(await listIds(1)).toEqual([makeId("d"), makeId("c")]);
  expect(await listIds(2)).toEqual([makeId("e")]);
  await remove();
});

const MANY = 20_000 * inject("share");
const PAGE = MANY / 20;

test.each(storeKinds.filter(({ kind }) => kind !== "memory"))(
  `while ${MANY} attempts are read out of the $kind store, the process goes on with other work`,
  async ({ open }) => {
    const { store, remove } = await open({ deliveriesPerWebhook: MANY });
    await store.createWebhook(fields);
    const ids = Array.from({ length: MANY }, (_, i) => makeId(String(i)));
    for (let i = 0; i < MANY; i += PAGE) {
      const part = ids.slice(i, i + PAGE).map((id) => ({ attempt: { ...attempt, id, deliveryId: id } }));
      await store.settle(part, now);
    }
    let turns = 0;
    const count = (): void => {
      turns += 1;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    const seen: string[] = [];
    let pages = 0;
    for (let before: string | null | undefined; before !== null; ) {
      const page = await store.listAttempts(1, { limit: PAGE, ...(before && { before }) });
      pages += 1;
      seen.push(...page.attempts.map(({ id }) => id));
      before = page.next;
    }
    clearImmediate(turning);
    expect(seen).toEqual(ids.reverse());
    expect(pages).toBe(MANY / PAGE);
    // A page that is ready at once takes no turn; a store that blocks leaves none.
    expect(turns).toBeGreaterThan(pages / 4);
    await remove();
  },
);
