import type { Attempt } from "../attempt.ts";
import { deliver, unknownAttempt, type Work } from "../deliver.ts";
import type { Claim, ClaimedDelivery, Settlement, Target } from "../delivery-store.ts";
import type { Room } from "../limits.ts";
import { readTarget } from "../network/read-target.ts";
import { joinBody } from "../scope-keys.ts";
import type { DeliveryErrorPlace, Settings } from "../settings.ts";
import type { Lanes } from "./lanes.ts";
import type { Recorder } from "./recorder.ts";
import { readRetryAfter, retryIn } from "./retry-in.ts";
import { soon } from "./soon.ts";

/** Receives what a scheduler does. */
export interface SchedulerListener {
  /** A webhook's deliveries pause for so many milliseconds. */
  readonly onPaused: (webhookId: number, milliseconds: number) => void;
  readonly onResumed: (webhookId: number) => void;
  readonly onEnded: (attempt: Attempt) => void;
}

/** A delivery that no pause holds up. */
interface Urgent {
  readonly webhookId: number;
  readonly start: () => void;
}

/** The state of a scheduler. */
export interface Schedule {
  readonly settings: Settings;
  readonly recorder: Recorder;
  readonly listener: SchedulerListener;
  readonly lanes: Lanes;
  /** Deliveries that go before all others, and do not wait in the store. */
  readonly urgent: Urgent[];
  readonly idlers: (() => void)[];
  /** Webhooks with a delivery that has ended since the store was asked: it may have more of theirs. */
  readonly ended: Set<number>;
  running: number;
  claiming: boolean;
  mayHaveWork: boolean;
  /** Whether the last look left something that is due, for want of room. */
  starved: boolean;
  /** Whether a look at what can start is due in the next turn. */
  isPumpDue: boolean;
  stopped: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Attempts that may wait for their record before no further delivery starts. */
const MOST_PENDING = 1_024;

/** Milliseconds before a store that failed is asked again. */
const STORE_PAUSE = 1_000;

/** Milliseconds before a secret is opened again that could not be. */
const HOOK_PAUSE = 5_000;

/** Longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

/** Asks the store for what has a place: soon, and once for all that happens until then. */
export function pumpSoon(schedule: Schedule): void {
  if (schedule.isPumpDue) return;
  schedule.isPumpDue = true;
  soon(() => {
    schedule.isPumpDue = false;
    pump(schedule);
  });
}

function pump(schedule: Schedule): void {
  const { urgent, lanes, recorder, idlers } = schedule;
  for (const next of urgent.splice(0)) {
    if (lanes.hasUrgentRoom(next.webhookId)) next.start();
    else urgent.push(next);
  }
  const canClaim = !schedule.stopped && !schedule.claiming && recorder.pending() < MOST_PENDING;
  // Once the store has recorded, it is asked for all that has a place by then, beside what it has to record next.
  if (schedule.mayHaveWork && canClaim && !recorder.isBusy()) claim(schedule);
  if (isIdle(schedule)) for (const resolve of idlers.splice(0)) resolve();
}

/** Tells whether nothing runs, and nothing waits that could. */
export function isIdle({ running, urgent, recorder, claiming, stopped, mayHaveWork }: Schedule): boolean {
  if (running > 0 || urgent.length > 0 || recorder.pending() > 0 || claiming) return false;
  return stopped || !mayHaveWork;
}

/** Looks for work in the store, where there is more than had room, or may be: an answer on its way knows no such place. */
function wakeStarved(schedule: Schedule): void {
  if (schedule.starved || schedule.claiming) schedule.mayHaveWork = true;
  pumpSoon(schedule);
}

/** Looks for work in the store. */
export function wake(schedule: Schedule): void {
  schedule.mayHaveWork = true;
  pumpSoon(schedule);
}

function roomNow({ lanes, settings, ended }: Schedule): Room {
  return {
    limit: Math.max(0, lanes.free()),
    perWebhook: new Map([...lanes.busy(), ...ended].map((id) => [id, lanes.room(id)])),
    otherwise: 1,
    others: Math.max(0, lanes.freeForNewcomers()),
    everywhere: settings.concurrencyPerWebhook,
    limits: settings.limits,
    lasts: settings.afterCrash === "record",
  };
}

function claim(schedule: Schedule): void {
  const { store, ownTransport, moment } = schedule.settings;
  const room = roomNow(schedule);
  // Whoever gives up a place asks again.
  if (room.limit === 0) return;
  schedule.claiming = true;
  schedule.mayHaveWork = false;
  schedule.ended.clear();
  const ask = async (): Promise<Claim> => store.claim(room, moment());
  const take = (): Promise<void> =>
    ask().then(
      (claimed) => takeClaim(schedule, claimed, room),
      (error: unknown) => postpone(schedule, error, "store"),
    );
  // Without its libraries this service could only fail deliveries; another service may have them.
  if (ownTransport === undefined) void take();
  else ownTransport.ready().then(take, (error: unknown) => postpone(schedule, error, "transport"));
}

/** Asks the store again a little later. */
function postpone(schedule: Schedule, error: unknown, place: DeliveryErrorPlace["in"]): void {
  schedule.claiming = false;
  schedule.settings.onError(error, { in: place });
  lookAgainIn(schedule, STORE_PAUSE);
  pump(schedule);
}

function takeClaim(schedule: Schedule, { deliveries, targets, dueIn = LONGEST }: Claim, asked: Room): void {
  const { settings, lanes } = schedule;
  schedule.claiming = false;
  schedule.starved = dueIn === 0;
  // One delivery was asked of a webhook that was not busy, and there may be room for more.
  if (schedule.starved && deliveries.some(({ webhookId }) => !asked.perWebhook.has(webhookId)))
    schedule.mayHaveWork = true;
  const back: string[] = [];
  for (const delivery of deliveries) {
    const target = targets.get(delivery.webhookId);
    // While the store was asked, the webhook may have begun to pause, or a ping have taken its place.
    const mayStart = !schedule.stopped && lanes.room(delivery.webhookId) > 0;
    if (target !== undefined && mayStart) void start(schedule, delivery, target);
    else {
      lanes.hold(delivery.webhookId);
      back.push(delivery.lease);
    }
  }
  void release(schedule, back);
  lookAgainIn(schedule, Math.min(dueIn || LONGEST, settings.store.pollMs ?? LONGEST));
  pump(schedule);
}

function lookAgainIn(schedule: Schedule, milliseconds: number): void {
  clearTimeout(schedule.timer);
  if (schedule.stopped || milliseconds >= LONGEST) return;
  schedule.timer = setTimeout(wake, Math.max(Math.ceil(milliseconds), 1), schedule);
  schedule.timer.unref?.();
}

/** Makes a delivery that was handed out ready to be sent. */
export function workOf(delivery: ClaimedDelivery, target: Target, redelivery: boolean): Work {
  const { id: deliveryId, event, attempts } = delivery;
  return { deliveryId, event, number: attempts + 1, redelivery, target, body: joinBody(delivery) };
}

async function start(schedule: Schedule, delivery: ClaimedDelivery, target: Target): Promise<void> {
  const { settings } = schedule;
  const { lease, attempts, interrupted } = delivery;
  const work = workOf(delivery, target, delivery.redelivery || interrupted || attempts > 0);
  if (interrupted && settings.afterCrash === "record") {
    schedule.running += 1;
    await settle(schedule, { attempt: unknownAttempt(settings, work), lease });
    return;
  }
  await attempt(schedule, work, {
    ended: (made) => void settle(schedule, settlementOf(schedule, made, lease)),
    refused: (cause) => {
      if (cause !== undefined) {
        settings.onError(cause, { in: "hook" });
        pause(schedule, target.webhook.id, HOOK_PAUSE);
      }
      void release(schedule, [lease]);
      schedule.running -= 1;
    },
  });
}

/** Puts deliveries back into the store; they count as running until it has them. */
async function release(schedule: Schedule, leases: readonly string[]): Promise<void> {
  if (leases.length === 0) return;
  const { store, onError, moment } = schedule.settings;
  schedule.running += 1;
  for (;;) {
    try {
      await store.release(leases, moment());
      break;
    } catch (error) {
      onError(error, { in: "store" });
      // Once their leases run out, another process finds them.
      if (schedule.stopped) break;
      await new Promise((resolve) => setTimeout(resolve, STORE_PAUSE));
    }
  }
  schedule.running -= 1;
  wake(schedule);
}

function settlementOf({ settings, lanes, listener }: Schedule, made: Attempt, lease: string): Settlement {
  const { store, retries } = settings;
  // Cut off by the service itself: the next service of this store sends it again.
  const cut = made.failure?.code === "closed" && store.survives === "crash";
  const delay = cut ? 0 : retryIn(made, retries);
  const asked = retries === false || delay === undefined ? 0 : readRetryAfter(made, retries);
  if (asked > 0) {
    lanes.pause(made.webhookId, asked);
    pause({ settings, listener }, made.webhookId, asked);
  }
  return { attempt: made, lease, retryIn: delay };
}

/** Has the store hand out nothing of a webhook for a while. */
function pause(
  { settings, listener }: Pick<Schedule, "settings" | "listener">,
  webhookId: number,
  milliseconds: number,
): void {
  listener.onPaused(webhookId, milliseconds);
  const { store, moment, onError } = settings;
  store.pause(webhookId, milliseconds, moment()).catch((error: unknown) => onError(error, { in: "store" }));
}

/** Records what became of a delivery that counted as running. */
export async function settle(schedule: Schedule, settlement: Settlement): Promise<void> {
  await schedule.recorder.record(settlement);
  schedule.running -= 1;
  if (settlement.retryIn === undefined) wakeStarved(schedule);
  else wake(schedule);
}

/** Receives what became of a delivery that counts as running until it was seen to. */
interface Outcome {
  readonly ended: (made: Attempt) => void;
  /** Nothing was sent: its address has no place now, or its secret cannot be opened, which is the cause. */
  readonly refused: (cause?: unknown) => void;
}

/** Runs an attempt in its lane. */
export async function attempt(schedule: Schedule, work: Work, { ended, refused }: Outcome): Promise<void> {
  const { lanes, settings, listener } = schedule;
  const { webhook } = work.target;
  const run = lanes.start(webhook.id, readTarget(webhook.target_url).hostname);
  schedule.running += 1;
  const patience = setTimeout(() => {
    run.slow();
    wakeStarved(schedule);
  }, run.patience);
  let isRefused = false;
  let cause: unknown;
  const made = await deliver(settings, work, (address) => {
    // Another transport need not expect that this throws.
    isRefused = !run.moveTo(address) && settings.ownTransport !== undefined;
    if (isRefused) throw new Error(`no delivery more may go to ${address} now`);
  }).catch((error: unknown) => {
    cause = error ?? new Error("the secret cannot be opened");
  });
  clearTimeout(patience);
  if (made === undefined || isRefused) {
    run.end(undefined);
    refused(cause);
  } else {
    const change = run.end(made.failure?.code === "closed" ? undefined : made.failure === null);
    schedule.ended.add(webhook.id);
    listener.onEnded(made);
    if (change === "closed") listener.onResumed(webhook.id);
    if (change === "opened") pause(schedule, webhook.id, lanes.pauseOf(webhook.id));
    ended(made);
  }
  wakeStarved(schedule);
}
