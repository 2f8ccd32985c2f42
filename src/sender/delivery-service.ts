import { createGate, type Guard } from "./create-gate.ts";
import { createSettings } from "./create-settings.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import { createEmitter, type Emitter } from "./emitter.ts";
import { createEvents } from "./events.ts";
import { createManager, type Manager } from "./manager.ts";
import { createMetrics } from "./metrics.ts";
import { createPingHandler, type PingHandler } from "./ping-handler.ts";
import { createKeeper } from "./schedule/create-keeper.ts";
import { createDeactivator } from "./schedule/deactivate.ts";
import { createDispatcher, type Dispatcher } from "./schedule/dispatcher.ts";
import { createRecorder, type Recorder } from "./schedule/recorder.ts";
import type { DeliveryLogEvent, DeliveryServiceOptions, Settings } from "./settings.ts";

/** Options of `DeliveryService.close`. */
export interface CloseOptions {
  /** Whether to cut off running deliveries. Default: false. */
  readonly abort?: boolean;
}

/** Sends the deliveries of a platform: webhooks, events and pings (W1). */
export interface DeliveryService extends Manager, Emitter {
  /** Answers `POST {baseUrl}/api/webhooks/<id>/ping`, for servers with the Fetch API; see `createPingHandler`. */
  readonly handler: PingHandler;
  /** Adds a listener of events; returns the function that removes it. */
  readonly subscribe: (listener: (event: DeliveryLogEvent) => void) => () => void;
  /** Fulfils when no delivery runs and all waiting ones are paused or not due yet. */
  readonly idle: () => Promise<void>;
  /**
   * Closes the service, not the store: new calls reject with a DeliveryError `closed`.
   *
   * Fulfils when all running deliveries have ended. A memory store would lose waiting deliveries, so they are sent
   * first; those of paused webhooks, and retries that are not due, are recorded with the failure `closed`. Other stores
   * keep them for the next service. With `abort`, running deliveries are cut off and recorded as `closed` too; with a
   * store that survives a crash, the next service sends them again.
   *
   * If the store fails, outcomes are given up after 10 s and a few more tries, with `abort` after a second: then the next
   * service of a store that survives a crash sends those deliveries again.
   *
   * An emission that waits for room in a full store may still get it while deliveries are sent. After that, or at once
   * with `abort`, it rejects with `closed`.
   */
  readonly close: (options?: CloseOptions) => Promise<void>;
}

/**
 * Creates a delivery service, the sender of W4 to W6.
 *
 * ```ts
 * import { createDeliveryService, loopbackTargets } from "annotation-contracts/delivery";
 *
 * const url = "https://annotation.example/api/users/4";
 * const user = { url, id: 4, username: "mkeller", first_name: "", last_name: "" };
 * const service = createDeliveryService({
 *   baseUrl: "https://annotation.example",
 *   allowTargets: loopbackTargets, // in production leave it out: only public addresses are delivered to
 * });
 * await service.createWebhook(
 *   { target_url: "http://127.0.0.1:1/", scope: { project: 12 }, events: "everything", secret: "mykey" },
 *   user,
 * );
 *
 * await service.emit({
 *   event: "update:job",
 *   resource: { id: 7, state: "completed" },
 *   before: { id: 7, state: "new" },
 *   scope: { project: 12 },
 *   sender: user,
 * });
 * await service.idle();
 * const { attempts } = await service.attempts(1);
 * for (const { status, failure, body } of attempts) {
 *   console.log(status, failure); // null { code: 'refused', detail: 'ECONNREFUSED' }
 *   console.log(JSON.parse(new TextDecoder().decode(body)).before_update); // { state: 'new' }
 * }
 * await service.close();
 * ```
 *
 * @throws DeliveryError `invalid-options`
 */
export function createDeliveryService(options: DeliveryServiceOptions): DeliveryService {
  const givingUp = new AbortController();
  const closing = new AbortController();
  const settings = createSettings(options, givingUp.signal);
  const events = createEvents(settings);
  const metrics = createMetrics(settings);
  const deactivate = createDeactivator(settings, events, (id) => dispatcher.recall(id));
  const recorder = createRecorder(settings, (attempts, failing) => {
    for (const attempt of attempts) events.tell({ type: "attempt", attempt });
    for (const one of failing) deactivate(one, attempts);
  });
  const dispatcher = createDispatcher(settings, recorder, {
    onPaused: (webhookId, milliseconds) => {
      const until = new Date(settings.now() + milliseconds).toISOString();
      events.tell({ type: "paused", webhookId, until });
    },
    onResumed: (webhookId) => events.tell({ type: "resumed", webhookId }),
    onEnded: metrics.ended,
  });
  const gate = createGate();
  const { guard } = gate;
  const manager = createManager(settings, guard, dispatcher.recall);
  const emitter = createEmitter({ ...settings, closing: closing.signal }, dispatcher, events);
  const ready = createReadiness(settings);
  const ping = guard(ready(emitter.ping));
  const keeper = createKeeper(settings, events);
  // Deliveries of an earlier process may be waiting.
  if (settings.store.survives === "crash") dispatcher.wake();
  return {
    ...manager,
    createWebhook: guard(ready(manager.createWebhook)),
    emit: guard(ready(emitter.emit)),
    ping,
    redeliver: guard(ready(emitter.redeliver)),
    replay: guard(ready(emitter.replay)),
    handler: createPingHandler(settings, ping),
    subscribe: events.subscribe,
    idle: dispatcher.idle,
    close: async ({ abort = false } = {}) => {
      if (abort) for (const controller of [closing, givingUp]) controller.abort();
      const patience = abort ? 0 : RECORDING;
      await finish({ ...settings, dispatcher, recorder, patience, entered: gate.close(), closing, givingUp });
      await keeper.close();
      metrics.close();
      await settings.ownTransport?.close();
    },
  };
}

/** Milliseconds that a closing service gives a store that fails. */
const RECORDING = 10_000;

/** A service that is closing. */
interface Closing {
  readonly store: DeliveryStore;
  readonly dispatcher: Dispatcher;
  readonly recorder: Recorder;
  /** Milliseconds after which a store that fails is given up. */
  readonly patience: number;
  /** Fulfils when all earlier calls have ended. */
  readonly entered: Promise<unknown>;
  readonly closing: AbortController;
  readonly givingUp: AbortController;
}

/** Waits for running deliveries. Sends waiting ones that the store would lose, and records the rest as given up. */
async function finish(given: Closing): Promise<void> {
  const { store, dispatcher, recorder, entered, closing, givingUp } = given;
  // Nothing else would end the tries of a store that fails.
  const ending = setTimeout(recorder.end, given.patience);
  const forgets = store.survives === "nothing";
  if (forgets) {
    await dispatcher.idle();
    // What occupies the store now is not sent any more.
    closing.abort();
    await entered;
    await dispatcher.idle();
  }
  await Promise.all([entered, dispatcher.stop().then(() => closing.abort())]);
  givingUp.abort();
  if (forgets) await dispatcher.giveUp();
  clearTimeout(ending);
  await recorder.close();
}

/** Makes a call wait until the transport's libraries are loaded; it rejects if one is missing. */
function createReadiness({ ownTransport }: Settings): Guard {
  let isReady = ownTransport === undefined;
  return (work) =>
    async (...args) => {
      if (!isReady) await ownTransport?.ready();
      isReady = true;
      return work(...args);
    };
}
