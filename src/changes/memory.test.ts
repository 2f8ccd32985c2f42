import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import type { DerivedName } from "#generated/contracts/delivery.memory.d.ts";
import { sign } from "../signature/signature.ts";
import type { MemoryOptions } from "./create-memory.ts";
import { createMemoryStateStore } from "./create-memory-state-store.ts";
import { createRememberingReceiver, type RememberingReceiver } from "./create-remembering-receiver.ts";
import { createSqliteStateStore } from "./create-sqlite-state-store.ts";
import type { DerivedEvent } from "./derive.ts";
import type { MemberChange } from "./difference.ts";
import { type OpenedStore, stateStoreKinds } from "./fixtures/state-stores.ts";

const secret = "mykey";

/** Makes a sample of an edition with other members in its resource. */
function sample(name: string, members: object, more: object = {}): string {
  const url = new URL(`../../conformance/samples/${name}.json`, import.meta.url);
  const delivery = JSON.parse(readFileSync(url, "utf8"));
  const resource = delivery.event.split(":")[1];
  return JSON.stringify({ ...delivery, [resource]: { ...delivery[resource], ...members }, ...more });
}

const at = (second: number): string => `2026-10-07T08:00:${String(second).padStart(2, "0")}.5Z`;

async function send({ handle }: Pick<RememberingReceiver, "handle">, text: string): Promise<string> {
  const headers = { "content-type": "application/json", "x-signature-256": await sign(secret, text) };
  const answer = await handle({ method: "POST", headers, body: new TextEncoder().encode(text) });
  return `${answer.status} ${answer.body}`;
}

/** What a handler received. */
interface Told {
  readonly difference: Readonly<Record<string, MemberChange>>;
  readonly isStale: boolean;
  readonly since: string | null;
}

