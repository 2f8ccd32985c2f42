import type { AttemptResult } from "./attempt.ts";
import type { Limits } from "./limits.ts";
import type { Settings } from "./options.ts";
import type { Payload } from "./payload.ts";
import { computePause, GONE, readRetryAfter } from "./retry.ts";
import type { WebhookEntry } from "./webhook-store.ts";

/** A pending delivery with its event. */
export interface Pending extends Payload {
  readonly id: number;
  readonly webhookId: number;
  /** When it is due by the database's clock, and the milliseconds until then: at most 0 if it is already due. */
  readonly due: number;
  readonly dueIn: number;
  readonly attempts: number;
  /** How many of the attempts the sender itself aborted; these do not count as retries. */
  readonly aborted: number;
  readonly replayOf: number | null;
}

/** Which deliveries of a webhook to read. */
export interface Want {
  readonly claim: Claim;
  /** Only deliveries after this one. */
  readonly after: Pick<Pending, "due" | "id">;
  readonly limit: number;
}

/** A finished attempt. */
export interface Finished {
  readonly claim: Claim;
  readonly id: number;
  readonly attempt: AttemptResult;
  /** Milliseconds until the delivery is due again; undefined if this attempt was the last. */
  readonly retryIn: number | undefined;
}

/** A webhook whose deliveries this process sends, with its state. Times come from `performance.now`. */
export interface Claim {
  readonly id: number;
  entry: WebhookEntry;
  limits: Limits;
  /** Deliveries that were read but not started yet. */
  queue: Pending[];
  /** Deliveries that were started but not recorded yet. */
  readonly busy: Set<number>;
  running: number;
  /** How many deliveries may run at once: grows by one after each response, drops to one after a failure. */
  allowance: number;
  failures: number;
  pausedUntil: number;
  /** When the rate allows the next delivery. */
  nextStart: number;
  /** Timer that starts the next delivery at `nextStart`; there is at most one. */
  timer: NodeJS.Timeout | undefined;
  /** The last delivery that was read. */
  cursor: Want["after"];
  /** Whether the last read left nothing after the cursor, and nothing new has been stored since. */
  isDrained: boolean;
  renewed: number;
  /** The last attempt; undefined if there was none. */
  last: Pick<AttemptResult, "status" | "date"> | undefined;
  /** Whether the receiver responded 410 Gone and that has not been recorded yet. */
  isGone: boolean;
}

/** The changes to a webhook that are recorded after attempts. */
export interface Renewal {
  readonly claim: Claim;
  /** Whether other processes may take over the webhook. */
  readonly release: boolean;
  /** Whether the receiver is gone (410): the webhook becomes inactive. */
  readonly isGone: boolean;
  /** Milliseconds during which no process may send to the webhook. An existing longer pause stays in effect. */
  readonly pauseMs: number;
}

/** Number of deliveries to read at once for a webhook, and for a webhook that sends one at a time. */
const READ = 32;
const READ_FEW = 4;

/** Maximum delay that a rate-limited webhook may make up for, in milliseconds. */
const BURST = 100;

/** Milliseconds to pause after a 410, so that nothing is sent before the webhook becomes inactive. */
const GONE_PAUSE = 5_000;

/** Creates the claim of an acquired webhook. */
export function createClaim(
  entry: WebhookEntry,
  { limits, concurrencyPerWebhook }: Settings,
  now: number,
): Claim {
  const { webhook, failures } = entry;
  return {
    id: webhook.id,
    entry,
    limits: { ...limits, ...entry.limits },
    queue: [],
    busy: new Set(),
    running: 0,
    // The last attempt shows whether the receiver responds; a new webhook starts with one delivery.
    allowance: failures > 0 || webhook.last_delivery_date === undefined ? 1 : concurrencyPerWebhook,
    failures,
    pausedUntil: 0,
    nextStart: now,
    timer: undefined,
    cursor: { due: 0, id: 0 },
    isDrained: false,
    renewed: now,
    last: undefined,
    isGone: false,
  };
}

/** Applies a change to the webhook, and reads its deliveries again. */
export function changeClaim(claim: Claim, entry: WebhookEntry, limits: Limits): void {
  claim.entry = entry;
  claim.limits = { ...limits, ...entry.limits };
  claim.failures = entry.failures;
  claim.pausedUntil = 0;
  rewind(claim);
}

/** Discards deliveries that were read but not started. */
function rewind(claim: Claim): void {
  claim.queue = [];
  claim.cursor = { due: 0, id: 0 };
  claim.isDrained = false;
}

