import { readFileSync } from "node:fs";
import { type BatchObservableCallback, createNoopMeter, metrics } from "@opentelemetry/api";
import { afterEach, expect, test, vi } from "vitest";
import { createMemoryStateStore } from "../changes/create-memory-state-store.ts";
import { createRememberingReceiver } from "../changes/create-remembering-receiver.ts";
import { observeReceiver } from "./metrics.ts";

const callbacks = new Set<BatchObservableCallback>();

afterEach(() => {
  metrics.disable();
  callbacks.clear();
});

/** Reads the counts, as a reader of metrics does now and then. */
async function observe(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const callback of callbacks)
    await callback({
      observe: (counter, value, attributes) => {
        const { name } = counter as unknown as { readonly name: string };
        if (value > 0) lines.push([name, value, ...Object.values(attributes ?? {})].join(" "));
      },
    });
  return lines.sort();
}

test("OpenTelemetry reads what became of requests, the editions, and what is stale", async () => {
  const counters: unknown[] = [];
  const observed: unknown[] = [];
  const getMeter = vi.fn((..._: unknown[]) => meter);
  const meter = Object.assign(createNoopMeter(), {
    createObservableCounter: (name: string, options: object) => {
      counters.push({ name, ...options });
      return { name };
    },
    addBatchObservableCallback: (callback: BatchObservableCallback, observables: object[]) => {
      callbacks.add(callback);
      observed.push(...observables);
    },
    removeBatchObservableCallback: (callback: BatchObservableCallback) => callbacks.delete(callback),
  });
  metrics.setGlobalMeterProvider({ getMeter });
  const receiver = createRememberingReceiver({
    secret: null,
    memory: { store: createMemoryStateStore() },
    on: { "update:task": () => {} },
    onPlatform: () => {},
    onRefused: () => {},
  });
  const stop = await observeReceiver(receiver, { path: "/a" });
  expect(getMeter.mock.lastCall?.at(0)).toBe("annotation-contracts");
  expect(counters).toEqual([
    { name: "webhook.receiver.requests", description: "Requests by what became of them" },
    { name: "webhook.receiver.deliveries", description: "Valid deliveries by edition" },
    { name: "webhook.receiver.stale", description: "Deliveries whose resource was seen in a later state" },
  ]);
  expect(observed).toMatchObject(counters.map((one) => ({ name: (one as { name: string }).name })));
  expect(await observe()).toEqual([]);
  const read = (name: string): string =>
    readFileSync(new URL(`../../conformance/samples/${name}`, import.meta.url), "utf8");
  const update = read("2.76/update-task.json");
  const earlier = update.replace(/("updated_date": *")\d{4}/, "$12001");
  const bodies = [
    update,
    earlier,
    update,
    read("2.4/delete-task.json"),
    "{}",
    '{"event":"update:planet"}',
    "x",
  ];
  for (const text of bodies) {
    const body = new TextEncoder().encode(text);
    await receiver.handle({ method: "POST", headers: { "content-type": "application/json" }, body });
  }
  expect(earlier).not.toBe(update);
  expect(await observe()).toEqual(
    [
      "webhook.receiver.deliveries 1 /a 2.4",
      "webhook.receiver.deliveries 3 /a 2.76",
      "webhook.receiver.requests 1 /a duplicate",
      "webhook.receiver.requests 1 /a refused",
      "webhook.receiver.requests 1 /a unhandled",
      "webhook.receiver.requests 1 /a unknown",
      "webhook.receiver.requests 2 /a handled",
      "webhook.receiver.requests 1 /a invalid",
      "webhook.receiver.stale 1 /a",
    ].sort(),
  );
  stop();
  expect(callbacks.size).toBe(0);
});
