import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sign } from "../signature/signature.ts";
import {
  addWebhook,
  catchMessage,
  closeAll,
  closeLater,
  makeEvent,
  makeFile,
  makeIssue,
  openPostgres,
  openReceiver,
  openSender,
  type Place,
  server,
  until,
  user,
} from "./sender.test.fixtures.ts";

const { DatabaseSync } = process.getBuiltinModule("node:sqlite");

const stores: Readonly<Record<string, () => Promise<Place>>> = {
  memory: async () => ({ database: ":memory:" }),
  SQLite: async () => ({ database: makeFile() }),
  ...(server !== undefined && { PostgreSQL: openPostgres }),
};

afterEach(closeAll);

const retries = { delays: [20, 20, 20] };
const count = { accepted: 0, delivered: 0, failed: 0, expired: 0, cancelled: 0, suspended: 0, pending: 0 };

describe.each(Object.keys(stores))("a sender over %s", (name) => {
  let place: Place;
  beforeEach(async () => {
    place = await stores[name]!();
  });

  test("delivers an event to each webhook that listens, and records it", async () => {
    const receiver = await openReceiver();
    const sender = await openSender(place);
    const { id } = await addWebhook(sender, { target_url: `${receiver.url}/a`, secret: "mykey" });
    await addWebhook(sender, { target_url: `${receiver.url}/b`, events: ["create:issue"] });
    await addWebhook(sender, { target_url: `${receiver.url}/c`, events: ["create:task", "update:issue"] });
    await addWebhook(sender, { target_url: `${receiver.url}/d`, scope: { project: 13 } });
    await addWebhook(sender, { target_url: `${receiver.url}/o`, scope: { organization: 12 } });
    await addWebhook(sender, { target_url: `${receiver.url}/e`, is_active: false });
    const queued = await sender.emit(makeIssue(1));
    await sender.idle();
    expect(queued.map(({ webhookId }) => webhookId)).toEqual([1, 2]);
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(["/a", "/b"]);
    expect(await sender.counts()).toEqual({ ...count, accepted: 2, delivered: 2 });
    const { attempts } = await sender.attempts(id);
    const signed = receiver.received.find(({ path }) => path === "/a");
    expect(attempts).toMatchObject([
      { number: 1, redelivery: false, status: 200, failure: null, event: "create:issue" },
    ]);
    expect(Buffer.from(attempts[0]!.body)).toEqual(signed?.body);
    expect(attempts[0]?.headers["X-Signature-256"]).toBe(signed?.headers["x-signature-256"]);
    expect(await sender.getWebhook(id)).toMatchObject({
      last_status: 200,
      last_delivery_date: attempts[0]?.date,
    });
    expect(await sender.attempt(attempts[0]!.id)).toEqual(attempts[0]);
  });

  test("keeps the order of a webhook, retries included", async () => {
    let requests = 0;
    const receiver = await openReceiver((response) =>
      response.writeHead(requests++ % 3 === 0 ? 503 : 200).end(),
    );
    const sender = await openSender({ ...place, retries, limits: { ordered: true } });
    await addWebhook(sender, { target_url: receiver.url });
    const ids = Array.from({ length: 12 }, (_, i) => i);
    await Promise.all(ids.map((id) => sender.emit(makeIssue(id))));
    await until(async () => (await sender.counts()).delivered === 12);
    const firsts = receiver.issues().filter((id, i, all) => all.indexOf(id) === i);
    expect(firsts).toEqual(ids);
    const { attempts } = await sender.attempts(1, { limit: 1_000 });
    expect(attempts.every(({ number, redelivery }) => redelivery === number > 1)).toBe(true);
  });

  test("retries until a response comes, and then records the failure of the last attempt", async () => {
    const receiver = await openReceiver((response) => response.writeHead(500).end("no"));
    const sender = await openSender({ ...place, retries });
    await addWebhook(sender, { target_url: receiver.url });
    await sender.emit(makeIssue(1));
    await until(async () => (await sender.counts()).failed === 1);
    expect(receiver.received).toHaveLength(4);
    const { attempts } = await sender.attempts(1);
    expect(attempts.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  test("waits as long as the receiver asks, also with other deliveries of the webhook", async () => {
    let busy = true;
    const receiver = await openReceiver((response) =>
      busy ? response.writeHead(503, { "Retry-After": "1" }).end() : response.end("ok"),
    );
    const sender = await openSender({ ...place, retries });
    await addWebhook(sender, { target_url: receiver.url });
    await sender.emit(makeIssue(1));
    await sender.idle();
    busy = false;
    for (const id of [2, 3]) await sender.emit(makeIssue(id));
    await until(async () => (await sender.counts()).delivered === 3);
    const [first, ...others] = receiver.received.map(({ time }) => time);
    expect(others.map((time) => time - first! >= 990)).toEqual([true, true, true]);
  });

  test("pauses a webhook that does not respond, and a shorter pause leaves a longer one", async () => {
    let mood: "reset" | "good" = "reset";
    const resets: number[] = [];
    const goods: number[] = [];
    const receiver = await openReceiver((response, { body }) => {
      const { event, issue } = JSON.parse(body.toString());
      if (event === "ping") return void response.end();
      // The first is answered after the pause has begun.
      if (issue.id === 1)
        return void setTimeout(() => response.writeHead(429, { "Retry-After": "0" }).end(), 150);
      (mood === "good" ? goods : resets).push(performance.now());
      if (mood === "good") response.end("ok");
      else response.socket?.destroy();
    });
    const circuitBreaker = { failures: 2, pause: 600, maxPause: 5_000 };
    const sender = await openSender({ ...place, retries: { delays: [30] }, circuitBreaker });
    const { id } = await addWebhook(sender, { target_url: receiver.url });
    // One response lets two run at once.
    await sender.ping(id, user);
    for (const issue of [1, 2, 3, 4]) await sender.emit(makeIssue(issue));
    await until(
      async () => (await sender.attempts(id)).attempts.filter(({ failure }) => failure !== null).length >= 2,
    );
    mood = "good";
    await until(async () => (await sender.counts()).pending === 0);
    expect(goods[0]! - resets[1]!).toBeGreaterThan(590);
    expect(await sender.counts()).toMatchObject({ accepted: 5, pending: 0 });
  });

  test("keeps to a rate", async () => {
    const receiver = await openReceiver();
    const sender = await openSender(place);
    await addWebhook(sender, { target_url: receiver.url, limits: { maxPerSecond: 50 } });
    const timers = vi.spyOn(globalThis, "setTimeout");
    closeLater(() => timers.mockRestore());
    const started = performance.now();
    await Promise.all(Array.from({ length: 30 }, (_, i) => sender.emit(makeIssue(i))));
    await sender.idle();
    expect(receiver.received).toHaveLength(30);
    // Some for each delivery, whatever else happens meanwhile.
    expect(timers.mock.calls.length).toBeLessThan(30 * 12);
    expect(receiver.received.at(-1)!.time - started).toBeGreaterThan(550);
  });

  test("makes a webhook inactive whose receiver is gone, and says so", async () => {
    const receiver = await openReceiver((response) => response.writeHead(410).end());
    const told: unknown[] = [];
    const sender = await openSender({
      ...place,
      limits: { ordered: true },
      onDeactivate: (one) => told.push(one),
    });
    const { id } = await addWebhook(sender, { target_url: receiver.url });
    await Promise.all([1, 2, 3].map((issue) => sender.emit(makeIssue(issue))));
    await until(async () => told.length > 0);
    await sender.idle();
    expect(receiver.received).toHaveLength(1);
    expect(told).toMatchObject([{ reason: "gone", webhook: { id, is_active: false } }]);
    expect(await sender.counts()).toEqual({ ...count, accepted: 3, failed: 1, suspended: 2 });
  });

  test("suspends the deliveries of an inactive webhook, and cancels those of a deleted one", async () => {
    const receiver = await openReceiver((response, { path }) =>
      response.writeHead(path === "/off" ? 503 : 200).end(),
    );
    const sender = await openSender({ ...place, retries: { delays: [300_000] } });
    const off = await addWebhook(sender, { target_url: `${receiver.url}/off`, limits: { ordered: true } });
    const gone = await addWebhook(sender, { target_url: `${receiver.url}/off`, limits: { ordered: true } });
    for (const issue of [1, 2, 3]) await sender.emit(makeIssue(issue));
    await sender.idle();
    await sender.updateWebhook(off.id, { is_active: false });
    expect(await sender.deleteWebhook(gone.id)).toBe(true);
    expect(await sender.deleteWebhook(gone.id)).toBe(false);
    expect(await sender.ping(off.id, user)).toEqual({ status: "inactive" });
    expect(await sender.ping(gone.id, user)).toEqual({ status: "unknown" });
    expect(await sender.countsByWebhook()).toEqual([
      { ...count, webhookId: off.id, accepted: 3, suspended: 3 },
      { ...count, webhookId: gone.id, accepted: 3, cancelled: 3 },
    ]);
    expect((await sender.deliveries({ state: "suspended" })).deliveries).toHaveLength(3);
    await sender.updateWebhook(off.id, { is_active: true, target_url: receiver.url });
    await sender.replay({ outcome: "cancelled" });
    expect(await sender.counts()).toMatchObject({ suspended: 0, pending: 3, cancelled: 3 });
  });

  test("sends to a new target what was not sent yet", async () => {
    const held: (() => void)[] = [];
    const before = await openReceiver((response) => void held.push(() => response.end()));
    const after = await openReceiver();
    const sender = await openSender({ ...place, limits: { ordered: true } });
    const { id } = await addWebhook(sender, { target_url: before.url });
    for (const issue of [1, 2, 3]) await sender.emit(makeIssue(issue));
    await until(() => held.length === 1);
    await sender.updateWebhook(id, { target_url: after.url });
    held[0]!();
    await until(() => held.length > 1 || after.received.length === 2);
    expect([before.issues(), after.issues()]).toEqual([[1], [2, 3]]);
  });

  test("counts what arrived although its webhook was deleted meanwhile", async () => {
    const held: (() => void)[] = [];
    const receiver = await openReceiver((response) => void held.push(() => response.end()));
    const sender = await openSender({ ...place, limits: { ordered: true } });
    const { id } = await addWebhook(sender, { target_url: receiver.url });
    for (const issue of [1, 2]) await sender.emit(makeIssue(issue));
    await until(() => held.length === 1);
    await sender.deleteWebhook(id);
    held[0]!();
    await sender.idle();
    expect(await sender.counts()).toEqual({ ...count, accepted: 2, delivered: 1, cancelled: 1 });
  });

  test("sends one delivery, and many at a rate, again", async () => {
    let status = 404;
    const receiver = await openReceiver((response) => response.writeHead(status).end());
    const sender = await openSender(place);
    await addWebhook(sender, { target_url: receiver.url, limits: { ordered: true } });
    const ids = Array.from({ length: 10 }, (_, i) => i);
    const queued = (await Promise.all(ids.map((id) => sender.emit(makeIssue(id))))).flat();
    await sender.idle();
    status = 200;
    const again = await sender.redeliver(queued[4]!.id);
    await sender.idle();
    expect(receiver.issues().at(-1)).toBe(4);
    const started = performance.now();
    expect(await sender.replay({ perSecond: 50 })).toBe(9);
    expect(await sender.replay()).toBe(0);
    await until(async () => (await sender.counts()).pending === 0);
    expect(receiver.issues().slice(11)).toEqual(ids.filter((id) => id !== 4));
    // From the call: a late first one shortens the rest.
    expect(receiver.received.at(-1)!.time - started).toBeGreaterThan(150);
    expect(await sender.counts()).toEqual({ ...count, accepted: 20, delivered: 10, failed: 10 });
    const { deliveries } = await sender.deliveries({ since: "2020-01-01T00:00:00", limit: 1_000 });
    expect(deliveries.find(({ id }) => id === again.id)).toMatchObject({
      state: "delivered",
      replayOf: queued[4]!.id,
    });
  });

  test("stores an event with a known key once", async () => {
    const receiver = await openReceiver();
    const sender = await openSender(place);
    await addWebhook(sender, { target_url: receiver.url });
    const emit = () => sender.emit(makeIssue(1), { idempotencyKey: "issue 1" });
    const [first, second] = await Promise.all([emit(), emit()]);
    expect(second).toEqual(first);
    expect(await emit()).toEqual(first);
    await sender.idle();
    expect(receiver.received).toHaveLength(1);
  });

  test("gives pages of deliveries and attempts", async () => {
    const receiver = await openReceiver();
    const sender = await openSender(place);
    const { id } = await addWebhook(sender, { target_url: receiver.url });
    await Promise.all([1, 2, 3].map((issue) => sender.emit(makeIssue(issue))));
    await sender.idle();
    const since = "2020-01-01T00:00:00+02:00";
    const first = await sender.deliveries({ webhookId: id, event: "create:issue", limit: 2, since });
    const rest = await sender.deliveries({ limit: 2, before: first.next! });
    expect([first.deliveries.length, rest.deliveries.length, rest.next]).toEqual([2, 1, null]);
    const attempts = await sender.attempts(id, { limit: 2 });
    const second = await sender.attempts(id, { before: attempts.next! });
    expect(await sender.attempts(id, { skip: 2 })).toEqual(second);
    expect([attempts.count, second.attempts.length, second.next]).toEqual([3, 1, null]);
  });

  test("delivers beside a webhook that hangs", async () => {
    const hanging = await openReceiver(() => undefined);
    const receiver = await openReceiver();
    const sender = await openSender({ ...place, concurrency: 4 });
    for (const project of [12, 13]) await addWebhook(sender, { target_url: hanging.url, scope: { project } });
    await addWebhook(sender, { target_url: receiver.url });
    for (let i = 0; i < 20; i++) await sender.emit(makeIssue(i));
    await until(() => receiver.received.length === 20);
    expect(hanging.received).toHaveLength(1);
  });

  test("two senders share the work, and each delivery is sent once", async () => {
    if (name === "memory") return;
    const receiver = await openReceiver();
    const [one, two] = [await openSender(place), await openSender(place)];
    for (const project of [12, 12, 12])
      await addWebhook(one, { target_url: receiver.url, scope: { project } });
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? one : two).emit(makeIssue(i))));
    await until(async () => (await two.counts()).pending === 0);
    expect(await one.counts()).toEqual({ ...count, accepted: 120, delivered: 120 });
    expect(receiver.received).toHaveLength(120);
  });

  test("closes cleanly: what runs is recorded, what is cut off and what is pending stays", async () => {
    let status = 0;
    const receiver = await openReceiver((response) => status > 0 && response.writeHead(status).end());
    const sender = await openSender({ ...place, limits: { ordered: true } });
    await addWebhook(sender, { target_url: `${receiver.url}/slow` });
    await addWebhook(sender, { target_url: `${receiver.url}/hang` });
    const emitted = [1, 2].map((issue) => sender.emit(makeIssue(issue)));
    await Promise.all(emitted);
    await until(() => receiver.received.length === 2);
    let isOpen = true;
    const closing = sender.close().then(() => (isOpen = false));
    await Promise.all([sender.close({ abort: true }), sender.close()]);
    expect([isOpen, await closing]).toEqual([false, false]);
    for (const call of [sender.emit(makeIssue(3)), sender.counts(), sender.idle()])
      expect(await catchMessage(call)).toBe("cannot use sender: the sender is closed");
    if (name === "memory") return;
    status = 500;
    const next = await openSender({ ...place, limits: { ordered: true }, retries: { delays: [20] } });
    expect(await next.counts()).toEqual({ ...count, accepted: 4, pending: 4 });
    // At once: the webhooks were given back. The aborted attempt uses up no retry.
    await until(async () => (await next.counts()).failed === 4);
    const { attempts } = await next.attempts(2);
    expect(attempts.map(({ number, failure }) => failure?.code ?? number)).toEqual([2, 1, 3, 2, "closed"]);
  });

  test("rejects queries and identifiers that cannot be meant", async () => {
    const sender = await openSender(place);
    const messages = await Promise.all(
      [
        sender.deliveries({ state: "typo" as "failed" }),
        sender.deliveries({ state: "deliverd" as "failed", webhook: 1 } as object),
        sender.deliveries({ since: "last week 3" }),
        sender.deliveries({ limit: 1_001, before: "" }),
        sender.attempts(1, { befor: "1" } as object),
        sender.replay({ perSecond: 0 }),
        sender.replay({ outcome: "pending" as "failed" }),
        sender.redeliver("attempt-1" as "delivery-1"),
        sender.redeliver("delivery-9"),
        sender.updateWebhook(7, {}),
        sender.emit(makeIssue(1), { idempotencyKey: "" }),
        sender.emit(makeIssue(1), { idempotenceKey: "a" } as object),
        sender.emit(makeIssue(1), null as never),
        sender.emit(null as never),
      ].map(catchMessage),
    );
    expect(messages).toEqual([
      'cannot find deliveries: /state: unknown name "typo"; expected one of delivered, failed, expired, cancelled, suspended, pending',
      'cannot find deliveries: /webhook: unknown name "webhook"; did you mean "webhookId"?; /state: unknown name "deliverd"; did you mean "delivered"?',
      'cannot find deliveries: /since: expected a time such as 2026-01-31T08:30:00Z, found "last week 3"',
      "cannot find deliveries: /limit: expected an integer from 1 to 1000, found 1001; /before: expected a page's `next`, found an empty string",
      'cannot find deliveries: /befor: unknown name "befor"; did you mean "before"?',
      "cannot find deliveries: /perSecond: expected a number above 0, found 0",
      'cannot find deliveries: /outcome: unknown name "pending"; expected one of delivered, failed, expired, cancelled',
      'cannot find delivery: expected an id such as "delivery-7", found "attempt-1"',
      "cannot find delivery: delivery-9 does not exist, is no longer kept, or its webhook was deleted",
      "cannot find webhook: webhook 7 does not exist",
      "cannot build delivery: /idempotencyKey: expected a string of 1 to 255 characters, found an empty string",
      'cannot build delivery: /idempotenceKey: unknown name "idempotenceKey"; did you mean "idempotencyKey"?',
      "cannot build delivery: expected an object, found null",
      "cannot build delivery: expected an object, found null",
    ]);
  });

  test("waits while a secret cannot be decrypted, and keeps secrets out of errors", async () => {
    const receiver = await openReceiver();
    let isDown = false;
    const errors: unknown[] = [];
    const decrypt = (text: string): string => {
      if (isDown) throw new Error("the key service is down");
      return [...text].reverse().join("");
    };
    const secrets = { encrypt: decrypt.bind(undefined), decrypt };
    const sender = await openSender({ ...place, secrets, onError: (error) => errors.push(error) });
    const { id } = await addWebhook(sender, { target_url: receiver.url, secret: "hunter2" });
    isDown = true;
    const failed = { code: "cipher-failed", cause: new Error("the key service is down") };
    await expect(sender.ping(id, user)).rejects.toMatchObject(failed);
    await expect(sender.updateWebhook(id, { secret: "hunter3" })).rejects.toMatchObject(failed);
    const invalid = sender.updateWebhook(id, { secret: "hunter3", is_active: 1 as never });
    await expect(invalid).rejects.toMatchObject({ code: "invalid-webhook" });
    await sender.emit(makeIssue(1));
    await until(() => errors.length > 0);
    isDown = false;
    await until(() => receiver.received.length === 1);
    expect(errors[0]).toMatchObject(failed);
    expect(receiver.received[0]?.headers["x-signature-256"]).toMatch(/^sha256=[0-9a-f]{64}$/);
  });
});

