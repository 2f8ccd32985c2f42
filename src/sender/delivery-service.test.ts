import { afterEach, describe, expect, test } from "vitest";
import type { PingEvent } from "#generated/webhook/2.3/types.d.ts";
import { quote } from "../util/quote.ts";
import type { Attempt } from "./attempt.ts";
import type { Emission, EventScope } from "./emission.ts";
import { eventNames } from "./event-names.ts";
import { makeEmission, readSample, user } from "./fixtures/emissions.ts";
import { answerings, createHeld, type Received } from "./fixtures/receiver.ts";
import {
  addWebhook,
  catchRefusal,
  closeAll,
  emitAndWait,
  listAll,
  openReceiver,
  openService,
  until,
} from "./fixtures/service.ts";
import type { WebhookInput } from "./webhook-input.ts";

afterEach(closeAll);

const parse = ({ body }: Received): Record<string, unknown> => JSON.parse(body.toString());

describe("emit", () => {
  test.each(eventNames)("delivers %s as the contract says", async (event) => {
    const receiver = await openReceiver();
    const service = openService();
    const { id } = await addWebhook(service, { target_url: receiver.url });
    await emitAndWait(service, makeEmission(event));
    expect(receiver.received.map(parse)).toEqual([{ ...readSample(event), webhook_id: id }]);
  });

  test.each([
    { name: "its project", input: { scope: { project: 12 } }, scope: { project: 12 }, expected: 1 },
    {
      name: "its project, in an organization",
      input: { scope: { project: 12 } },
      scope: { project: 12, organization: 3 },
      expected: 1,
    },
    {
      name: "its organization",
      input: { scope: { organization: 3 } },
      scope: { organization: 3 },
      expected: 1,
    },
    {
      name: "its organization, in a project (W-reach)",
      input: { scope: { organization: 3 } },
      scope: { project: 12, organization: 3 },
      expected: 1,
    },
    { name: "another project", input: { scope: { project: 13 } }, scope: { project: 12 }, expected: 0 },
    {
      name: "another project of its organization",
      input: { scope: { project: 13, organization: 3 } },
      scope: { project: 12, organization: 3 },
      expected: 0,
    },
    {
      name: "another organization",
      input: { scope: { organization: 4 } },
      scope: { organization: 3 },
      expected: 0,
    },
    {
      name: "a project with the organization's number",
      input: { scope: { project: 3 } },
      scope: { organization: 3 },
      expected: 0,
    },
    { name: "no scope at all", input: { scope: { project: 12 } }, scope: {}, expected: 0 },
    {
      name: "a webhook that does not subscribe",
      input: { events: ["update:task", "delete:task"] },
      scope: { project: 12 },
      expected: 0,
    },
    {
      name: "a webhook that subscribes to it alone",
      input: { events: ["create:task"] },
      scope: { project: 12 },
      expected: 1,
    },
    { name: "a webhook without subscriptions", input: { events: [] }, scope: { project: 12 }, expected: 0 },
    { name: "an inactive webhook", input: { is_active: false }, scope: { project: 12 }, expected: 0 },
  ] satisfies { name: string; input: Partial<WebhookInput>; scope: EventScope; expected: number }[])(
    "to $name makes $expected delivery",
    async ({ input, scope, expected }) => {
      const receiver = await openReceiver();
      const service = openService();
      const { id } = await addWebhook(service, { target_url: receiver.url, ...input });
      const attempts = await emitAndWait(service, { ...makeEmission("create:task"), scope } as Emission);
      expect(attempts).toHaveLength(expected);
      expect(receiver.received).toHaveLength(expected);
      expect(await listAll(service, id)).toEqual(attempts);
    },
  );

  test("gives each webhook its own identifier, in their order", async () => {
    const receiver = await openReceiver();
    const service = openService();
    for (let i = 0; i < 3; i++) await addWebhook(service, { target_url: receiver.url });
    const attempts = await emitAndWait(service, makeEmission("update:job"));
    expect(attempts.map(({ webhookId }) => webhookId)).toEqual([1, 2, 3]);
    expect(receiver.received.map((each) => parse(each).webhook_id).sort()).toEqual([1, 2, 3]);
  });

  test.each([
    {
      name: "an update that changes nothing",
      emission: { ...makeEmission("update:job"), resource: { a: 1 }, before: { a: 1 } },
    },
    { name: "an invalid task", emission: { ...makeEmission("create:task"), resource: {} } },
    { name: "an invalid sender", emission: { ...makeEmission("create:task"), sender: {} } },
    { name: "an unknown event", emission: { ...makeEmission("create:task"), event: "create:job" } },
  ])("sends nothing for $name", async ({ emission }) => {
    const receiver = await openReceiver();
    const service = openService();
    const { id } = await addWebhook(service, { target_url: receiver.url });
    await service.emit(emission as Emission).catch(() => undefined);
    expect(receiver.received).toEqual([]);
    expect(await listAll(service, id)).toEqual([]);
  });

  test("refuses an invalid envelope, though nobody would get it", async () => {
    const emission = { ...makeEmission("create:task"), sender: {} } as Emission;
    expect(await catchRefusal(openService().emit(emission))).toEqual({
      code: "invalid-delivery",
      message: expect.stringMatching(/^cannot build delivery: member "url" is missing/),
    });
  });

  test("tells of each attempt once it is recorded, and onError of what the listener throws", async () => {
    const receiver = await openReceiver();
    const told: Attempt[] = [];
    const onAttempt = (attempt: Attempt): void => {
      told.push(attempt);
      throw new Error("listener");
    };
    const thrown: unknown[] = [];
    const onError = (error: unknown, place: unknown): void => void thrown.push([error, place]);
    const service = openService({ onAttempt, onError });
    for (let i = 0; i < 2; i++) await addWebhook(service, { target_url: receiver.url });
    await emitAndWait(service, makeEmission("create:task"));
    expect(thrown).toEqual(Array(2).fill([new Error("listener"), { in: "hook" }]));
    expect(told.map(({ id }) => id).sort()).toEqual(
      [...(await listAll(service, 1)), ...(await listAll(service, 2))].map(({ id }) => id).sort(),
    );
    expect(receiver.received).toHaveLength(2);
  });
});

