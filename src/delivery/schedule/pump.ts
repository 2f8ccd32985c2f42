import type { Attempt } from "../attempt.ts";
import { deliver, unknownAttempt, type Work } from "../deliver.ts";
import type { Claim, ClaimedDelivery, Room, Settlement, Target } from "../delivery-store.ts";
import { readTarget } from "../network/read-target.ts";
import type { DeliveryErrorPlace, Settings } from "../settings.ts";
import type { Buffers } from "./buffers.ts";
import type { Lanes } from "./lanes.ts";
import type { Recorder } from "./recorder.ts";
import { retryIn } from "./retry-in.ts";
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
  readonly buffers: Buffers;
  /** Deliveries that go before all others, and do not wait in the store. */
  readonly urgent: Urgent[];
  readonly idlers: (() => void)[];
  running: number;
  claiming: boolean;
  mayHaveWork: boolean;
  /** Whether the last look found webhooks that could take nothing. */
  starved: boolean;
  /** Whether the store may have more as soon as something is settled. */
  isPartial: boolean;
  /** Whether a look at what can start is due in the next turn. */
  isPumpDue: boolean;
  stopped: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Deliveries to take beyond the free places, since one claim for each delivery would be slow. */
const AHEAD = 64;

/** Deliveries to hold for webhooks that can start none now. */
const MOST_HELD = 4_096;

/** Attempts that may wait for their record before no further delivery starts. */
const MOST_PENDING = 1_024;

/** Milliseconds before a store that failed is asked again. */
const STORE_PAUSE = 1_000;

/** Longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

/** Starts what has a place, and asks the store for more: soon, and once for all that happens until then. */
export function pumpSoon(schedule: Schedule): void {
  if (schedule.isPumpDue) return;
  schedule.isPumpDue = true;
  soon(() => {
    schedule.isPumpDue = false;
    pump(schedule);
  });
}

function pump(schedule: Schedule): void {
  const { urgent, lanes, buffers, recorder, idlers } = schedule;
  for (const next of urgent.splice(0)) {
    if (lanes.hasUrgentRoom(next.webhookId)) next.start();
    else urgent.push(next);
  }
  if (!schedule.stopped) {
    buffers.drain(lanes.room, (delivery, target) => start(schedule, delivery, target));
    if (schedule.mayHaveWork && !schedule.claiming && recorder.pending() < MOST_PENDING) claim(schedule);
  }
  if (isIdle(schedule)) for (const resolve of idlers.splice(0)) resolve();
}

/** Tells whether nothing runs, and nothing waits that could. */
export function isIdle(schedule: Schedule): boolean {
  const { running, urgent, recorder, claiming, stopped, mayHaveWork, buffers } = schedule;
  if (running > 0 || urgent.length > 0 || recorder.pending() > 0 || claiming) return false;
  return stopped || (!mayHaveWork && buffers.size() === 0);
}

/** Looks for work in the store. */
export function wake(schedule: Schedule): void {
  schedule.mayHaveWork = true;
  pumpSoon(schedule);
}

function roomNow(schedule: Schedule): Room {
  const { lanes, buffers, settings } = schedule;
  const perWebhook = new Map<number, number>();
  schedule.starved = false;
  for (const id of new Set([...lanes.busy(), ...buffers.ids()])) {
    const own = buffers.sizeOf(id);
    const room = lanes.room(id) - own;
    // A webhook that uses its places gets some deliveries ahead.
    const most = Math.max(0, room > 0 ? room + settings.concurrencyPerWebhook - own : room);
    if (most === 0) schedule.starved = true;
    perWebhook.set(id, most);
  }
  const others = Math.max(0, lanes.freeForNewcomers());
  if (others === 0) schedule.starved = true;
  const ready = buffers.count((id) => lanes.room(id) > 0);
  const limit = buffers.size() > MOST_HELD ? 0 : Math.max(0, lanes.free() + AHEAD - ready);
  return { limit, perWebhook, otherwise: 1, others };
}