test("no more requests run at once than allowed", async () => {
  let [running, most] = [0, 0];
  const receiver = await openReceiver((response) => {
    most = Math.max(most, ++running);
    setTimeout(() => {
      running -= 1;
      response.end();
    }, 10);
  });
  const sender = await openSender({ concurrency: 2 });
  for (const target_url of Array(4).fill(receiver.url)) await addWebhook(sender, { target_url });
  for (const issue of [1, 2, 3]) await sender.emit(makeIssue(issue));
  await sender.idle();
  expect([most, receiver.received.length]).toEqual([2, 12]);
});

test("an event that nobody hears leaves nothing, and a broken file is an error with a code", async () => {
  const file = makeFile();
  const sender = await openSender({ database: file, onError: () => undefined });
  expect(await sender.emit(makeIssue(1))).toEqual([]);
  expect(await sender.emit(makeIssue(2), { idempotencyKey: "issue 2" })).toEqual([]);
  const other = new DatabaseSync(file);
  closeLater(() => other.close());
  expect(other.prepare("SELECT * FROM events").all()).toEqual([]);
  other.exec("DROP TABLE events");
  await expect(sender.emit(makeIssue(2))).rejects.toMatchObject({
    code: "store-failed",
    cause: expect.objectContaining({ errstr: "SQL logic error" }),
  });
});

