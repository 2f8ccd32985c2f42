import type { NewAttempt } from "./attempt.ts";
import { type QueuedDelivery, toDeliveryId } from "./delivery-record.ts";
import { addRead, changeLane, type Lane, noteAttempt, rewind, takeNext, waitOf, wantOf } from "./lane.ts";
import { writeBody } from "./payload.ts";
import type { NewEvent, Pending } from "./queue-store.ts";
import { computeRetry } from "./retry.ts";
import { type RoundResult, runRound } from "./round.ts";
import { SenderError } from "./sender-error.ts";
import { keepUp } from "./upkeep.ts";
import { STORE_PAUSE, type WorkerOptions, type WorkerState } from "./worker-state.ts";

/** Sends pending deliveries. */
export interface Worker {
  /** Stores an event together with others that arrive in the same turn; rejects if that fails. */
  readonly store: (event: NewEvent) => Promise<readonly QueuedDelivery[]>;
  /** Looks for work; that of a webhook if its identifier is given. */
  readonly wake: (webhookId?: number) => void;
  /** Fulfils when nothing runs, and all that is pending is paused, suspended or not due yet. */
  readonly idle: () => Promise<void>;
  /** Fulfils when running deliveries are recorded and all webhooks are given back. */
  readonly close: () => Promise<void>;
}

/** Events and results of a round at most; what remains goes with the next. */
const MAX_ROUND = 500;

/** Milliseconds in which results are gathered. */
const GATHER = 2;

/** Milliseconds between two rounds of upkeep, and of all webhooks. */
const UPKEEP = 30_000;
const ALL_UPKEEP = 3_600_000;
const MAX_LANES = 10_000;

/** Starts a worker: one loop, whose rounds store, record and claim in one transaction. */
export function startWorker(options: WorkerOptions): Worker {
  const state: WorkerState = { ...options, ...createState() };
  const ended = runLoop(state);
  return {
    store: (event) =>
      new Promise((resolve, reject) => {
        state.arriving.push({ event, resolve, reject });
        wake(state);
      }),
    wake: (webhookId) => {
      if (webhookId === undefined) state.pollAt = 0;
      else state.candidates.add(webhookId);
      wake(state);
    },
    idle: () =>
      new Promise((resolve) => {
        state.pollAt = 0;
        state.waiters.push({ poll: state.polls + 1, resolve });
        wake(state);
      }),
    close: async () => {
      state.isClosing = true;
      wake(state);
      await ended;
    },
  };
}

function createState(): Omit<WorkerState, keyof WorkerOptions> {
  return {
    lanes: new Map(),
    candidates: new Set(),
    ready: new Set(),
    arriving: [],
    finished: [],
    touched: new Set(),
    running: 0,
    isClosing: false,
    pollAt: 0,
    upkeepAt: performance.now() + UPKEEP / 2,
    allUpkeepAt: 0,
    polls: 0,
    wakeUp: () => undefined,
    isWoken: false,
    waiters: [],
  };
}

async function runLoop(state: WorkerState): Promise<void> {
  const { arriving, finished, lanes } = state;
  while (!state.isClosing || state.running + finished.length + arriving.length + lanes.size > 0) {
    state.isWoken = false;
    const pause = await step(state);
    if (!state.isWoken) await rest(state, pause);
    // What ends within a moment shares a transaction; nobody waits for it but an ordered webhook.
    else
      await new Promise((resolve) =>
        arriving.length > 0 ? setImmediate(resolve) : setTimeout(resolve, GATHER),
      );
  }
  for (const { resolve } of state.waiters.splice(0)) resolve();
}

/** Waits for something to do. The timer does not keep the process alive; running requests do. */
function rest(state: WorkerState, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    state.wakeUp = () => {
      clearTimeout(timer);
      state.wakeUp = () => undefined;
      resolve();
    };
  });
}

