import type { NewAttempt } from "./attempt.ts";
import type { WebhookEdition } from "./edition.ts";
import { type Limits, mergeLimits, type WebhookLimits } from "./limits.ts";
import type { Settings } from "./options.ts";
import type { Acquired, HealthChange, Pending, Want } from "./queue-store.ts";
import { computePause, GONE, readRetryAfter } from "./retry.ts";
import type { WebhookEntry } from "./webhook-store.ts";

/** Settings that decide what an attempt means for its webhook. */
export type LaneSettings = Pick<
  Settings<WebhookEdition>,
  "retries" | "circuitBreaker" | "concurrencyPerWebhook"
>;

/** A webhook whose deliveries this process sends, with what is known about it; times are those of `performance.now`. */
export interface Lane {
  readonly id: number;
  entry: WebhookEntry;
  limits: Limits;
  /** Deliveries that were read and not started yet. */
  queue: Pending[];
  readonly busy: Set<number>;
  running: number;
  /** Deliveries that may run at once: one more after each response, one after a failure. */
  allowance: number;
  failures: number;
  pausedUntil: number;
  /** When the rate allows the next delivery. */
  nextStart: number;
  /** The last delivery that was read. */
  cursor: { due: number; id: number };
  /** Whether nothing more was found after the cursor. */
  isDrained: boolean;
  /** Deliveries that another process may have sent without recording it. */
  doubtful: number;
  renewed: number;
  last: Pick<NewAttempt, "status" | "date"> | undefined;
  /** Whether a receiver said that it is gone, which is not recorded yet. */
  isGone: boolean;
}

/** Deliveries of a webhook that are read at once, at least and at most. */
const MIN_READ = 4;
const MAX_READ = 64;

/** Milliseconds that a rate may catch up with after a delay. */
const BURST = 100;

/** Milliseconds for which nothing is sent to a receiver that is gone, until its webhook is inactive. */
const GONE_PAUSE = 5_000;

/** Creates the lane of a webhook that was acquired. */
export function createLane(acquired: Acquired, limits: WebhookLimits, maxRunning: number, now: number): Lane {
  return {
    id: acquired.webhook.id,
    entry: acquired,
    limits: mergeLimits(limits, acquired.limits),
    queue: [],
    busy: new Set(),
    running: 0,
    // The last attempt says whether somebody responds; a new webhook proves itself.
    allowance: acquired.failures > 0 || acquired.webhook.last_delivery_date === undefined ? 1 : maxRunning,
    failures: acquired.failures,
    pausedUntil: 0,
    nextStart: now,
    cursor: { due: 0, id: 0 },
    isDrained: false,
    doubtful: acquired.wasInterrupted ? maxRunning : 0,
    renewed: now,
    last: undefined,
    isGone: false,
  };
}

/** Uses a webhook as it was changed; what was read is read again. */
export function changeLane(lane: Lane, entry: WebhookEntry, limits: WebhookLimits): void {
  lane.entry = entry;
  lane.limits = mergeLimits(limits, entry.limits);
  lane.failures = entry.failures;
  lane.pausedUntil = 0;
  rewind(lane);
}

/** Forgets what was read and not started. */
export function rewind(lane: Lane): void {
  lane.queue = [];
  lane.cursor = { due: 0, id: 0 };
  lane.isDrained = false;
}

/** Computes in how many milliseconds the next delivery may start: 0 at once, Infinity if something else must happen first. */
export function waitOf(lane: Lane, now: number): number {
  if (lane.queue.length === 0 || !isOpen(lane, now)) return Infinity;
  if (lane.limits.ordered ? lane.busy.size > 0 : lane.running >= lane.allowance) return Infinity;
  return Math.max(0, lane.nextStart - now);
}

/** Takes the next delivery off the queue. */
export function takeNext(lane: Lane, now: number): Pending {
  const delivery = lane.queue.shift()!;
  const { maxPerSecond } = lane.limits;
  if (maxPerSecond !== undefined)
    lane.nextStart = Math.max(lane.nextStart, now - BURST) + 1_000 / maxPerSecond;
  lane.busy.add(delivery.id);
  lane.running += 1;
  return delivery;
}

