import type { Attempt } from "../attempt.ts";
import { deliver, type Work } from "../deliver.ts";
import type { Settings } from "../settings.ts";
import { createLanes } from "./lanes.ts";
import {
  attempt,
  isIdle,
  pumpSoon,
  type Schedule,
  type SchedulerListener,
  settle,
  wake,
  workOf,
} from "./pump.ts";
import type { Recorder } from "./recorder.ts";

/** Takes deliveries from the store and makes them. */
export interface Scheduler {
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

/** Creates the scheduler of a service. */
export function createScheduler(
  settings: Settings,
  recorder: Recorder,
  listener: SchedulerListener,
): Scheduler {
  const schedule = createSchedule(settings, recorder, listener);
  const idle = async (): Promise<void> => {
    if (!isIdle(schedule)) await new Promise<void>((resolve) => schedule.idlers.push(resolve));
  };
  return {
    wake: () => wake(schedule),
    run: (work) => runNow(schedule, work),
    recall: (id) => {
      if (schedule.lanes.forget(id)) listener.onResumed(id);
      wake(schedule);
    },
    idle,
    stop: async () => {
      schedule.stopped = true;
      clearTimeout(schedule.timer);
      while (!isIdle(schedule)) await idle();
    },
    giveUp: () => giveUp(schedule),
  };
}

function createSchedule(settings: Settings, recorder: Recorder, listener: SchedulerListener): Schedule {
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
    claiming: false,
    mayHaveWork: false,
    starved: false,
    isPumpDue: false,
    stopped: false,
    timer: undefined,
  };
}

function runNow(schedule: Schedule, work: Work): Promise<Attempt> {
  return new Promise((resolve, reject) => {
    const ended = async (made: Attempt): Promise<void> => {
      await settle(schedule, { attempt: made });
      resolve(made);
    };
    const queue = (): void => void schedule.urgent.push({ webhookId: work.target.webhook.id, start });
    const start = (): void =>
      void attempt(schedule, work, {
        ended: (made) => void ended(made),
        refused: (cause) => {
          if (cause === undefined) queue();
          else reject(cause);
          schedule.running -= 1;
        },
      });
    queue();
    pumpSoon(schedule);
  });
}

/** Records all that waits as given up, due or not. */
async function giveUp({ settings, recorder }: Schedule): Promise<void> {
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
      return deliver(settings, workOf(delivery, target, redelivery)).then((attempt) => ({ attempt, lease }));
    });
    const settlements = await Promise.all(made);
    await Promise.all(settlements.map((settlement) => recorder.record(settlement)));
  }
}
