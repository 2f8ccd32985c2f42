import type { BatchObservableCallback } from "@opentelemetry/api";
import type { Platform } from "./platform.ts";

/** The observed part of a receiver, with or without a memory. */
export interface ObservedReceiver {
  readonly counts: () => object;
  readonly platform: () => Pick<Platform, "editions"> | null;
}

/**
 * Lets OpenTelemetry read the counts of a receiver, and returns a function that ends it.
 *
 * `webhook.receiver.requests` counts requests by `outcome` (`handled`, `unhandled`, `unknown`, `invalid`, `duplicate`, `failed`,
 * `refused`), `webhook.receiver.deliveries` valid deliveries by `webhook.edition`, and `webhook.receiver.stale`, of a receiver with a
 * memory, deliveries of a resource that was already seen in a later state. `attributes` are added to each count, to
 * distinguish several receivers.
 *
 * ```ts
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { observeReceiver } from "annotation-contracts/receiver/metrics";
 *
 * const receiver = createReceiver({ secret: "mykey", on: {} });
 * const stop = await observeReceiver(receiver, { path: "/webhook" });
 * stop();
 * console.log(receiver.counts().handled); // 0
 * ```
 *
 * Rejects if `@opentelemetry/api` is not installed.
 */
export async function observeReceiver(
  { counts, platform }: ObservedReceiver,
  attributes: Readonly<Record<string, string | number | boolean>> = {},
): Promise<() => void> {
  const { metrics } = await import("@opentelemetry/api");
  const meter = metrics.getMeter("annotation-contracts");
  const count = (name: string, description: string) =>
    meter.createObservableCounter(`webhook.receiver.${name}`, { description });
  const requests = count("requests", "Requests by what became of them");
  const deliveries = count("deliveries", "Valid deliveries by edition");
  const stale = count("stale", "Deliveries whose resource was seen in a later state");
  const observe: BatchObservableCallback = (result) => {
    for (const [outcome, value] of Object.entries(counts())) {
      if (outcome === "stale") result.observe(stale, value, attributes);
      else result.observe(requests, value, { ...attributes, outcome });
    }
    for (const [edition, value] of Object.entries(platform()?.editions ?? {}))
      result.observe(deliveries, value, { ...attributes, "webhook.edition": edition });
  };
  const observables = [requests, deliveries, stale];
  meter.addBatchObservableCallback(observe, observables);
  return () => meter.removeBatchObservableCallback(observe, observables);
}