test("a webhook is taken over if the clock was set back after its process ended", async () => {
  const file = makeFile();
  const receiver = await openReceiver();
  const sender = await openSender({ database: file });
  await addWebhook(sender, { target_url: receiver.url });
  const other = new DatabaseSync(file);
  closeLater(() => other.close());
  other.exec("UPDATE webhooks SET holder = 'ended', leased_until = (unixepoch() + 3600) * 1000");
  await sender.emit(makeIssue(1));
  await sender.idle();
  expect(receiver.issues()).toEqual([1]);
});

test("a request is what its webhook says, and a ping shows it", async () => {
  const receiver = await openReceiver();
  const sender = await openSender({ baseUrl: "https://annotation.example/" });
  const given = {
    target_url: `${receiver.url}/Path?Query=A`,
    content_type: "application/vnd.Webhook+json",
    secret: "mykey",
  };
  const { id } = await addWebhook(sender, { target_url: receiver.url });
  const webhook = await addWebhook(sender, given);
  expect(webhook.url).toBe(`https://annotation.example/api/webhooks/${id + 1}`);
  expect(await sender.ping(webhook.id, user)).toMatchObject({ status: "attempted" });
  expect(receiver.received).toHaveLength(1);
  const [{ path, method, headers, body }] = receiver.received as [(typeof receiver.received)[0]];
  expect([method, path, headers["content-type"]]).toEqual(["POST", "/Path?Query=A", given.content_type]);
  expect(headers["x-signature-256"]).toBe(await sign(given.secret, body));
  expect(JSON.parse(body.toString())).toEqual({ event: "ping", webhook, sender: user });
  const events = ["create:task", "update:task", "delete:task"];
  for (const event of events) expect(await sender.emit(makeEvent(event))).toHaveLength(2);
});