/** Checks whether deliveries of a webhook may start: it is active and not paused. */
function isOpen(lane: Lane, now: number): boolean {
  return lane.entry.webhook.is_active && now >= lane.pausedUntil;
}

/** Says which deliveries to read; undefined if there are enough, or none may start. */
export function wantOf(lane: Lane, now: number, hasRoom: boolean): Want | undefined {
  const { ordered } = lane.limits;
  const most = hasRoom && !ordered ? Math.min(Math.max(MIN_READ, lane.allowance * 4), MAX_READ) : MIN_READ;
  if (lane.isDrained || !isOpen(lane, now) || lane.queue.length > most / 2) return undefined;
  return { webhookId: lane.id, ordered, after: lane.cursor, limit: most };
}

/** Says which deliveries that were read may be sent: in an ordered lane, one that is not due holds up those after it. */
export function listStartable(lane: Lane, found: readonly Pending[]): readonly Pending[] {
  if (!lane.limits.ordered) return found.filter(({ id }) => !lane.busy.has(id));
  const waiting = found.findIndex(({ dueIn }) => dueIn > 0);
  return waiting < 0 ? found : found.slice(0, waiting);
}

/** Adds deliveries that were read, without those that are being sent. */
export function addRead(lane: Lane, want: Want, found: readonly Pending[]): void {
  // Meanwhile something made the lane start again from the beginning.
  if (want.after !== lane.cursor) return;
  const startable = listStartable(lane, found);
  const last = lane.limits.ordered ? startable.at(-1) : found.at(-1);
  if (last !== undefined) lane.cursor = { due: last.due, id: last.id };
  lane.isDrained = found.length < want.limit || (lane.limits.ordered && startable.length < found.length);
  lane.queue.push(...startable);
}

/** Notes the result of an attempt: who fails gets fewer deliveries, and pauses after some failures. */
export function noteAttempt(
  lane: Lane,
  attempt: NewAttempt,
  now: number,
  isRetried: boolean,
  { retries, circuitBreaker, concurrencyPerWebhook }: LaneSettings,
): void {
  lane.running -= 1;
  const { status, failure, date } = attempt;
  if (failure?.code === "closed") return;
  lane.last = lane.last === undefined || lane.last.date <= date ? { status, date } : lane.last;
  lane.allowance = failure === null ? Math.min(lane.allowance + 1, concurrencyPerWebhook) : 1;
  // A delivery that ran when the pause began does not extend it.
  if (failure === null) lane.failures = 0;
  else if (now >= lane.pausedUntil) lane.failures += 1;
  const asked = retries !== false && isRetried ? readRetryAfter(attempt, retries) : 0;
  const failing =
    failure === null || now < lane.pausedUntil ? 0 : computePause(lane.failures, circuitBreaker);
  const pause = Math.max(asked, failing, status === GONE ? GONE_PAUSE : 0);
  if (status === GONE) lane.isGone = true;
  if (pause === 0) return;
  lane.pausedUntil = Math.max(lane.pausedUntil, now + pause);
  rewind(lane);
}

/** Checks whether a webhook can be given back once these deliveries are recorded, and nothing more is found. */
export function canRelease(lane: Lane, now: number, recorded: ReadonlySet<number>, finds: boolean): boolean {
  if (lane.running > 0 || [...lane.busy].some((id) => !recorded.has(id))) return false;
  return !isOpen(lane, now) || (lane.queue.length === 0 && !finds);
}

/** Says what to record about a webhook; a process that gets it next keeps to its pause and its rate. */
export function healthOf(lane: Lane, now: number, release: boolean): HealthChange {
  const until = release ? Math.max(lane.pausedUntil, lane.nextStart) : lane.pausedUntil;
  const { id: webhookId, last, failures, isGone } = lane;
  return { webhookId, last, failures, pauseMs: Math.max(0, until - now), isGone, release };
}
