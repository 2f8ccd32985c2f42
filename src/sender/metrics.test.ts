import { type BatchObservableCallback, createNoopMeter, type Meter, metrics } from "@opentelemetry/api";
import { afterEach, expect, test, vi } from "vitest";
import { makeEmission } from "./fixtures/emissions.ts";
import { createHeld } from "./fixtures/receiver.ts";
import { addWebhook, closeAll, emitAndWait, openReceiver, openService, until } from "./fixtures/service.ts";

const api = "@opentelemetry/api";

afterEach(async () => {
  await closeAll();
  metrics.disable();
  vi.doUnmock(api);
});

/** Measurements, in order. */
interface Measured {
  readonly counts: unknown[];
  readonly durations: number[];
  readonly callbacks: Set<BatchObservableCallback>;
}

/** Makes the API record measurements; `add` runs before each count. */
function measure(add = (): void => {}): Measured {
  const measured: Measured = { counts: [], durations: [], callbacks: new Set() };
  const meter: Meter = Object.assign(createNoopMeter(), {
    createCounter: (name: string) => ({
      add: (value: number, attributes: object) => {
        add();
        measured.counts.push({ name, value, ...attributes });
      },
    }),
    createHistogram: (name: string, { unit }: { readonly unit: string }) => ({
      record: (value: number) => `${name} ${unit}` === DURATION && measured.durations.push(value),
    }),
    createObservableGauge: (name: string) => ({ name }),
    addBatchObservableCallback: (callback: BatchObservableCallback) => measured.callbacks.add(callback),
    removeBatchObservableCallback: (callback: BatchObservableCallback) => measured.callbacks.delete(callback),
  });
  metrics.setGlobalMeterProvider({ getMeter: () => meter });
  return measured;
}

const DURATION = "webhook.delivery.duration s";

/** Reads the gauges, as a reader of metrics does now and then. */
async function observe({ callbacks }: Measured): Promise<Readonly<Record<string, number>>> {
  const values: Record<string, number> = {};
  for (const callback of callbacks) {
    await callback({ observe: (gauge, value) => void Object.assign(values, { [readName(gauge)]: value }) });
  }
  return values;
}

const readName = (gauge: object): string => ("name" in gauge ? String(gauge.name) : "");

test("with OpenTelemetry's API, attempts are counted by outcome, and the queue is observed", async () => {
  const measured = measure();
  const held = createHeld();
  const receiver = await openReceiver(held.answering);
  let time = Date.parse("2026-01-31T08:30:00Z");
  const service = openService({ now: () => time });
  await until(() => measured.callbacks.size === 1);
  await addWebhook(service, { target_url: receiver.url });
  await addWebhook(service, { target_url: "http://127.0.0.1:1/", events: ["create:issue"] });
  await service.emit(makeEmission("create:task"));
  await until(() => receiver.received.length === 1);
  time += 2_000;
  const running = { "webhook.queue.waiting": 0, "webhook.queue.running": 1, "webhook.queue.oldest_age": 2 };
  expect(await observe(measured)).toEqual(running);
  held.release();
  await emitAndWait(service, makeEmission("create:issue"));
  const count = { name: "webhook.delivery.attempts", value: 1 };
  expect(new Set(measured.counts)).toEqual(
    new Set([
      { ...count, outcome: "2xx", "webhook.event": "create:task" },
      { ...count, outcome: "2xx", "webhook.event": "create:issue" },
      { ...count, outcome: "refused", "webhook.event": "create:issue" },
    ]),
  );
  expect(measured.durations).toHaveLength(3);
  const nothing = { "webhook.queue.waiting": 0, "webhook.queue.running": 0, "webhook.queue.oldest_age": 0 };
  expect(await observe(measured)).toEqual(nothing);
  await service.close();
  expect(measured.callbacks.size).toBe(0);
});

test("a delivery is made once where a meter throws, and onError is told", async () => {
  const { callbacks } = measure((): void => {
    throw new Error("no such label");
  });
  const receiver = await openReceiver();
  const onError = vi.fn();
  const service = openService({ onError });
  await until(() => callbacks.size === 1);
  await addWebhook(service, { target_url: receiver.url });
  const [attempt] = await emitAndWait(service, makeEmission("create:task"));
  expect([attempt?.status, receiver.received.length]).toEqual([200, 1]);
  expect(onError.mock.calls).toEqual([[new Error("no such label"), { in: "hook" }]]);
});

test("onError is told of a provider that throws", async () => {
  const failure = new Error("no provider");
  metrics.setGlobalMeterProvider({
    getMeter: () => {
      throw failure;
    },
  });
  const onError = vi.fn();
  openService({ onError });
  await until(() => onError.mock.calls.length > 0);
  expect(onError.mock.calls).toEqual([[failure, { in: "hook" }]]);
});

test("without it, deliveries are made and nothing is measured", async () => {
  const measured = measure();
  vi.doMock(api, () => {
    throw new Error("it is not installed");
  });
  await expect(import(api)).rejects.toThrow();
  const receiver = await openReceiver();
  const service = openService();
  await addWebhook(service, { target_url: receiver.url });
  const [attempt] = await emitAndWait(service, makeEmission("create:task"));
  expect(attempt?.status).toBe(200);
  await service.close();
  expect(measured).toEqual({ counts: [], durations: [], callbacks: new Set() });
});