describe.each(stateStoreKinds)("a memory in $kind", ({ open }) => {
  let opened: OpenedStore;
  let told: Told[];
  let derived: DerivedEvent[];

  beforeEach(async () => {
    opened = await open();
    told = [];
    derived = [];
  });

  afterEach(async () => {
    await opened.store.close();
    await opened.remove();
  });

  function receiverWith(
    memory: Partial<MemoryOptions> = {},
    handler: (told: Told) => unknown = () => {},
  ): RememberingReceiver {
    const note = (event: DerivedEvent): unknown => derived.push(event);
    return createRememberingReceiver({
      secret,
      memory: { store: opened.store, ...memory },
      on: {
        "*": (delivery) => {
          const { difference, isStale, since } = delivery as unknown as Told;
          told.push({ difference, isStale, since });
          return handler({ difference, isStale, since });
        },
      },
      derived: {
        "task completed": note,
        "project completed": note,
        "job assigned": note,
        "job state changed": note,
      },
      onPlatform: () => {},
      onError: () => {},
    });
  }

  test("knows nothing at the first sight of a resource, then what changed", async () => {
    const receiver = receiverWith();
    await send(receiver, sample("2.76/update-job", { updated_date: at(1), state: "new" }));
    await send(receiver, sample("2.76/update-job", { updated_date: at(2), state: "completed" }));
    expect(told[0]?.difference.state).toEqual({ known: false, to: "new" });
    expect(told[1]).toEqual({
      difference: { state: { known: true, from: "new", to: "completed", source: "memory" } },
      isStale: false,
      since: "2026-10-07T08:00:01.500000000Z",
    });
  });

  test("takes the old values of the delivery where it has any, and says what was missed", async () => {
    const receiver = receiverWith();
    const was = (state: string): object => ({ before_update: { state } });
    await send(receiver, sample("2.4/update-job", { updated_date: at(1), state: "new" }, was("rejected")));
    await send(
      receiver,
      sample(
        "2.4/update-job",
        { updated_date: at(2), state: "completed", stage: "acceptance" },
        was("in progress"),
      ),
    );
    expect(told[0]?.difference).toEqual({
      state: { known: true, from: "rejected", to: "new", source: "delivery" },
    });
    expect(told[1]?.difference).toMatchObject({
      state: { known: true, from: "in progress", to: "completed", source: "delivery", missed: true },
      stage: { known: true, to: "acceptance", source: "memory", missed: true },
    });
  });

  test("tells stale deliveries from fresh ones, and never guesses at them", async () => {
    const receiver = receiverWith();
    await send(receiver, sample("2.76/update-job", { updated_date: at(3), state: "completed" }));
    await send(receiver, sample("2.76/update-job", { updated_date: at(2), state: "new" }));
    await send(receiver, sample("2.76/update-job", { updated_date: at(4), state: "rejected" }));
    expect(told.map(({ isStale }) => isStale)).toEqual([false, true, false]);
    expect(told[1]?.difference.state).toEqual({ known: false, to: "new" });
    expect(told[2]?.difference.state).toMatchObject({ from: "completed", to: "rejected" });
    expect(receiver.counts()).toMatchObject({ handled: 3, stale: 1 });
  });

  test("does not know the order of two states of one date, nor the old value after them", async () => {
    const receiver = receiverWith();
    await send(receiver, sample("2.76/update-job", { updated_date: at(1), state: "new" }));
    await send(receiver, sample("2.76/update-job", { updated_date: at(1), state: "completed" }));
    await send(
      receiver,
      sample("2.76/update-job", { updated_date: at(2), state: "rejected", stage: "acceptance" }),
    );
    await send(
      receiver,
      sample("2.76/update-job", { updated_date: at(3), state: "new", stage: "acceptance" }),
    );
    expect(told[1]?.difference).toEqual({ state: { known: false, to: "completed" } });
    expect(told[2]?.difference).toMatchObject({
      state: { known: false, to: "rejected" },
      stage: { known: true, to: "acceptance" },
    });
    expect(told[3]?.difference).toEqual({
      state: { known: true, from: "rejected", to: "new", source: "memory" },
    });
  });

  test("takes what a background delivery leaves out for not shown, and an address without host for the same", async () => {
    const receiver = receiverWith();
    const job = { updated_date: at(1), issues: { url: "https://a.example/api/issues?job_id=1", count: 2 } };
    await send(receiver, sample("2.4/update-job", job, { before_update: undefined }));
    const owner = JSON.parse(sample("2.4/update-job", {})).job.assignee;
    const background = {
      updated_date: at(2),
      url: "/api/jobs/1503",
      labels: null,
      issues: null,
      assignee: owner && { ...owner, url: new URL(owner.url).pathname },
    };
    await send(receiver, sample("2.4/update-job", background, { before_update: undefined }));
    expect(told[1]?.difference).toEqual({});
  });

  test("drops duplicates, and runs a handler that failed again with the same difference", async () => {
    let fails = true;
    const receiver = receiverWith({}, ({ difference }) => {
      if (!difference.state?.known || !fails) return;
      fails = false;
      throw new Error("broke");
    });
    const first = sample("2.76/update-job", { updated_date: at(1), state: "new" });
    const second = sample("2.76/update-job", { updated_date: at(2), state: "completed" });
    const answers = [];
    for (const text of [first, first, second, second, second]) answers.push(await send(receiver, text));
    expect(answers).toEqual([
      "200 accepted",
      "200 duplicate",
      "500 handler failed",
      "200 accepted",
      "200 duplicate",
    ]);
    expect(told[2]).toEqual(told[1]);
    expect(derived.map(({ name }) => name)).toEqual(["job state changed"]);
    expect(receiver.counts()).toMatchObject({ handled: 2, duplicate: 2, failed: 1 });
  });

  test.each([
    { end: "returns", later: "200 duplicate" },
    { end: "throws", later: "200 accepted" },
  ])("keeps a delivery until its late handler $end, from other processes too", async ({ end, later }) => {
    let finish = (): void => {};
    const work = new Promise<void>((resolve, reject) => {
      finish = () => (end === "returns" ? resolve() : reject(new Error("too late")));
    });
    const [slow, other] = [() => work, () => {}].map((handler) =>
      createRememberingReceiver({
        secret,
        memory: { store: opened.store },
        on: { "*": handler },
        limits: { handlerTimeoutMs: 100 },
        onPlatform: () => {},
        onRefused: () => {},
        onError: () => {},
      }),
    ) as [RememberingReceiver, RememberingReceiver];
    const text = sample("2.76/update-job", { updated_date: at(1) });
    expect(await send(slow, text)).toBe("500 handler failed");
    await new Promise((resolve) => setTimeout(resolve, 250));
    for (const one of [slow, other]) expect(await send(one, text)).toBe("409 delivery is being handled");
    finish();
    await vi.waitUntil(async () => (await send(other, text)) === later, 60_000);
  });

  test("drops duplicates of unknown events as well", async () => {
    const unknown = vi.fn();
    const memory = { store: opened.store };
    const receiver = createRememberingReceiver({ secret, memory, on: { unknown } });
    const body = '{"event":"update:planet"}';
    expect([await send(receiver, body), await send(receiver, body)]).toEqual([
      "200 accepted",
      "200 duplicate",
    ]);
    expect(unknown).toHaveBeenCalledTimes(1);
  });

  test("drops duplicates of events without a handler as well", async () => {
    const receiver = createRememberingReceiver({
      secret,
      memory: { store: opened.store },
      on: {},
      onPlatform: () => {},
    });
    const body = sample("2.73/update-task", {});
    expect([await send(receiver, body), await send(receiver, body)]).toEqual([
      "200 no handler",
      "200 duplicate",
    ]);
  });

  test("says once which platform it has met, whichever process asks", async () => {
    const onPlatform = vi.fn();
    const store = (await opened.reopen?.()) ?? opened.store;
    for (const [i, one] of [opened.store, store].entries()) {
      const receiver = createRememberingReceiver({ secret, memory: { store: one }, on: {}, onPlatform });
      for (let second = 0; second < 12; second++)
        await send(receiver, sample("2.76/update-task", { updated_date: at(20 * i + second) }));
      await vi.waitUntil(() => onPlatform.mock.calls.length > 0);
    }
    if (store !== opened.store) await store.close();
    expect(onPlatform.mock.calls.map(([{ message }]) => message)).toEqual([
      'deliveries are those of edition 2.76; edition: "2.76" narrows the types',
    ]);
  });

  test("derives each event once, by its rule", async () => {
    const receiver = receiverWith();
    const task = (second: number, status: string, id = 481): string =>
      sample("2.76/update-task", { id, project_id: 12, updated_date: at(second), status });
    const job = (second: number, assignee: object | null): string =>
      sample("2.76/update-job", { updated_date: at(second), assignee });
    const user = { url: "/api/users/4", id: 4, username: "mara", first_name: "", last_name: "" };
    const tasks = { url: "/api/tasks?project_id=12", count: 2 };
    await send(receiver, sample("2.76/update-project", { id: 12, updated_date: at(0), tasks }));
    for (const text of [task(1, "annotation"), task(2, "completed"), task(3, "completed")])
      await send(receiver, text);
    expect(derived).toEqual([
      {
        id: "task completed/481@2026-10-07T08:00:02.500000000Z",
        name: "task completed",
        platform: "",
        resource: "task",
        resourceId: 481,
        from: "annotation",
        to: "completed",
        date: "2026-10-07T08:00:02.500000000Z",
      },
    ]);
    for (const text of [task(1, "validation", 482), task(4, "completed", 482)]) await send(receiver, text);
    for (const text of [job(1, null), job(2, user), job(3, null)]) await send(receiver, text);
    expect(derived.slice(1).map(({ id }) => id)).toEqual([
      "task completed/482@2026-10-07T08:00:04.500000000Z",
      "project completed/12@2026-10-07T08:00:04.500000000Z",
      "job assigned/1503@2026-10-07T08:00:02.500000000Z",
    ]);
  });

  test("derives nothing from what an edition does not publish", async () => {
    const receiver = receiverWith();
    const job = { id: 1, state: "completed", updated_date: at(1), assignee: { id: 4 } };
    await send(receiver, sample("update-job", job, { before_update: { state: "new", assignee: null } }));
    expect([told.length, derived]).toEqual([1, []]);
  });

  test("forgets a person, and what it can no longer know is unknown", async () => {
    const receiver = receiverWith();
    const assignee = { url: "/api/users/4", id: 4, username: "mara", first_name: "", last_name: "" };
    await send(receiver, sample("2.76/update-job", { updated_date: at(1), assignee }));
    await send(receiver, sample("2.76/update-job", { id: 2, updated_date: at(1), assignee: null }));
    expect(await receiver.forget({ username: "nobody at all" })).toBe(0);
    expect(await receiver.forget({ username: "mara" })).toBe(1);
    await send(receiver, sample("2.76/update-job", { updated_date: at(2), assignee: null }));
    expect(told.at(-1)?.difference.assignee).toEqual({ known: false, to: null });
  });

  test("stores what it seals, and reads it again", async () => {
    const texts: string[] = [];
    const seal = {
      seal: (text: string): string => {
        texts.push(text);
        return Buffer.from(text).toString("base64");
      },
      open: (sealed: string): string => Buffer.from(sealed, "base64").toString(),
    };
    const receiver = receiverWith({ seal });
    for (const second of [1, 2])
      await send(receiver, sample("2.76/update-job", { updated_date: at(second), state: `s${second}` }));
    expect(told[1]?.difference.state).toMatchObject({ from: "s1", to: "s2" });
    const rows = await opened.store.transact((transaction) => transaction.listStates("", 10));
    expect(rows.map(({ state }) => state.includes("{"))).toEqual([false]);
    expect(texts.some((text) => text.includes("s2"))).toBe(true);
  });

  test("keeps no more resources than it may, and none for longer", async () => {
    let now = Date.parse(at(0));
    const receiver = receiverWith({ maxResources: 3, days: 10, now: () => now });
    for (let id = 1; id <= 6; id++) {
      now += 61_000;
      await send(receiver, sample("2.76/update-job", { id, updated_date: at(1) }));
    }
    const listIds = async (): Promise<readonly string[]> =>
      (await opened.store.transact((transaction) => transaction.listStates("", 10))).map(({ id }) => id);
    // Room is made before a state is added.
    expect(await listIds()).toEqual(["3", "4", "5", "6"]);
    now += 11 * 86_400_000;
    await send(receiver, sample("2.76/update-job", { id: 7, updated_date: at(1) }));
    expect(await listIds()).toEqual(["7"]);
  });

  test("two platforms are two memories, where they are told apart", async () => {
    const receiver = createRememberingReceiver({
      secrets: [
        { id: "a", secret },
        { id: "b", secret: "other" },
      ],
      memory: { store: opened.store, platformOf: ({ keyId }) => String(keyId) },
      on: {
        "update:job": ({ difference }) =>
          void told.push({
            difference: { ...difference } as Told["difference"],
            isStale: false,
            since: null,
          }),
      },
      onPlatform: () => {},
    });
    const text = sample("2.76/update-job", { updated_date: at(2), state: "new" });
    await send(receiver, sample("2.76/update-job", { updated_date: at(1), state: "rejected" }));
    const headers = { "content-type": "application/json", "x-signature-256": await sign("other", text) };
    await receiver.handle({ method: "POST", headers, body: new TextEncoder().encode(text) });
    expect(told[1]?.difference.state).toEqual({ known: false, to: "new" });
  });

  test("a delivery that is being handled is busy, whatever the clock says", async () => {
    let now = Date.parse(at(0));
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const receiver = receiverWith({ now: () => now }, () => ended);
    const text = sample("2.76/update-job", { updated_date: at(1) });
    const first = send(receiver, text);
    await vi.waitUntil(() => told.length > 0);
    now += 3_600_000;
    expect(await send(receiver, text)).toBe("409 delivery is being handled");
    end();
    expect([await first, await send(receiver, text)]).toEqual(["200 accepted", "200 duplicate"]);
    expect(told.length).toBe(1);
  });

  test("what is too deep to be written is not remembered, and keeps nobody from being forgotten", async () => {
    const receiver = receiverWith();
    const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;
    const assignee = { url: "/api/users/4", id: 4, username: "mara", first_name: "", last_name: "" };
    const text = (second: number, levels: number): string =>
      sample("2.76/update-job", { updated_date: at(second), assignee, x: "DEEP" }).replace(
        '"DEEP"',
        deep(levels),
      );
    expect(await send(receiver, text(1, 9_000))).toBe("200 accepted");
    expect(await send(receiver, text(2, 8_000))).toBe("200 accepted");
    expect(await send(receiver, text(3, 1_000))).toBe("200 accepted");
    expect(told.map(({ difference }) => Object.keys(difference).includes("x"))).toEqual([false, false, true]);
    expect(await receiver.forget({ username: "mara" })).toBe(1);
  });

  test("what was derived and not handled is run again, with its identifier, once it is due", async () => {
    let now = Date.parse(at(0));
    const handler = vi.fn().mockRejectedValueOnce(new Error("broke"));
    const onError = vi.fn();
    const receiver = createRememberingReceiver({
      secret,
      memory: { store: opened.store, now: () => now },
      on: {},
      derived: { "job state changed": handler },
      onError,
      onPlatform: () => {},
    });
    for (const second of [1, 2])
      await send(receiver, sample("2.76/update-job", { updated_date: at(second), state: `s${second}` }));
    expect([handler.mock.calls.length, await receiver.resume()]).toEqual([1, 0]);
    now += 3_600_000;
    expect([await receiver.resume(), await receiver.resume()]).toEqual([1, 0]);
    expect(handler.mock.calls[1]).toEqual(handler.mock.calls[0]);
    expect(onError.mock.calls).toEqual([[new Error("broke"), { in: "handler", event: "job state changed" }]]);
  });
});

