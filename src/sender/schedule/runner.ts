import type { Attempt } from "../attempt.ts";
import { createUnknownAttempt, deliver, type Work } from "../deliver.ts";
import type { ClaimedDelivery, Settlement, Target } from "../delivery-store.ts";
import { readTarget } from "../network/read-target.ts";
import { joinBody } from "../scope-keys.ts";
import type { Settings } from "../settings.ts";
import type { Lanes } from "./lanes.ts";
import { type Recorder, STORE_PAUSE } from "./recorder.ts";
import { GONE, readRetryAfter, retryIn } from "./retry-in.ts";

/** Sends deliveries, each in its lane, and makes the store record their outcomes. */
export interface Runner {
  /** Counts the deliveries with an outcome not in the store yet. */
  readonly running: () => number;
  /** Sends a delivery that the store has handed out. */
  readonly start: (delivery: ClaimedDelivery, target: Target) => void;
  /** Sends a delivery that is not in the store. Undefined if its address has no place; rejects without its secret. */
  readonly run: (work: Work) => Promise<Attempt | undefined>;
  /** Puts deliveries back into the store. */
  readonly release: (leases: readonly string[]) => void;
}

/** Receives what a runner does. */
export interface RunnerListener {
  /** Called when a webhook's deliveries pause for some milliseconds. */
  readonly onPaused: (webhookId: number, milliseconds: number) => void;
  readonly onResumed: (webhookId: number) => void;
  readonly onEnded: (attempt: Attempt) => void;
}

/** What the parts of a dispatcher share. */
export interface DispatcherParts {
  readonly settings: Settings;
  readonly recorder: Recorder;
  readonly lanes: Lanes;
  /** Aborts when the dispatcher stops. */
  readonly stopped: AbortSignal;
}

/** Context of a runner. */
interface RunnerSurroundings extends DispatcherParts {
  readonly listener: RunnerListener;
  /** Called when a place is free. */
  readonly onPlace: () => void;
  /** Called when the store has a delivery again. */
  readonly onReturned: () => void;
}

/** Milliseconds before another attempt to open a secret. */
const HOOK_PAUSE = 5_000;

/** Milliseconds in which a webhook of a receiver that is gone becomes inactive; nothing more is sent to it meanwhile. */
const GONE_PAUSE = 5_000;

/** Creates the runner of a dispatcher. */
export function createRunner(here: RunnerSurroundings): Runner {
  let running = 0;
  /** Counts a delivery as running until the store knows its outcome. */
  const count = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
  return {
    running: () => running,
    start: (delivery, target) => void count(() => runClaimed(here, delivery, target)),
    run: (work) =>
      count(async () => {
        const made = await attempt(here, work);
        if (made !== undefined) await settle(here, { attempt: made });
        return made;
      }),
    release: (leases) => {
      if (leases.length > 0) void count(() => release(here, leases));
    },
  };
}

/** Prepares a delivery that was handed out for sending. */
export function createWork(delivery: ClaimedDelivery, target: Target, redelivery: boolean): Work {
  const { id: deliveryId, event, attempts } = delivery;
  return { deliveryId, event, number: attempts + 1, redelivery, target, body: joinBody(delivery) };
}

async function runClaimed(
  here: RunnerSurroundings,
  delivery: ClaimedDelivery,
  target: Target,
): Promise<void> {
  const { settings } = here;
  const { lease, attempts, interrupted } = delivery;
  const work = createWork(delivery, target, delivery.redelivery || interrupted || attempts > 0);
  if (interrupted && settings.afterCrash === "record")
    return settle(here, { attempt: createUnknownAttempt(settings, work), lease });
  const made = await attempt(here, work).catch((cause: unknown): undefined => {
    settings.onError(cause, { in: "hook" });
    pause(here, target.webhook.id, HOOK_PAUSE);
  });
  if (made === undefined) return release(here, [lease]);
  const settlement = { attempt: made, lease, retryIn: retryIn(made, settings) };
  pauseAsAsked(here, settlement);
  await settle(here, settlement);
}

/**
 * Runs an attempt in its lane, which it enters at once. Undefined if nothing was sent, because its address has no place
 * now; rejects if its secret cannot be opened.
 */
async function attempt(here: RunnerSurroundings, work: Work): Promise<Attempt | undefined> {
  const { settings, lanes, listener, onPlace } = here;
  const { webhook } = work.target;
  const run = lanes.start(webhook.id, readTarget(webhook.target_url).hostname);
  const patience = setTimeout(() => {
    run.slow();
    onPlace();
  }, run.patience);
  let isRefused = false;
  let made: Attempt | undefined;
  try {
    const tried = await deliver(settings, work, (address) => {
      // Other transports do not expect this to throw.
      isRefused = !run.moveTo(address) && settings.ownTransport !== undefined;
      if (isRefused) throw new Error(`no delivery more may go to ${address} now`);
    });
    if (!isRefused) made = tried;
    return made;
  } finally {
    clearTimeout(patience);
    const isAnswered = made?.failure?.code === "closed" ? undefined : made?.failure === null;
    const change = run.end(made && isAnswered);
    if (made !== undefined) listener.onEnded(made);
    if (change === "closed") listener.onResumed(webhook.id);
    if (change === "opened") pause(here, webhook.id, lanes.readPause(webhook.id));
    onPlace();
  }
}

/** Pauses a webhook as long as its receiver asks for, if it gets the delivery again, or until it becomes inactive. */
function pauseAsAsked(here: RunnerSurroundings, { attempt, retryIn: again }: Settlement): void {
  const { retries } = here.settings;
  const mayAsk = retries !== false && again !== undefined;
  const asked = attempt.status === GONE ? GONE_PAUSE : mayAsk ? readRetryAfter(attempt, retries) : 0;
  if (asked === 0) return;
  here.lanes.pause(attempt.webhookId, asked);
  pause(here, attempt.webhookId, asked);
}

/** Records the outcome of a delivery. */
async function settle(here: RunnerSurroundings, settlement: Settlement): Promise<void> {
  await here.recorder.record(settlement);
  if (settlement.retryIn === undefined) here.onPlace();
  else here.onReturned();
}

/** Makes the store pause a webhook. */
function pause({ settings, listener }: RunnerSurroundings, webhookId: number, milliseconds: number): void {
  listener.onPaused(webhookId, milliseconds);
  const { store, moment, onError } = settings;
  store.pause(webhookId, milliseconds, moment()).catch((error: unknown) => onError(error, { in: "store" }));
}

/** Puts deliveries back into the store. */
async function release(
  { settings, stopped, onReturned }: RunnerSurroundings,
  leases: readonly string[],
): Promise<void> {
  const { store, onError, moment } = settings;
  for (;;) {
    try {
      await store.release(leases, moment());
      break;
    } catch (error) {
      onError(error, { in: "store" });
      // Once their leases run out, another process finds them.
      if (stopped.aborted) break;
      await new Promise((resolve) => setTimeout(resolve, STORE_PAUSE));
    }
  }
  onReturned();
}
