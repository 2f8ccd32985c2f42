import type { Attempt } from "../attempt.ts";
import { deliver, unknownAttempt, type Work } from "../deliver.ts";
import { readTarget } from "../network/target.ts";
import type { Settings } from "../settings.ts";
import type { Claim, ClaimedDelivery, Room, Settlement, Target } from "../store.ts";
import { createLanes, type Lanes, PATIENCE } from "./lanes.ts";
import type { Recorder } from "./recorder.ts";
import { retryIn } from "./retry.ts";

/** Is told what a scheduler does. */
export interface SchedulerListener {
  /** A webhook's deliveries pause until then, in milliseconds from now. */
  readonly onPaused: (webhookId: number, milliseconds: number) => void;
  readonly onResumed: (webhookId: number) => void;
  readonly onEnded: (attempt: Attempt) => void;
}

/** Takes deliveries from the store and makes them. */
export interface Scheduler {
  /** Looks for deliveries that wait. */
  readonly wake: () => void;
  /** Makes a delivery that does not wait in the store, as soon as there is a place; pauses do not hold it up. */
  readonly run: (work: Work) => Promise<Attempt>;
  /** Gives back what was taken for a webhook and not sent: the webhook was changed. */
  readonly recall: (webhookId: number) => Promise<void>;
  /** Fulfils when nothing runs, and nothing waits but what pauses or is not due. */
  readonly idle: () => Promise<void>;
  /** Takes no more; fulfils when what runs has ended and is recorded. */
  readonly stop: () => Promise<void>;
  /** Records all that waits as given up; after `stop`, and once the service is given up. */
  readonly giveUp: () => Promise<void>;
}

/** No bound. */
const ALL: Room = { limit: 1_000, perWebhook: new Map(), otherwise: Infinity, others: Infinity };

/** Deliveries to take beyond the places that are free: taking each by itself has its price. */
const AHEAD = 64;

/** Deliveries to hold for webhooks that can start none now. */
const MOST_HELD = 4_096;

/** Attempts that may wait for their record before no further delivery starts. */
const MOST_PENDING = 1_024;

/** Milliseconds before a store that failed is asked again. */
const STORE_PAUSE = 1_000;

/** Longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

interface Buffered {
  target: Target;
  readonly deliveries: ClaimedDelivery[];
}

/** Creates the scheduler of a service. */
export function createScheduler(
  settings: Settings,
  recorder: Recorder,
  listener: SchedulerListener,
): Scheduler {
  const { store, breaker, now } = settings;
  const lanes: Lanes = createLanes({
    total: settings.concurrency,
    perWebhook: settings.concurrencyPerWebhook,
    perAddress: settings.concurrencyPerAddress,
    breaker,
  });
  const buffers = new Map<number, Buffered>();
  const urgent: (() => void)[] = [];
  const idlers: (() => void)[] = [];
  let buffered = 0;
  let running = 0;
  let claiming = false;
  let mayHaveWork = false;
  /** Whether the last look found webhooks that could take nothing. */
  let starved = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pump = (): void => {
    while (urgent.length > 0 && lanes.free() > 0) urgent.shift()?.();
    if (!stopped) {
      startBuffered();
      if (mayHaveWork && !claiming && recorder.pending() < MOST_PENDING) claim();
    }
    if (isIdle()) for (const resolve of idlers.splice(0)) resolve();
  };

  const isIdle = (): boolean =>
    running === 0 &&
    urgent.length === 0 &&
    recorder.pending() === 0 &&
    !claiming &&
    (stopped || (!mayHaveWork && buffered === 0));

  const startBuffered = (): void => {
    if (buffered === 0) return;
    for (const [id, { target, deliveries }] of buffers) {
      for (let room = lanes.room(id); room > 0 && deliveries.length > 0; room--) {
        buffered -= 1;
        start(deliveries.shift()!, target);
      }
      if (deliveries.length === 0) buffers.delete(id);
    }
  };

  const roomNow = (): Room => {
    const perWebhook = new Map<number, number>();
    starved = false;
    for (const id of lanes.busy()) {
      const own = buffers.get(id)?.deliveries.length ?? 0;
      const room = lanes.room(id) - own;
      // A webhook that uses its places gets some deliveries ahead.
      const most = Math.max(0, room > 0 ? room + settings.concurrencyPerWebhook - own : room);
      if (most === 0) starved = true;
      perWebhook.set(id, most);
    }
    const others = Math.max(0, lanes.freeForNewcomers());
    if (others === 0) starved = true;
    let ready = 0;
    for (const [id, { deliveries }] of buffers) if (lanes.room(id) > 0) ready += deliveries.length;
    const limit = buffered > MOST_HELD ? 0 : Math.max(0, lanes.free() + AHEAD - ready);
    return { limit, perWebhook, otherwise: 1, others };
  };

  const claim = (): void => {
    const room = roomNow();
    if (room.limit === 0) return;
    claiming = true;
    mayHaveWork = false;
    store.claim(room, now()).then(takeClaim, (error: unknown) => {
      claiming = false;
      settings.onError(error, { in: "store" });
      lookAgainIn(STORE_PAUSE);
      pump();
    });
  };

  const takeClaim = ({ deliveries, targets, dueIn }: Claim): void => {
    claiming = false;
    if (deliveries.length > 0) mayHaveWork = true;
    for (const delivery of deliveries) {
      const target = targets.get(delivery.webhookId);
      if (target === undefined) continue;
      const buffer = buffers.get(delivery.webhookId) ?? { target, deliveries: [] };
      buffer.target = target;
      buffer.deliveries.push(delivery);
      buffers.set(delivery.webhookId, buffer);
      buffered += 1;
    }
    const times = [dueIn, lanes.resumesIn(), store.pollMs].filter((time) => time !== undefined);
    if (times.length > 0) lookAgainIn(Math.min(...times));
    pump();
  };

  const lookAgainIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(wake, Math.min(Math.max(Math.ceil(milliseconds), 1), LONGEST));
    timer.unref?.();
  };

  const wake = (): void => {
    mayHaveWork = true;
    pump();
  };

  const start = (delivery: ClaimedDelivery, target: Target): void => {
    const { id: deliveryId, event, body, attempts, interrupted } = delivery;
    const redelivery = delivery.redelivery || interrupted || attempts > 0;
    const work = { deliveryId, event, number: attempts + 1, redelivery, target, body };
    if (interrupted && settings.afterCrash === "record") {
      running += 1;
      finish({ attempt: unknownAttempt(settings, work) });
    } else void attempt(work, (made) => finish(settlementOf(made)));
  };

  const settlementOf = (made: Attempt): Settlement => {
    // Cut off by the service itself: whoever opens the store next sends it again.
    const cut = made.failure?.code === "closed" && store.survives === "crash";
    const delay = cut ? 0 : retryIn(made, settings.retries);
    return { attempt: made, ...(delay !== undefined && { retryIn: delay }) };
  };

  const finish = (settlement: Settlement): void => {
    void recorder.record(settlement).then(() => {
      running -= 1;
      if (settlement.retryIn !== undefined) mayHaveWork = true;
      pump();
    });
  };

  /** Runs an attempt in its lane; it counts as running until `ended` has seen to its record. */
  const attempt = async (work: Work, ended: (made: Attempt) => void): Promise<void> => {
    const { webhook } = work.target;
    const run = lanes.start(webhook.id, readTarget(webhook.target_url).hostname);
    running += 1;
    const patience = setTimeout(() => {
      run.slow();
      if (starved) mayHaveWork = true;
      pump();
    }, PATIENCE);
    const made = await deliver(settings, work, run.moveTo);
    clearTimeout(patience);
    const change = run.end(made.failure?.code === "closed" ? undefined : made.failure === null);
    if (starved) mayHaveWork = true;
    listener.onEnded(made);
    if (change === "closed") listener.onResumed(webhook.id);
    if (change === "opened") {
      listener.onPaused(webhook.id, (lanes.pausedUntil(webhook.id) ?? 0) - performance.now());
      lookAgainIn(Math.min(lanes.resumesIn() ?? LONGEST, store.pollMs ?? LONGEST));
    }
    ended(made);
    pump();
  };

  const giveBack = async (ids: readonly number[]): Promise<void> => {
    const taken = ids.flatMap((id) => buffers.get(id)?.deliveries.map((delivery) => delivery.id) ?? []);
    for (const id of ids) buffers.delete(id);
    buffered -= taken.length;
    if (taken.length > 0) await store.release(taken);
  };

  return {
    wake,
    run: (work) =>
      new Promise((resolve) => {
        urgent.push(() => {
          void attempt(work, (made) => {
            void recorder.record({ attempt: made }).then(() => {
              running -= 1;
              resolve(made);
              pump();
            });
          });
        });
        pump();
      }),
    recall: async (id) => {
      await giveBack([id]);
      wake();
    },
    idle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => idlers.push(resolve))),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      while (!isIdle()) await new Promise<void>((resolve) => idlers.push(resolve));
      await giveBack([...buffers.keys()]).catch((error: unknown) => settings.onError(error, { in: "store" }));
    },
    giveUp: async () => {
      for (;;) {
        const { deliveries, targets } = await store.claim(ALL, Infinity);
        if (deliveries.length === 0) return;
        const attempts = deliveries.map(
          ({ id: deliveryId, webhookId, event, body, attempts, redelivery }) => {
            const target = targets.get(webhookId)!;
            return deliver(settings, { deliveryId, event, number: attempts + 1, redelivery, target, body });
          },
        );
        for (const made of await Promise.all(attempts)) await recorder.record({ attempt: made });
      }
    },
  };
}