describe("a webhook", () => {
  test("is shown with its address, without its secret, and with its last delivery", async () => {
    const receiver = await openReceiver(answerings.fail);
    let time = Date.parse("2026-01-31T08:30:00Z");
    const service = openService({ baseUrl: "https://annotation.example/app/", now: () => time });
    const created = await addWebhook(service, { target_url: receiver.url, secret: "s" });
    const expected = {
      id: 1,
      url: "https://annotation.example/app/api/webhooks/1",
      target_url: receiver.url,
      description: "",
      type: "project",
      content_type: "application/json",
      is_active: true,
      enable_ssl: true,
      created_date: "2026-01-31T08:30:00.000Z",
      updated_date: "2026-01-31T08:30:00.000Z",
      owner: user,
      project: 12,
      organization: null,
      events: eventNames,
    };
    expect(created).toEqual(expected);
    time += 1_000;
    await service.ping(1, user);
    const delivered = { ...expected, last_status: 500, last_delivery_date: "2026-01-31T08:30:01.000Z" };
    expect(await service.getWebhook(1)).toEqual(delivered);
    time += 1_000;
    const changes = { description: "d", events: ["create:task"] } as const;
    const updated = { ...delivered, ...changes, updated_date: "2026-01-31T08:30:02.000Z" };
    expect(await service.updateWebhook(1, changes)).toEqual(updated);
    expect(await service.listWebhooks()).toEqual([updated]);
    expect(await service.listWebhooks({ project: 13 })).toEqual([]);
    expect(await service.deleteWebhook(1)).toBe(true);
    expect(await service.deleteWebhook(1)).toBe(false);
    expect(await service.getWebhook(1)).toBeUndefined();
    expect(await catchRefusal(service.updateWebhook(1, {}))).toEqual({
      code: "unknown-webhook",
      message: "cannot find webhook: there is no webhook 1",
    });
  });

  test.each([
    { name: "gets a secret", first: undefined, change: "t", expected: [false, true] },
    { name: "loses its secret", first: "s", change: null, expected: [true, false] },
    { name: "keeps its secret", first: "s", change: undefined, expected: [true, true] },
  ])("that $name is signed accordingly", async ({ first, change, expected }) => {
    const receiver = await openReceiver();
    const service = openService();
    await addWebhook(service, { target_url: receiver.url, ...(first !== undefined && { secret: first }) });
    await service.ping(1, user);
    await service.updateWebhook(1, change === undefined ? {} : { secret: change });
    await service.ping(1, user);
    expect(receiver.received.map(({ headers }) => "x-signature-256" in headers)).toEqual(expected);
  });

  test("that is deactivated or deleted while its deliveries wait gets no more", async () => {
    const { answering, release } = createHeld();
    const receiver = await openReceiver(answering);
    // The second delivery of a webhook waits for the first, however long that takes.
    const service = openService({ concurrencyPerWebhook: 1, timeout: 60_000 });
    const { id } = await addWebhook(service, { target_url: receiver.url });
    const other = await addWebhook(service, { target_url: receiver.url });
    await service.emit(makeEmission("create:task"));
    await service.emit(makeEmission("delete:task"));
    await until(() => receiver.received.length === 2);
    await service.updateWebhook(id, { is_active: false });
    await service.deleteWebhook(other.id);
    release();
    await service.idle();
    expect(await listAll(service, id)).toHaveLength(1);
    expect((await service.queueState()).waiting).toBe(0);
    expect(receiver.received).toHaveLength(2);
  });

  test("that was inactive when it was asked gets nothing later, and holds up no ping", async () => {
    const { answering, release } = createHeld();
    const receiver = await openReceiver(answering);
    const service = openService({ concurrency: 1, timeout: 60_000 });
    await addWebhook(service, { target_url: receiver.url });
    await addWebhook(service, { target_url: receiver.url, is_active: false });
    await service.emit(makeEmission("create:task"));
    await until(() => receiver.received.length === 1);
    expect(await service.ping(2, user)).toEqual({ status: "inactive" });
    await service.updateWebhook(2, { is_active: true });
    release();
    await service.idle();
    expect([await listAll(service, 1), await listAll(service, 2)].map(({ length }) => length)).toEqual([
      1, 0,
    ]);
  });
});

