import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import type { Attempt } from "./attempt.ts";
import type { DeliveryError } from "./delivery-error.ts";
import { createDeliveryService } from "./delivery-service.ts";
import type { Emission } from "./emission.ts";
import { emissionOf, user } from "./fixtures/emissions.ts";
import { answerings } from "./fixtures/receiver.ts";
import { addWebhook, closeAll, openReceiver, openService, until } from "./fixtures/service.ts";

afterEach(closeAll);

const refusalOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch(({ code, message }: DeliveryError) => ({ code, message }));

test("a receiver that hangs holds up no other", async () => {
  const slow = await openReceiver(answerings.hang);
  const quick = await openReceiver();
  const service = openService({ timeout: 60_000, concurrency: 4, concurrencyPerWebhook: 2 });
  for (let i = 0; i < 8; i++) await addWebhook(service, { target_url: slow.url });
  for (let i = 0; i < 8; i++) await addWebhook(service, { target_url: quick.url, scope: { project: 13 } });
  const ended: Attempt[] = [];
  service.subscribe((event) => event.type === "attempt" && ended.push(event.attempt));
  await service.emit(emissionOf("create:task"));
  await service.emit({ ...emissionOf("create:task"), scope: { project: 13 } } as Emission);
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
    await service.emit(emissionOf("create:task"));
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
    for (let i = 0; i < 5; i++) await service.emit(emissionOf("create:task"));
    await until(() => receiver.received.length === 1);
    await service.close({ abort: true });
    expect(recorded.map(({ failure }) => failure)).toEqual(Array(5).fill({ code: "closed", detail: "" }));
    expect(receiver.received).toHaveLength(1);
    await receiver.idle();
  });

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
      service.emit(emissionOf("create:task")),
      service.ping(1, user),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(Array(8).fill(refusal));
    await service.close();
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
