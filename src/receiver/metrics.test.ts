import { readFileSync } from "node:fs";
import { type BatchObservableCallback, createNoopMeter, metrics } from "@opentelemetry/api";
import { afterEach, expect, test } from "vitest";
import { createMemoryStateStore } from "../memory/create-memory-state-store.ts";
import { createRememberingReceiver } from "../memory/create-remembering-receiver.ts";
import { observeReceiver } from "./metrics.ts";

const callbacks = new Set<BatchObservableCallback>();

afterEach(() => {
  metrics.disable();
  callbacks.clear();
});

/** Asks for what is counted, as a reader of metrics does now and then. */
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
  const meter = Object.assign(createNoopMeter(), {
    createObservableCounter: (name: string) => ({ name }),
    addBatchObservableCallback: (callback: BatchObservableCallback) => callbacks.add(callback),
    removeBatchObservableCallback: (callback: BatchObservableCallback) => callbacks.delete(callback),
  });
  metrics.setGlobalMeterProvider({ getMeter: () => meter });
  const receiver = createRememberingReceiver({
    secret: null,
    memory: { store: createMemoryStateStore() },
    on: { "update:task": () => {} },
    onPlatform: () => {},
    onRefused: () => {},
  });
  const stop = await observeReceiver(receiver, { path: "/a" });
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