/** Runs one round if there is something to do, and returns the milliseconds to rest. */
async function step(state: WorkerState): Promise<number> {
  const now = performance.now();
  const { pollMs } = state.database;
  try {
    if (!state.isClosing && now >= state.upkeepAt) await tidy(state, now);
    const isPoll = now >= state.pollAt && !state.isClosing;
    if (isPoll) state.pollAt = now + pollMs;
    await runOnce(state, isPoll);
    if (isPoll) state.polls += 1;
  } catch (error) {
    state.onError(error);
    await new Promise((resolve) => setTimeout(resolve, STORE_PAUSE));
    state.isWoken = true;
    return 0;
  }
  if (!state.isWoken && isQuiet(state)) {
    const done = state.waiters.filter(({ poll }) => poll <= state.polls);
    state.waiters = state.waiters.filter((waiter) => !done.includes(waiter));
    for (const { resolve } of done) resolve();
  }
  return Math.max(1, Math.min(state.pollAt, state.upkeepAt) - performance.now());
}

function isQuiet({ running, finished, arriving, candidates, lanes }: WorkerState): boolean {
  const now = performance.now();
  const isStill = (lane: Lane): boolean =>
    waitOf(lane, now) === Infinity && wantOf(lane, now, true) === undefined;
  return (
    running + finished.length + arriving.length + candidates.size === 0 && [...lanes.values()].every(isStill)
  );
}

async function tidy(state: WorkerState, now: number): Promise<void> {
  const { database, limits, retention, touched } = state;
  state.upkeepAt = now + UPKEEP;
  const isAll = now >= state.allUpkeepAt;
  if (isAll) state.allUpkeepAt = now + ALL_UPKEEP;
  state.touched = new Set();
  try {
    const waiting = await keepUp(database, { limits, retention }, isAll ? undefined : [...touched]);
    for (const id of waiting) state.touched.add(id);
  } catch (error) {
    for (const id of touched) state.touched.add(id);
    throw error;
  }
}

/** Runs a round and uses its result; without one, what arrived is rejected and what finished is kept. */
async function runOnce(state: WorkerState, isPoll: boolean): Promise<void> {
  const arrivals = state.arriving.splice(0, MAX_ROUND);
  const finished = state.finished.splice(0, MAX_ROUND);
  const candidates = state.isClosing ? [] : takeCandidates(state);
  const work = {
    events: arrivals.map(({ event }) => event),
    finished,
    candidates,
    isPoll,
    maxLanes: Math.max(0, MAX_LANES - state.lanes.size),
  };
  const result = await runRound(state, work).catch((error: unknown) => {
    state.finished.unshift(...finished);
    for (const id of candidates) state.candidates.add(id);
    const { message } = error instanceof Error ? error : { message: String(error) };
    for (const { reject } of arrivals) reject(new SenderError("store-failed", message));
    throw error;
  });
  for (const [i, { resolve }] of arrivals.entries()) {
    const stored = result?.stored[i] ?? [];
    for (const { webhookId } of stored) state.touched.add(webhookId);
    resolve(stored);
  }
  if (result !== undefined) useResult(state, result);
  if (state.arriving.length + state.finished.length + state.candidates.size > 0) state.isWoken = true;
  startAll(state);
}

function takeCandidates({ candidates, lanes }: WorkerState): readonly number[] {
  const taken = [...candidates].slice(0, MAX_ROUND);
  for (const id of taken) candidates.delete(id);
  for (const id of taken) {
    const lane = lanes.get(id);
    if (lane !== undefined) lane.isDrained = false;
  }
  return taken.filter((id) => !lanes.has(id));
}

function useResult(state: WorkerState, result: RoundResult): void {
  const { lanes } = state;
  for (const lane of result.lost) lanes.delete(lane.id);
  for (const { lane, id, attempt, retryIn } of result.recorded) {
    lane.busy.delete(id);
    state.onRecorded(attempt);
    if (retryIn !== undefined) lookLater(state, lane.id, retryIn);
  }
  for (const { lane, entry } of result.changed) {
    changeLane(lane, entry, state.limits);
    state.isWoken = true;
  }
  for (const lane of result.acquired) lanes.set(lane.id, lane);
  for (const { lane, want, found } of result.read) addRead(lane, want, found);
  for (const { webhookId, isGone, pauseMs, release } of result.renewed) {
    const lane = lanes.get(webhookId);
    if (lane === undefined) continue;
    lane.renewed = performance.now();
    lane.isGone = false;
    if (isGone) state.onGone(webhookId);
    if (!release) continue;
    lanes.delete(webhookId);
    if (pauseMs > 0) lookLater(state, webhookId, pauseMs);
  }
}