describe("ping", () => {
  test("delivers the webhook as it was, from the user who asked", async () => {
    const receiver = await openReceiver();
    const service = openService();
    const webhook = await addWebhook(service, {
      target_url: receiver.url,
      scope: { organization: 3 },
      events: [],
    });
    const { sender } = readSample("ping") as unknown as PingEvent;
    const result = await service.ping(webhook.id, sender);
    const [attempt] = await listAll(service, webhook.id);
    expect(result).toEqual({ status: "attempted", attempt });
    expect(receiver.received.map(parse)).toEqual([{ event: "ping", webhook, sender }]);
  });

  test("W-inactive: of an inactive webhook delivers nothing and says so", async () => {
    const receiver = await openReceiver();
    const service = openService();
    const { id } = await addWebhook(service, { target_url: receiver.url, is_active: false });
    expect(await service.ping(id, user)).toEqual({ status: "inactive" });
    expect(receiver.received).toEqual([]);
    expect(await listAll(service, id)).toEqual([]);
  });

  test("of a webhook that is not there says so", async () => {
    expect(await openService().ping(1, user)).toEqual({ status: "unknown" });
  });

  test("refuses an invalid sender and sends nothing", async () => {
    const receiver = await openReceiver();
    const service = openService();
    const { id } = await addWebhook(service, { target_url: receiver.url });
    expect(await catchRefusal(service.ping(id, { ...user, url: "me" }))).toEqual({
      code: "invalid-delivery",
      message: 'cannot build delivery: /sender/url: expected an absolute http or https URL, found "me"',
    });
    expect(receiver.received).toEqual([]);
  });
});

test.each([0, -1, Number.NaN, 1e-320, "20", null])("replay rejects the rate %j", async (perSecond) => {
  const service = openService();
  await addWebhook(service, { target_url: "http://127.0.0.1:1/" });
  await emitAndWait(service, makeEmission("create:task"));
  await expect(service.replay({ perSecond: perSecond as number })).rejects.toThrow(
    new TypeError(
      `cannot replay deliveries: perSecond: expected a number above 0, found ${quote(perSecond)}`,
    ),
  );
  expect(await service.accounts()).toMatchObject([{ accepted: 1, failed: 1, waiting: 0 }]);
});
