import { oncePerTurn } from "../../util/next-turn.ts";
import type { Attempt } from "../attempt.ts";
import { deliver, type Work } from "../deliver.ts";
import type { Settings } from "../settings.ts";
import { createClaimer } from "./claimer.ts";
import { createLanes, type Lanes } from "./lanes.ts";
import type { Recorder } from "./recorder.ts";
import { createRunner, createWork, type Runner, type RunnerListener } from "./runner.ts";

/** Takes deliveries from the store and sends them. */
export interface Dispatcher {
  /** Looks for waiting deliveries. */
  readonly wake: () => void;
  /** Sends a delivery that is not in the store once its webhook and its address have a place; ignores pauses. */
  readonly run: (work: Work) => Promise<Attempt>;
  /** Forgets a webhook's receiver and looks for work, because the webhook was changed. */
  readonly recall: (webhookId: number) => void;
  /** Fulfils when nothing runs, and everything waiting is paused or not due. */
  readonly idle: () => Promise<void>;
  /** Stops taking deliveries; fulfils when running ones have ended and are recorded. */
  readonly stop: () => Promise<void>;
  /** Records all waiting deliveries as given up; call it after `stop`, once the service gives up. */
  readonly giveUp: () => Promise<void>;
}

/** How many deliveries to give up at a time. */
const PART = 1_000;

/** Creates the dispatcher of a service: a claimer takes deliveries from the store, and a runner sends them. */
export function createDispatcher(
  settings: Settings,
  recorder: Recorder,
  listener: RunnerListener,
): Dispatcher {
  const lanes = createLanes(settings);
  const stopping = new AbortController();
  const parts = { settings, recorder, lanes, stopped: stopping.signal };
  const idlers: (() => void)[] = [];
  const dispatch = (): void => {
    urgent.startAll();
    claimer.claim();
    if (isIdle()) for (const resolve of idlers.splice(0)) resolve();
  };
  // Once for everything that happens until then.
  const dispatchSoon = oncePerTurn(dispatch);
  const wake = (): void => {
    claimer.expectWork();
    dispatchSoon();
  };
  const onPlace = (): void => {
    claimer.offerPlace();
    dispatchSoon();
  };
  const runner = createRunner({ ...parts, listener, onPlace, onReturned: wake });
  const claimer = createClaimer({ ...parts, ...runner, onAnswer: dispatch, onDue: wake });
  const urgent = createUrgent(lanes, runner, dispatchSoon);
  const isIdle = (): boolean =>
    runner.running() + urgent.waiting() + recorder.pending() === 0 && claimer.isIdle();
  const idle = async (): Promise<void> => {
    if (!isIdle()) await new Promise<void>((resolve) => idlers.push(resolve));
  };
  return {
    wake,
    run: urgent.run,
    recall: (id) => {
      if (lanes.forget(id)) listener.onResumed(id);
      wake();
    },
    idle,
    stop: async () => {
      stopping.abort();
      while (!isIdle()) await idle();
    },
    giveUp: () => giveUp(settings, recorder),
  };
}

/** Deliveries that go before all others: they are not in the store, and no pause delays them. */
interface Urgent {
  readonly run: Dispatcher["run"];
  /** Starts those with a place. */
  readonly startAll: () => void;
  /** Counts those without a place yet. */
  readonly waiting: () => number;
}

function createUrgent(lanes: Lanes, runner: Runner, onQueued: () => void): Urgent {
  const queue: { readonly webhookId: number; readonly start: () => void }[] = [];
  const run = (work: Work): Promise<Attempt> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        // Its address may turn out to have no place.
        runner.run(work).then((made) => resolve(made ?? run(work)), reject);
      };
      queue.push({ webhookId: work.target.webhook.id, start });
      onQueued();
    });
  return {
    run,
    startAll: () => {
      for (const next of queue.splice(0)) {
        if (lanes.hasUrgentRoom(next.webhookId)) next.start();
        else queue.push(next);
      }
    },
    waiting: () => queue.length,
  };
}

/** Records all waiting deliveries as given up, due or not. */
async function giveUp(settings: Settings, recorder: Recorder): Promise<void> {
  const unlimited = { ...settings.limits, ordered: false, maxPerSecond: undefined };
  const room = { limit: PART, perWebhook: new Map(), otherwise: PART, others: PART, everywhere: Infinity };
  for (;;) {
    const always = { ...settings.moment(), ticks: Infinity };
    const { deliveries, targets } = await settings.store.claim({ ...room, limits: unlimited }, always);
    if (deliveries.length === 0) return;
    const made = deliveries.map(async (delivery) => {
      const target = targets.get(delivery.webhookId);
      if (target === undefined) return;
      const attempt = await deliver(settings, createWork(delivery, target, delivery.redelivery));
      await recorder.record({ attempt, lease: delivery.lease });
    });
    await Promise.all(made);
  }
}