test("a derived event that cannot be opened does not have the others run again", async () => {
  let now = Date.parse(at(0));
  let isBroken = false;
  const handler = vi.fn();
  const open = (text: string): string => {
    if (isBroken && text.includes('"resourceId":1,')) throw new Error("no key");
    return text;
  };
  const receiver = createRememberingReceiver({
    secret,
    memory: { store: createMemoryStateStore(), seal: { seal: (text) => text, open }, now: () => now },
    on: {},
    derived: { "job state changed": handler.mockRejectedValueOnce("later").mockRejectedValueOnce("later") },
    onError: () => {},
    onPlatform: () => {},
  });
  for (const id of [1, 2])
    for (const second of [1, 2])
      await send(receiver, sample("2.76/update-job", { id, updated_date: at(second), state: `s${second}` }));
  isBroken = true;
  now += 3_600_000;
  await expect(receiver.resume()).rejects.toThrow("no key");
  isBroken = false;
  now += 3_600_000;
  expect(await receiver.resume()).toBe(1);
  expect(handler.mock.calls.map(([{ resourceId }]) => resourceId)).toEqual([1, 2, 2, 1]);
});

test("two stores of one SQLite file in one process take turns", async () => {
  const opened = await stateStoreKinds.find(({ kind }) => kind === "SQLite")!.open();
  const second = (await opened.reopen?.())!;
  const steps: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    steps.push(`${name} ends`);
  };
  await Promise.all([opened.store.transact(work("one")), second.transact(work("two"))]);
  expect(steps).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  await Promise.all([opened.store.close(), second.close()]);
  await opened.remove();
});

