import type { Attempt } from "../attempt.ts";
import { deliver, type Work } from "../deliver.ts";
import type { Settings } from "../settings.ts";
import {
  attempt,
  createWork,
  type DispatcherListener,
  type DispatchState,
  dispatchSoon,
  isIdle,
  settle,
  wake,
} from "./dispatch.ts";
import { createLanes } from "./lanes.ts";
import type { Recorder } from "./recorder.ts";

/** Takes deliveries from the store and makes them. */
export interface Dispatcher {
  /** Looks for deliveries that wait. */
  readonly wake: () => void;
  /** Makes a delivery that does not wait in the store, as soon as there is a place; pauses do not hold it up, the limits of its webhook and its address do. */
  readonly run: (work: Work) => Promise<Attempt>;
  /** Forgets a webhook's receiver and looks for work: the webhook was changed. */
  readonly recall: (webhookId: number) => void;
  /** Fulfils when nothing runs, and nothing waits but what pauses or is not due. */
  readonly idle: () => Promise<void>;
  /** Takes no more; fulfils when what runs has ended and is recorded. */
  readonly stop: () => Promise<void>;
  /** Records all that waits as given up; after `stop`, and once the service is given up. */
  readonly giveUp: () => Promise<void>;
}

/** Deliveries to give up at a time. */
const PART = 1_000;

/** Creates the dispatcher of a service. */
export function createDispatcher(
  settings: Settings,
  recorder: Recorder,
  listener: DispatcherListener,
): Dispatcher {
  const state = createState(settings, recorder, listener);
  const idle = async (): Promise<void> => {
    if (!isIdle(state)) await new Promise<void>((resolve) => state.idlers.push(resolve));
  };
  return {
    wake: () => wake(state),
    run: (work) => runNow(state, work),
    recall: (id) => {
      if (state.lanes.forget(id)) listener.onResumed(id);
      wake(state);
    },
    idle,
    stop: async () => {
      state.stopped = true;
      clearTimeout(state.timer);
      while (!isIdle(state)) await idle();
    },
    giveUp: () => giveUp(state),
  };
}

function createState(settings: Settings, recorder: Recorder, listener: DispatcherListener): DispatchState {
  return {
    settings,
    recorder,
    listener,
    lanes: createLanes(
      {
        total: settings.concurrency,
        perWebhook: settings.concurrencyPerWebhook,
        perAddress: settings.concurrencyPerAddress,
        breaker: settings.breaker,
      },
      settings.elapsed,
    ),
    urgent: [],
    idlers: [],
    ended: new Set(),
    running: 0,
    work: "none",
    claiming: false,
    isDispatchDue: false,
    stopped: false,
    timer: undefined,
  };
}

function runNow(state: DispatchState, work: Work): Promise<Attempt> {
  return new Promise((resolve, reject) => {
    const start = async (): Promise<void> => {
      const { made, cause } = await attempt(state, work);
      if (made !== undefined) return settle(state, { attempt: made }).then(() => resolve(made));
      state.running -= 1;
      if (cause === undefined) queue();
      else reject(cause);
    };
    const queue = (): void => {
      state.urgent.push({ webhookId: work.target.webhook.id, start: () => void start() });
      dispatchSoon(state);
    };
    queue();
  });
}

/** Records all that waits as given up, due or not. */
async function giveUp({ settings, recorder }: DispatchState): Promise<void> {
  const { store } = settings;
  for (;;) {
    const room = { limit: PART, perWebhook: new Map(), otherwise: PART, others: PART, everywhere: Infinity };
    const everything = { ...room, limits: { ...settings.limits, ordered: false, maxPerSecond: undefined } };
    const { deliveries, targets } = await store.claim(everything, { ...settings.moment(), ticks: Infinity });
    if (deliveries.length === 0) return;
    const made = deliveries.flatMap((delivery) => {
      const { lease, webhookId, redelivery } = delivery;
      const target = targets.get(webhookId);
      if (target === undefined) return [];
      return deliver(settings, createWork(delivery, target, redelivery)).then((attempt) => ({
        attempt,
        lease,
      }));
    });
    const settlements = await Promise.all(made);
    await Promise.all(settlements.map((settlement) => recorder.record(settlement)));
  }
}
