import type { BatchObservableCallback, Meter } from "@opentelemetry/api";
import { callHook } from "../util/call-hook.ts";
import type { Attempt } from "./attempt.ts";
import type { Settings } from "./settings.ts";

/** Measures a delivery service. */
export interface Metrics {
  /** Counts an ended attempt; errors of the meter go to `onError`. */
  readonly ended: (attempt: Attempt) => void;
  /** Stops observing. */
  readonly close: () => void;
}

/**
 * Creates the metrics of a service with OpenTelemetry's API; if that is not installed, nothing is measured.
 *
 * `webhook.delivery.attempts` counts attempts by `outcome` (`2xx`, `timeout`, …) and `webhook.event`;
 * `webhook.delivery.duration` is their time in seconds; `webhook.queue.waiting` and `webhook.queue.running` count
 * deliveries; `webhook.queue.oldest_age` is the age in seconds of the oldest that is not done.
 */
export function createMetrics({ store, now, onError }: Pick<Settings, "store" | "now" | "onError">): Metrics {
  const report = (cause: unknown): void => onError(cause, { in: "hook" });
  let count: Metrics["ended"] = () => undefined;
  let close = (): void => undefined;
  let closed = false;
  const observe = async (): Promise<void> => {
    const api = await importApi();
    if (api === undefined || closed) return;
    const meter = api.metrics.getMeter("annotation-contracts");
    count = createCounting(meter);
    close = observeQueue(meter, { store, now });
  };
  callHook(observe, report);
  return {
    ended: (attempt) => callHook(() => count(attempt), report),
    close: () => {
      closed = true;
      close();
    },
  };
}

/** Imports OpenTelemetry's API if it is installed. In a `try`, since webpack fails at any other import it cannot find. */
async function importApi(): Promise<typeof import("@opentelemetry/api") | undefined> {
  try {
    return await import("@opentelemetry/api");
  } catch {
    return undefined;
  }
}

function createCounting(meter: Meter): Metrics["ended"] {
  const attempts = meter.createCounter("webhook.delivery.attempts", {
    description: "Attempts at deliveries",
  });
  const duration = meter.createHistogram("webhook.delivery.duration", {
    description: "Time from sending to the end of the answer",
    unit: "s",
  });
  return ({ status, failure, event, duration: milliseconds }) => {
    const outcome = failure?.code ?? `${Math.trunc((status ?? 0) / 100)}xx`;
    const attributes = { outcome, "webhook.event": event };
    attempts.add(1, attributes);
    duration.record(milliseconds / 1_000, attributes);
  };
}

function observeQueue(meter: Meter, { store, now }: Pick<Settings, "store" | "now">): () => void {
  const waiting = meter.createObservableGauge("webhook.queue.waiting");
  const running = meter.createObservableGauge("webhook.queue.running");
  const age = meter.createObservableGauge("webhook.queue.oldest_age", { unit: "s" });
  const observe: BatchObservableCallback = async (result) => {
    const state = await store.queueState();
    result.observe(waiting, state.waiting);
    result.observe(running, state.running);
    result.observe(age, state.oldest === null ? 0 : Math.max(0, now() - Date.parse(state.oldest)) / 1_000);
  };
  const observables = [waiting, running, age];
  meter.addBatchObservableCallback(observe, observables);
  return () => meter.removeBatchObservableCallback(observe, observables);
}
