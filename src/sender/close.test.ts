import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import type { Attempt } from "./attempt.ts";
import type { Transport } from "./create-transport.ts";
import type { DeliveryError } from "./delivery-error.ts";
import { createDeliveryService } from "./delivery-service.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import type { Emission } from "./emission.ts";
import { makeEmission, user } from "./fixtures/emissions.ts";
import { answerings } from "./fixtures/receiver.ts";
import { addWebhook, catchRefusal, closeAll, openReceiver, openService, until } from "./fixtures/service.ts";
import { createMemoryStore } from "./memory/create-memory-store.ts";

afterEach(closeAll);

test("a receiver that hangs holds up no other", async () => {
  const slow = await openReceiver(answerings.hang);
  const quick = await openReceiver();
  const service = openService({ timeout: 60_000, concurrency: 4, concurrencyPerWebhook: 2 });
  for (let i = 0; i < 8; i++) await addWebhook(service, { target_url: slow.url });
  for (let i = 0; i < 8; i++) await addWebhook(service, { target_url: quick.url, scope: { project: 13 } });
  const ended: Attempt[] = [];
  service.subscribe((event) => event.type === "attempt" && ended.push(event.attempt));
  await service.emit(makeEmission("create:task"));
  await service.emit({ ...makeEmission("create:task"), scope: { project: 13 } } as Emission);
  await until(() => ended.length === 8);
  expect(ended.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await service.close({ abort: true });
  expect(ended.slice(8).map(({ failure }) => failure?.code)).toEqual(Array(8).fill("closed"));
});

describe("close", () => {
  test("waits for what runs and what waits", async () => {
    const receiver = await openReceiver((response) => void wait(20).then(() => response.end("ok")));
    const service = openService({ concurrency: 1 });
    for (let i = 0; i < 5; i++) await addWebhook(service, { target_url: receiver.url });
    const ended: Attempt[] = [];
    service.subscribe((event) => event.type === "attempt" && ended.push(event.attempt));
    await service.emit(makeEmission("create:task"));
    await service.close();
    expect(receiver.received).toHaveLength(5);
    expect(ended.map(({ status }) => status)).toEqual(Array(5).fill(200));
    await receiver.idle();
  });

  test("with abort cuts off what runs and does not send what waits; both are recorded", async () => {
    const receiver = await openReceiver(answerings.hang);
    const recorded: Attempt[] = [];
    const service = openService({
      timeout: 20_000,
      onAttempt: (attempt) => recorded.push(attempt),
    });
    // A webhook that has not answered yet gets one delivery at a time.
    await addWebhook(service, { target_url: receiver.url });
    for (let i = 0; i < 5; i++) await service.emit(makeEmission("create:task"));
    await until(() => receiver.received.length === 1);
    await service.close({ abort: true });
    expect(recorded.map(({ failure }) => failure)).toEqual(Array(5).fill({ code: "closed", detail: "" }));
    expect(receiver.received).toHaveLength(1);
    await receiver.idle();
  });

  test.each(["nothing", "crash"] as const)(
    "ends though the store records nothing, where it survives %s",
    async (survives) => {
      const receiver = await openReceiver();
      const settle = (): Promise<never> => Promise.reject(new Error("the disk is full"));
      const errors: unknown[] = [];
      const service = openService({
        store: { ...createMemoryStore(), survives, settle },
        onError: (error) => errors.push(error),
      });
      await addWebhook(service, { target_url: receiver.url });
      await service.emit(makeEmission("create:task"));
      await until(() => errors.length > 0);
      await service.close({ abort: true });
      expect(receiver.received).toHaveLength(1);
    },
  );

  test("lets no more calls in, but may be called again", async () => {
    const service = openService();
    await service.close();
    const refusal = { code: "closed", message: "cannot use delivery service: it is closed" };
    const calls = [
      addWebhook(service, { target_url: "https://a.example" }),
      service.updateWebhook(1, {}),
      service.getWebhook(1),
      service.listWebhooks(),
      service.deleteWebhook(1),
      service.attempts(1),
      service.emit(makeEmission("create:task")),
      service.ping(1, user),
    ];
    expect(await Promise.all(calls.map(catchRefusal))).toEqual(Array(8).fill(refusal));
    await service.close();
  });
});

/** A transport that holds requests until they are released. Each then gets the next status; 0 means no answer. */
function createHeldTransport(statuses: number[] = []) {
  const held: (() => void)[] = [];
  const transport: Transport = ({ signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      held.push(() => {
        const status = statuses.shift() ?? 200;
        if (status === 0) reject(new Error("down"));
        else resolve({ status, body: new Uint8Array(), truncated: false });
      });
    });
  return { transport, held, release: (): void => held.splice(0).forEach((answer) => void answer()) };
}

describe("an emission that waits for room", () => {
  /** Opens a service with a store of limited size; reports the results of emissions and attempts. */
  const start = async (
    maxQueued: number,
    options: Parameters<typeof openService>[0],
    survives: DeliveryStore["survives"] = "nothing",
  ) => {
    const attempts: unknown[] = [];
    const store = { ...createMemoryStore({ maxQueued, whenFull: "wait" }), survives };
    const onAttempt = ({ status, failure }: Attempt): void => void attempts.push(status ?? failure?.code);
    const service = openService({ store, timeout: 600_000, onAttempt, ...options });
    await addWebhook(service, { target_url: "https://a.example/" });
    const emit = (): Promise<unknown> =>
      service.emit(makeEmission("create:task")).then(
        () => "stored",
        ({ message }: DeliveryError) => message,
      );
    return { service, attempts, emit };
  };
  const closed = "cannot use delivery service: it closed before the store had room";

  test("is stored while the service closes, and made", async () => {
    const { transport, held, release } = createHeldTransport();
    const { service, attempts, emit } = await start(1, { transport });
    const emitted = [emit(), emit(), emit()];
    await until(() => held.length === 1);
    let isClosed = false;
    const closing = service.close().then(() => {
      isClosed = true;
    });
    await until(() => {
      release();
      return isClosed;
    });
    await closing;
    expect([await Promise.all(emitted), attempts]).toEqual([Array(3).fill("stored"), [200, 200, 200]]);
  });

  test("is refused at once where the service closes with abort", async () => {
    const { transport, held } = createHeldTransport();
    const { service, attempts, emit } = await start(1, { transport });
    const emitted = [emit(), emit(), emit()];
    await until(() => held.length === 1);
    await service.close({ abort: true });
    expect([await Promise.all(emitted), attempts]).toEqual([["stored", closed, closed], ["closed"]]);
  });

  test.each([
    { way: "closes", abort: false, survives: "nothing", rest: ["closed", "closed"] },
    { way: "closes with abort", abort: true, survives: "nothing", rest: ["closed", "closed"] },
    { way: "closes, and its store lasts", abort: false, survives: "crash", rest: [] },
  ] as const)(
    "behind a paused webhook is refused where the service $way",
    async ({ abort, survives, rest }) => {
      const { transport, held, release } = createHeldTransport([0]);
      const breaker = { failures: 1, pauseMs: 3_600_000, maxPauseMs: 3_600_000 };
      const { service, attempts, emit } = await start(2, { transport, breaker }, survives);
      let isPaused = false;
      service.subscribe(({ type }) => {
        if (type === "paused") isPaused = true;
      });
      const emitted = [emit(), emit(), emit(), emit()];
      await until(() => held.length === 1);
      release();
      await until(() => isPaused);
      await emitted[2];
      await service.close({ abort });
      expect([await Promise.all(emitted), attempts]).toEqual([
        ["stored", "stored", "stored", closed],
        ["network", ...rest],
      ]);
    },
  );

  test("and a redelivery too", async () => {
    const { transport, held, release } = createHeldTransport();
    const { service, emit } = await start(1, { transport });
    const told: string[] = [];
    service.subscribe((event) => event.type === "attempt" && told.push(event.attempt.deliveryId));
    void emit();
    await until(() => held.length === 1);
    release();
    await until(() => told.length === 1);
    void emit();
    await until(() => held.length === 1);
    const redelivery = catchRefusal(service.redeliver(told[0] ?? ""));
    await service.close({ abort: true });
    expect(await redelivery).toEqual({ code: "closed", message: closed });
  });
});

test.each([
  {
    options: { baseUrl: "annotation.example" },
    message: '/baseUrl: expected an absolute http or https URL without query, found "annotation.example"',
  },
  {
    options: { baseUrl: "https://a.example/?x" },
    message: '/baseUrl: expected an absolute http or https URL without query, found "https://a.example/?x"',
  },
  { options: {}, message: "/baseUrl: expected an absolute http or https URL without query, found undefined" },
  {
    options: { baseUrl: "https://a.example", timeout: 0 },
    message: "/timeout: expected an integer from 1 to 2147483647, found 0",
  },
  {
    options: { baseUrl: "https://a.example", timeout: 2_147_483_648 },
    message: "/timeout: expected an integer from 1 to 2147483647, found 2147483648",
  },
  {
    options: { baseUrl: "https://a.example", timeout: Infinity },
    message: "/timeout: expected an integer from 1 to 2147483647, found Infinity",
  },
  {
    options: {
      baseUrl: "https://a.example",
      concurrency: 0,
      concurrencyPerWebhook: -1,
      maxAnswerBytes: 0.5,
    },
    message:
      "/maxAnswerBytes: expected an integer from 0 to 9007199254740991, found 0.5; /concurrency: expected an integer from 1 to 9007199254740991, found 0; /concurrencyPerWebhook: expected an integer from 1 to 9007199254740991, found -1",
  },
])("createDeliveryService refuses $options", ({ options, message }) => {
  const create = (): unknown => createDeliveryService(options as { baseUrl: string });
  expect(create).toThrow(
    expect.objectContaining({
      code: "invalid-options",
      message: `cannot create delivery service: ${message}`,
    }),
  );
});