function claim(schedule: Schedule): void {
  const { store, now, ownTransport } = schedule.settings;
  // Before the room: a pause that ends between the two would be missed by both.
  const resumesIn = schedule.lanes.resumesIn();
  const room = roomNow(schedule);
  if (room.limit === 0) return;
  schedule.claiming = true;
  schedule.mayHaveWork = false;
  const ask = async (): Promise<Claim> => store.claim(room, now());
  const take = (): Promise<void> =>
    ask().then(
      (claimed) => takeClaim(schedule, claimed, resumesIn),
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

/** Takes what the store gave; `resumed` is when, at the time of asking, the next pause was to end: it may be over by now. */
function takeClaim(schedule: Schedule, claimed: Claim, resumed: number | undefined): void {
  const { buffers, lanes, settings } = schedule;
  schedule.claiming = false;
  schedule.isPartial = claimed.isPartial === true;
  if (claimed.deliveries.length > 0) schedule.mayHaveWork = true;
  buffers.put(claimed);
  for (const id of claimed.targets.keys()) if (lanes.pauseOf(id) > 0) void giveBack(schedule, id);
  const times = [claimed.dueIn, resumed, lanes.resumesIn(), settings.store.pollMs].filter(
    (time) => time !== undefined,
  );
  if (times.length > 0) lookAgainIn(schedule, Math.min(...times));
  pump(schedule);
}

function lookAgainIn(schedule: Schedule, milliseconds: number): void {
  clearTimeout(schedule.timer);
  if (schedule.stopped) return;
  schedule.timer = setTimeout(wake, Math.min(Math.max(Math.ceil(milliseconds), 1), LONGEST), schedule);
  schedule.timer.unref?.();
}

function start(schedule: Schedule, delivery: ClaimedDelivery, target: Target): void {
  const { settings } = schedule;
  const { id: deliveryId, event, body, attempts, interrupted } = delivery;
  const redelivery = delivery.redelivery || interrupted || attempts > 0;
  const work = { deliveryId, event, number: attempts + 1, redelivery, target, body };
  if (interrupted && settings.afterCrash === "record") {
    schedule.running += 1;
    void settle(schedule, { attempt: unknownAttempt(settings, work) });
    return;
  }
  void attempt(schedule, work, {
    ended: (made) => void settle(schedule, settlementOf(settings, made)),
    refused: () => {
      void release(schedule, [deliveryId]);
      schedule.running -= 1;
    },
  });
}

/** Gives back what was taken for a webhook, or for all, and is not sent. */
export function giveBack(schedule: Schedule, webhookId?: number): Promise<void> {
  return release(schedule, schedule.buffers.takeBack(webhookId));
}

/** Puts deliveries back into the store; they count as running until it has them. */
async function release(schedule: Schedule, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { store, onError } = schedule.settings;
  schedule.running += 1;
  for (;;) {
    try {
      await store.release(ids);
      break;
    } catch (error) {
      onError(error, { in: "store" });
      // The next process of this store finds them.
      if (schedule.stopped) break;
      await new Promise((resolve) => setTimeout(resolve, STORE_PAUSE));
    }
  }
  schedule.running -= 1;
  wake(schedule);
}

function settlementOf({ store, retries }: Settings, made: Attempt): Settlement {
  // Cut off by the service itself: the next service of this store sends it again.
  const cut = made.failure?.code === "closed" && store.survives === "crash";
  const delay = cut ? 0 : retryIn(made, retries);
  return { attempt: made, ...(delay !== undefined && { retryIn: delay }) };
}

/** Records what became of a delivery that counted as running. */
export async function settle(schedule: Schedule, settlement: Settlement): Promise<void> {
  await schedule.recorder.record(settlement);
  schedule.running -= 1;
  if (settlement.retryIn !== undefined || schedule.isPartial) schedule.mayHaveWork = true;
  pumpSoon(schedule);
}

/** Receives what became of a delivery that counts as running until it was seen to. */
interface Outcome {
  readonly ended: (made: Attempt) => void;
  /** Nothing was sent: its address has no place now. */
  readonly refused: () => void;
}

/** Runs an attempt in its lane. */
export async function attempt(schedule: Schedule, work: Work, { ended, refused }: Outcome): Promise<void> {
  const { lanes, settings, listener } = schedule;
  const { webhook } = work.target;
  const run = lanes.start(webhook.id, readTarget(webhook.target_url).hostname);
  schedule.running += 1;
  const patience = setTimeout(() => {
    run.slow();
    if (schedule.starved) schedule.mayHaveWork = true;
    pumpSoon(schedule);
  }, run.patience);
  let isRefused = false;
  const made = await deliver(settings, work, (address) => {
    // Another transport need not expect that this throws.
    isRefused = !run.moveTo(address) && settings.ownTransport !== undefined;
    if (isRefused) throw new Error(`no delivery more may go to ${address} now`);
  });
  clearTimeout(patience);
  const change = run.end(isRefused || made.failure?.code === "closed" ? undefined : made.failure === null);
  if (schedule.starved) schedule.mayHaveWork = true;
  if (!isRefused) listener.onEnded(made);
  if (change === "closed") listener.onResumed(webhook.id);
  if (change === "opened") {
    listener.onPaused(webhook.id, lanes.pauseOf(webhook.id));
    void giveBack(schedule, webhook.id);
    // The look finds when the pause ends, and what else is due before.
    schedule.mayHaveWork = true;
  }
  if (isRefused) refused();
  else ended(made);
  pumpSoon(schedule);
}