/** Computes the milliseconds until the next delivery may start; Infinity if something else must happen first. */
export function computeWait(claim: Claim, now: number): number {
  const { queue, limits, busy, running, allowance, nextStart } = claim;
  const isFull = limits.ordered ? busy.size > 0 : running >= allowance;
  return queue.length === 0 || isFull || !isOpen(claim, now) ? Infinity : Math.max(0, nextStart - now);
}

/** Takes the next delivery off the queue. */
export function takeNext(claim: Claim, now: number): Pending {
  const delivery = claim.queue.shift()!;
  const { maxPerSecond } = claim.limits;
  if (maxPerSecond !== undefined)
    claim.nextStart = Math.max(claim.nextStart, now - BURST) + 1_000 / maxPerSecond;
  claim.busy.add(delivery.id);
  claim.running += 1;
  return delivery;
}

/** Puts back a delivery that was not sent, and pauses the webhook for `milliseconds`. */
export function putBack(claim: Claim, id: number, milliseconds: number): void {
  claim.running -= 1;
  claim.busy.delete(id);
  claim.pausedUntil = Math.max(claim.pausedUntil, performance.now() + milliseconds);
  rewind(claim);
}

/** Checks whether deliveries of a webhook may start: it is active and not paused. */
function isOpen({ entry, pausedUntil }: Pick<Claim, "entry" | "pausedUntil">, now: number): boolean {
  return entry.webhook.is_active && now >= pausedUntil;
}

/** Returns which deliveries to read; undefined if there are enough, or none may start. */
export function computeWant(claim: Claim, now: number, hasRoom = true): Want | undefined {
  const { ordered } = claim.limits;
  const limit = hasRoom && !ordered && claim.allowance > 1 ? READ : READ_FEW;
  if (ordered && claim.running > 0) return undefined;
  if (claim.isDrained || !isOpen(claim, now) || claim.queue.length > limit / 2) return undefined;
  return { claim, after: claim.cursor, limit };
}

/** Adds deliveries that were read, except those that are being sent. */
export function addRead({ claim, after, limit }: Want, found: readonly Pending[]): void {
  const { ordered } = claim.limits;
  // In the meantime, reading started over, or a sent delivery is due later and this is not recorded yet.
  if (after !== claim.cursor || (ordered && found.some(({ id }) => claim.busy.has(id)))) return;
  // If a delivery of an ordered webhook is not due, it blocks those after it.
  const waiting = ordered ? found.findIndex(({ dueIn }) => dueIn > 0) : -1;
  const passed = waiting < 0 ? found : found.slice(0, waiting);
  const { due, id } = passed.at(-1) ?? claim.cursor;
  claim.cursor = { due, id };
  claim.isDrained = found.length < limit || waiting >= 0;
  claim.queue.push(...passed.filter((one) => !claim.busy.has(one.id)));
}

/** Applies the result of an attempt. A failing webhook gets fewer deliveries, and pauses after several failures. */
export function noteAttempt(
  claim: Claim,
  attempt: AttemptResult,
  isRetried: boolean,
  { retries, circuitBreaker, concurrencyPerWebhook }: Settings,
): void {
  const now = performance.now();
  claim.running -= 1;
  const { status, failure, date } = attempt;
  if (failure?.code === "closed") return;
  if (claim.last === undefined || claim.last.date <= date) claim.last = { status, date };
  claim.allowance = failure === null ? Math.min(claim.allowance + 1, concurrencyPerWebhook) : 1;
  // A delivery that was running when the pause began does not extend it.
  const isNews = failure !== null && now >= claim.pausedUntil;
  claim.failures = failure === null ? 0 : claim.failures + Number(isNews);
  if (status === GONE) claim.isGone = true;
  const pause = Math.max(
    retries !== false && isRetried ? readRetryAfter(attempt, retries) : 0,
    isNews ? computePause(claim.failures, circuitBreaker) : 0,
    claim.isGone ? GONE_PAUSE : 0,
  );
  claim.pausedUntil = Math.max(claim.pausedUntil, pause > 0 ? now + pause : 0);
  // Later deliveries of an ordered webhook wait for the retry.
  if (pause > 0 || (isRetried && claim.limits.ordered)) rewind(claim);
}

/** Checks whether to release a webhook: nothing is running, and nothing may start now. */
export function canRelease(claim: Claim, now: number, isClosing: boolean): boolean {
  const { busy, queue, isDrained } = claim;
  return busy.size === 0 && (isClosing || !isOpen(claim, now) || (queue.length === 0 && isDrained));
}

/** Returns what to record about a webhook. The next process to claim the webhook respects its pause and rate. */
export function createRenewal(claim: Claim, now: number, release: boolean): Renewal {
  const until = release ? Math.max(claim.pausedUntil, claim.nextStart) : claim.pausedUntil;
  return { claim, release, isGone: claim.isGone, pauseMs: Math.max(0, Math.round(until - now)) };
}