test.each([
  ["another program", "CREATE TABLE theirs (id)", "the database belongs to another program"],
  [
    "a later release",
    "PRAGMA application_id = 1095648077; PRAGMA user_version = 9",
    "its schema has version 9, this release knows up to 1",
  ],
])("a file of %s is left alone, and named", (_, statements, reason) => {
  const folder = mkdtempSync(join(tmpdir(), "memory-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "m.db");
  const database = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(path);
  database.exec(statements);
  database.close();
  const before = readFileSync(path);
  expect(() => createSqliteStateStore(path)).toThrow(`cannot open the memory: "${path}": ${reason}`);
  expect(readFileSync(path)).toEqual(before);
});

test.each([
  [
    "/dev/null/x",
    'cannot open the memory: "/dev/null/x": no file can be made in the folder "/dev/null" (ENOTDIR)',
  ],
  ["", "cannot open the memory: an empty text: expected the path of a file"],
  [undefined, "cannot open the memory: undefined: expected the path of a file"],
])("a memory that cannot be opened at %j names its path", (path, message) => {
  expect(() => createSqliteStateStore(path as string)).toThrow(message);
});

test("the difference has the types of the resource", () => {
  createRememberingReceiver({
    secret,
    edition: "2.76",
    memory: { store: createMemoryStateStore() },
    on: {
      "update:job": ({ difference, isStale, job }) => {
        const { state } = difference;
        if (state?.known) expectTypeOf(state.from).toEqualTypeOf<typeof job.state | undefined>();
        else expectTypeOf(state?.to).toEqualTypeOf<typeof job.state | undefined>();
        expectTypeOf(isStale).toEqualTypeOf<boolean>();
      },
    },
  });
  expectTypeOf<"task done">().not.toExtend<DerivedName>();
});