/** Milliseconds that are worth a timer; what is due later is found by the regular look at all webhooks. */
const MAX_TIMER = 2_000;

/** Ends the rest of the loop: there is something to do. */
function wake(state: WorkerState): void {
  state.isWoken = true;
  state.wakeUp();
}

/** Looks for work of a webhook after some milliseconds. */
function lookLater(state: WorkerState, webhookId: number, milliseconds: number): void {
  if (milliseconds > MAX_TIMER) return;
  const timer = setTimeout(() => {
    state.candidates.add(webhookId);
    wake(state);
  }, milliseconds + 1);
  timer.unref();
}

function startAll(state: WorkerState): void {
  for (const lane of state.lanes.values()) startLane(state, lane);
}

/** Starts what may start, or one delivery; what a rate holds up starts later. */
function startLane(state: WorkerState, lane: Lane, most = Number.POSITIVE_INFINITY): void {
  if (state.isClosing || state.lanes.get(lane.id) !== lane) return;
  const now = performance.now();
  let milliseconds = waitOf(lane, now);
  for (let started = 0; milliseconds === 0 && started < most; started++) {
    if (state.running >= state.concurrency) break;
    void send(state, lane, takeNext(lane, now));
    milliseconds = waitOf(lane, now);
  }
  if (milliseconds === 0) state.ready.add(lane);
  else if (milliseconds < Number.POSITIVE_INFINITY) setTimeout(startLane, milliseconds, state, lane).unref();
  if (wantOf(lane, now, true) !== undefined) wake(state);
}

/** Starts deliveries after one has ended: of its lane, or of all that wait for room, in turn. */
function startNext(state: WorkerState, lane: Lane): void {
  state.ready.add(lane);
  // One that could start more comes again at the end.
  for (const one of state.ready) {
    if (state.running >= state.concurrency) return;
    state.ready.delete(one);
    startLane(state, one, 1);
  }
}

async function send(state: WorkerState, lane: Lane, delivery: Pending): Promise<void> {
  const { webhook, secret } = lane.entry;
  state.running += 1;
  const isDoubtful = lane.doubtful > 0;
  if (isDoubtful) lane.doubtful -= 1;
  try {
    const attempt = await state.deliverer.deliver({
      deliveryId: toDeliveryId(delivery.id),
      event: delivery.event,
      number: delivery.attempts + 1,
      redelivery: delivery.replayOf !== null || delivery.attempts > 0 || isDoubtful,
      body: new TextEncoder().encode(writeBody(delivery, lane.id)),
      webhook,
      secret,
    });
    state.running -= 1;
    finish(state, lane, delivery, attempt);
  } catch (error) {
    state.running -= 1;
    state.onError(error);
    putBack(state, lane, delivery);
  }
  startNext(state, lane);
  wake(state);
}

function finish(state: WorkerState, lane: Lane, { id }: Pending, attempt: NewAttempt): void {
  const retryIn = computeRetry(attempt, state.retries);
  noteAttempt(lane, attempt, performance.now(), retryIn !== undefined, state);
  // Later deliveries wait for the retry.
  if (lane.limits.ordered && retryIn !== undefined) rewind(lane);
  if (state.lanes.get(lane.id) === lane) state.finished.push({ lane, id, attempt, retryIn });
}

/** Nothing was sent, because the secret could not be decrypted: the webhook waits a moment. */
function putBack(state: WorkerState, lane: Lane, { id }: Pending): void {
  lane.running -= 1;
  lane.busy.delete(id);
  lane.pausedUntil = performance.now() + STORE_PAUSE;
  rewind(lane);
  lookLater(state, lane.id, STORE_PAUSE);
}
