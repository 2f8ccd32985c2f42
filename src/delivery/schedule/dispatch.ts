import type { Attempt } from "../attempt.ts";
import { createUnknownAttempt, deliver, type Work } from "../deliver.ts";
import type { Claim, ClaimedDelivery, Settlement, Target } from "../delivery-store.ts";
import type { Room } from "../limits.ts";
import { readTarget } from "../network/read-target.ts";
import { joinBody } from "../scope-keys.ts";
import type { DeliveryErrorPlace, Settings } from "../settings.ts";
import type { Lanes } from "./lanes.ts";
import type { Recorder } from "./recorder.ts";
import { readRetryAfter, retryIn } from "./retry-in.ts";
import { soon } from "./soon.ts";

/** Receives what a dispatcher does. */
export interface DispatcherListener {
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

/** The state of a dispatcher. */
export interface DispatchState {
  readonly settings: Settings;
  readonly recorder: Recorder;
  readonly listener: DispatcherListener;
  readonly lanes: Lanes;
  /** Deliveries that go before all others, and do not wait in the store. */
  readonly urgent: Urgent[];
  readonly idlers: (() => void)[];
  /** Webhooks with a delivery that has ended since the store was asked: it may have more of theirs. */
  readonly ended: Set<number>;
  running: number;
  /** Whether the store may have work: some, or some for which there was no room at the last look. */
  work: "none" | "starved" | "some";
  claiming: boolean;
  /** Whether a look at what can start is due in the next turn. */
  isDispatchDue: boolean;
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
export function dispatchSoon(state: DispatchState): void {
  if (state.isDispatchDue) return;
  state.isDispatchDue = true;
  soon(() => {
    state.isDispatchDue = false;
    dispatch(state);
  });
}

function dispatch(state: DispatchState): void {
  const { urgent, lanes, recorder, idlers } = state;
  for (const next of urgent.splice(0)) {
    if (lanes.hasUrgentRoom(next.webhookId)) next.start();
    else urgent.push(next);
  }
  const canClaim = !state.stopped && !state.claiming && recorder.pending() < MOST_PENDING;
  // Once the store has recorded, it is asked for all that has a place by then, beside what it has to record next.
  if (state.work === "some" && canClaim && !recorder.isBusy()) claim(state);
  if (isIdle(state)) for (const resolve of idlers.splice(0)) resolve();
}

/** Checks whether nothing runs, and nothing waits that could. */
export function isIdle({ running, urgent, recorder, claiming, stopped, work }: DispatchState): boolean {
  if (running > 0 || urgent.length > 0 || recorder.pending() > 0 || claiming) return false;
  return stopped || work !== "some";
}

/** Looks for work in the store, where there is more than had room, or may be: an answer on its way knows no such place. */
function wakeStarved(state: DispatchState): void {
  if (state.work === "starved" || state.claiming) state.work = "some";
  dispatchSoon(state);
}

/** Looks for work in the store. */
export function wake(state: DispatchState): void {
  state.work = "some";
  dispatchSoon(state);
}

function roomNow({ lanes, settings, ended }: DispatchState): Room {
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

function claim(state: DispatchState): void {
  const { store, ownTransport, moment } = state.settings;
  const room = roomNow(state);
  // Whoever gives up a place asks again.
  if (room.limit === 0) return;
  state.claiming = true;
  state.work = "none";
  state.ended.clear();
  const postponeFor = (place: DeliveryErrorPlace["in"]) => (error: unknown) => postpone(state, error, place);
  const ask = async (): Promise<Claim> => store.claim(room, moment());
  const take = (): Promise<void> =>
    ask().then((claimed) => takeClaim(state, claimed, room), postponeFor("store"));
  // Without its libraries this service could only fail deliveries; another service may have them.
  if (ownTransport === undefined) void take();
  else ownTransport.ready().then(take, postponeFor("transport"));
}

/** Asks the store again a little later. */
function postpone(state: DispatchState, error: unknown, place: DeliveryErrorPlace["in"]): void {
  state.claiming = false;
  state.settings.onError(error, { in: place });
  lookAgainIn(state, STORE_PAUSE);
  dispatch(state);
}

function takeClaim(state: DispatchState, { deliveries, targets, dueIn = LONGEST }: Claim, asked: Room): void {
  const { settings, lanes } = state;
  state.claiming = false;
  // One delivery was asked of a webhook that was not busy, and there may be room for more.
  const isMore = deliveries.some(({ webhookId }) => !asked.perWebhook.has(webhookId));
  if (dueIn === 0 && state.work === "none") state.work = isMore ? "some" : "starved";
  const back: string[] = [];
  for (const delivery of deliveries) {
    const target = targets.get(delivery.webhookId);
    // While the store was asked, the webhook may have begun to pause, or a ping have taken its place.
    const mayStart = !state.stopped && lanes.room(delivery.webhookId) > 0;
    if (target !== undefined && mayStart) void start(state, delivery, target);
    else {
      lanes.hold(delivery.webhookId);
      back.push(delivery.lease);
    }
  }
  void release(state, back);
  lookAgainIn(state, Math.min(dueIn || LONGEST, settings.store.pollMs ?? LONGEST));
  dispatch(state);
}

function lookAgainIn(state: DispatchState, milliseconds: number): void {
  clearTimeout(state.timer);
  if (state.stopped || milliseconds >= LONGEST) return;
  state.timer = setTimeout(wake, Math.max(Math.ceil(milliseconds), 1), state);
  state.timer.unref?.();
}

/** Makes a delivery that was handed out ready to be sent. */
export function createWork(delivery: ClaimedDelivery, target: Target, redelivery: boolean): Work {
  const { id: deliveryId, event, attempts } = delivery;
  return { deliveryId, event, number: attempts + 1, redelivery, target, body: joinBody(delivery) };
}

async function start(state: DispatchState, delivery: ClaimedDelivery, target: Target): Promise<void> {
  const { settings } = state;
  const { lease, attempts, interrupted } = delivery;
  const work = createWork(delivery, target, delivery.redelivery || interrupted || attempts > 0);
  if (interrupted && settings.afterCrash === "record") {
    state.running += 1;
    return settle(state, { attempt: createUnknownAttempt(settings, work), lease });
  }
  const { made, cause } = await attempt(state, work);
  if (made !== undefined) return settle(state, createSettlement(state, made, lease));
  if (cause !== undefined) {
    settings.onError(cause, { in: "hook" });
    pause(state, target.webhook.id, HOOK_PAUSE);
  }
  void release(state, [lease]);
  state.running -= 1;
}

/** Puts deliveries back into the store; they count as running until it has them. */
async function release(state: DispatchState, leases: readonly string[]): Promise<void> {
  if (leases.length === 0) return;
  const { store, onError, moment } = state.settings;
  state.running += 1;
  for (;;) {
    try {
      await store.release(leases, moment());
      break;
    } catch (error) {
      onError(error, { in: "store" });
      // Once their leases run out, another process finds them.
      if (state.stopped) break;
      await new Promise((resolve) => setTimeout(resolve, STORE_PAUSE));
    }
  }
  state.running -= 1;
  wake(state);
}

function createSettlement(
  { settings, lanes, listener }: DispatchState,
  made: Attempt,
  lease: string,
): Settlement {
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
  { settings, listener }: Pick<DispatchState, "settings" | "listener">,
  webhookId: number,
  milliseconds: number,
): void {
  listener.onPaused(webhookId, milliseconds);
  const { store, moment, onError } = settings;
  store.pause(webhookId, milliseconds, moment()).catch((error: unknown) => onError(error, { in: "store" }));
}

/** Records what became of a delivery that counted as running. */
export async function settle(state: DispatchState, settlement: Settlement): Promise<void> {
  await state.recorder.record(settlement);
  state.running -= 1;
  if (settlement.retryIn === undefined) wakeStarved(state);
  else wake(state);
}

/** What came of running a delivery, which counts as running until that is seen to. */
interface Tried {
  /** Undefined where nothing was sent: its address has no place now, or its secret cannot be opened. */
  readonly made?: Attempt | undefined;
  /** Why the secret cannot be opened. */
  readonly cause?: unknown;
}

/** Runs an attempt in its lane, which it takes at once. */
export async function attempt(state: DispatchState, work: Work): Promise<Tried> {
  const { lanes, settings, listener } = state;
  const { webhook } = work.target;
  const run = lanes.start(webhook.id, readTarget(webhook.target_url).hostname);
  state.running += 1;
  const patience = setTimeout(() => {
    run.slow();
    wakeStarved(state);
  }, run.patience);
  let isRefused = false;
  const tried = deliver(settings, work, (address) => {
    // Another transport need not expect that this throws.
    isRefused = !run.moveTo(address) && settings.ownTransport !== undefined;
    if (isRefused) throw new Error(`no delivery more may go to ${address} now`);
  });
  const { made, cause } = await tried.then(
    (made): Tried => (isRefused ? {} : { made }),
    (cause: unknown): Tried => ({ cause: cause ?? new Error("the secret cannot be opened") }),
  );
  clearTimeout(patience);
  const isAnswered = made?.failure?.code === "closed" ? undefined : made?.failure === null;
  const change = run.end(made && isAnswered);
  if (made !== undefined) {
    state.ended.add(webhook.id);
    listener.onEnded(made);
    if (change === "closed") listener.onResumed(webhook.id);
    if (change === "opened") pause(state, webhook.id, lanes.readPause(webhook.id));
  }
  wakeStarved(state);
  return { made, cause };
}
