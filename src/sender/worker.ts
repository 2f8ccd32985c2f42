import { setTimeout as wait } from "node:timers/promises";
import type { NewAttempt } from "./attempt.ts";
import {
  type Claim,
  computeWait,
  computeWant,
  noteAttempt,
  type Pending,
  rewind,
  takeNext,
} from "./claim.ts";
import type { QueuedDelivery } from "./delivery-record.ts";
import { writeBody } from "./payload.ts";
import type { NewEvent } from "./queue-store.ts";
import { computeRetry } from "./retry.ts";
import {
  findAgain,
  isReleased,
  lookLater,
  runRound,
  type WorkerOptions,
  type WorkerState,
  wake,
} from "./round.ts";
import { keepUp } from "./upkeep.ts";

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

/** Milliseconds of rest after a database or a cipher that failed. */
const FAILURE_PAUSE = 500;

/** Milliseconds between two rounds of upkeep, and of all webhooks. */
const UPKEEP = 30_000;
const ALL_UPKEEP = 3_600_000;

/** Starts a worker: one loop, whose rounds store, record and claim in one transaction. */
export function startWorker(options: WorkerOptions): Worker {
  const state: WorkerState = {
    ...options,
    holder: crypto.randomUUID(),
    claims: new Map(),
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
    close: () => {
      state.isClosing = true;
      wake(state);
      return ended;
    },
  };
}

async function runLoop(state: WorkerState): Promise<void> {
  const { arriving, finished, claims } = state;
  while (!state.isClosing || state.running + finished.length + arriving.length + claims.size > 0) {
    state.isWoken = false;
    const pause = await step(state);
    if (!state.isWoken) await rest(state, pause);
    // What ends within a moment shares a transaction; nobody waits for it but an ordered webhook.
    else if (arriving.length > 0) await new Promise((resolve) => setImmediate(resolve));
    else await wait(GATHER);
  }
  for (const { resolve } of state.waiters) resolve();
}

/** Waits for something to do. The timer does not keep the process alive; running requests do. */
function rest(state: WorkerState, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds).unref();
    state.wakeUp = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Runs one round if there is something to do, and returns the milliseconds to rest. */
async function step(state: WorkerState): Promise<number> {
  const now = performance.now();
  try {
    if (!state.isClosing && now >= state.upkeepAt) await tidy(state, now);
    const isPoll = now >= state.pollAt && !state.isClosing;
    if (isPoll) state.pollAt = now + state.database.pollMs;
    await runOnce(state, isPoll);
    if (isPoll) state.polls += 1;
  } catch (error) {
    state.onError(error);
    await wait(FAILURE_PAUSE);
    state.isWoken = true;
    return 0;
  }
  if (!state.isWoken && isQuiet(state)) {
    const isDone = ({ poll }: { readonly poll: number }): boolean => poll <= state.polls;
    for (const { resolve } of state.waiters.filter(isDone)) resolve();
    state.waiters = state.waiters.filter((waiter) => !isDone(waiter));
  }
  return Math.max(1, Math.min(state.pollAt, state.upkeepAt) - performance.now());
}

function isQuiet({ running, finished, arriving, candidates, claims }: WorkerState): boolean {
  const now = performance.now();
  const isStill = (claim: Claim): boolean =>
    computeWait(claim, now) === Infinity && computeWant(claim, now) === undefined;
  const isEmpty = running + finished.length + arriving.length + candidates.size === 0;
  return isEmpty && [...claims.values()].every(isStill);
}

async function tidy(state: WorkerState, now: number): Promise<void> {
  const isAll = now >= state.allUpkeepAt;
  state.upkeepAt = now + UPKEEP;
  if (isAll) state.allUpkeepAt = now + ALL_UPKEEP;
  const ids = [...state.touched];
  const waiting = await keepUp(state.database, state, isAll ? undefined : ids);
  for (const id of ids) if (!waiting.includes(id)) state.touched.delete(id);
  for (const id of waiting) state.touched.add(id);
}

/** Runs a round and uses its result; without one, what arrived is rejected and what finished is kept. */
async function runOnce(state: WorkerState, isPoll: boolean): Promise<void> {
  const { claims } = state;
  const arrivals = state.arriving.splice(0, MAX_ROUND);
  const finished = state.finished.splice(0, MAX_ROUND);
  const taken = state.isClosing ? [] : [...state.candidates].slice(0, MAX_ROUND);
  for (const id of taken) {
    state.candidates.delete(id);
    findAgain(state, id);
  }
  const candidates = taken.filter((id) => !claims.has(id));
  const events = arrivals.map(({ event }) => event);
  const stored = await runRound(state, { events, finished, candidates, isPoll }).catch((error: unknown) => {
    state.finished.unshift(...finished);
    for (const id of candidates) state.candidates.add(id);
    for (const { reject } of arrivals) reject(error);
    throw error;
  });
  for (const [i, { resolve }] of arrivals.entries()) {
    for (const { webhookId } of stored[i]!) state.touched.add(webhookId);
    resolve(stored[i]!);
  }
  const left = state.arriving.length + state.finished.length + state.candidates.size;
  for (const claim of claims.values()) start(state, claim);
  const now = performance.now();
  if (left > 0 || [...claims.values()].some((claim) => isReleased(state, claim, now))) state.isWoken = true;
}

/** Starts what may start, or one delivery; what a rate holds up starts later. */
function start(state: WorkerState, claim: Claim, most = Infinity): void {
  if (state.isClosing || state.claims.get(claim.id) !== claim) return;
  const now = performance.now();
  let milliseconds = computeWait(claim, now);
  for (let started = 0; milliseconds === 0 && started < most; started++) {
    if (state.running >= state.concurrency) break;
    void send(state, claim, takeNext(claim, now));
    milliseconds = computeWait(claim, now);
  }
  if (milliseconds === 0) state.ready.add(claim);
  else if (milliseconds < Infinity) setTimeout(start, milliseconds, state, claim).unref();
  if (computeWant(claim, now) !== undefined) wake(state);
}

/** Starts deliveries after one has ended: of its webhook, or of all that wait for room, in turn. */
function startNext(state: WorkerState, claim: Claim): void {
  state.ready.add(claim);
  // One that could start more comes again at the end.
  for (const one of state.ready) {
    if (state.running >= state.concurrency) return;
    state.ready.delete(one);
    start(state, one, 1);
  }
}

async function send(state: WorkerState, claim: Claim, delivery: Pending): Promise<void> {
  const { id, event, attempts, replayOf } = delivery;
  const { webhook, secret } = claim.entry;
  state.running += 1;
  const attempt = await state
    .deliver({
      deliveryId: `delivery-${id}`,
      event,
      number: attempts + 1,
      redelivery: replayOf !== null || attempts > 0,
      text: writeBody(delivery, claim.id),
      webhook,
      secret,
    })
    .catch(state.onError);
  state.running -= 1;
  if (typeof attempt === "object") finish(state, claim, id, attempt);
  else putBack(state, claim, id);
  startNext(state, claim);
  wake(state);
}

function finish(state: WorkerState, claim: Claim, id: number, attempt: NewAttempt): void {
  const retryIn = computeRetry(attempt, state.retries);
  noteAttempt(claim, attempt, retryIn !== undefined, state);
  // Later deliveries wait for the retry.
  if (claim.limits.ordered && retryIn !== undefined) rewind(claim);
  if (state.claims.get(claim.id) === claim) state.finished.push({ claim, id, attempt, retryIn });
}

/** Nothing was sent, because the secret could not be decrypted: the webhook waits a moment. */
function putBack(state: WorkerState, claim: Claim, id: number): void {
  claim.running -= 1;
  claim.busy.delete(id);
  claim.pausedUntil = performance.now() + FAILURE_PAUSE;
  rewind(claim);
  lookLater(state, claim.id, FAILURE_PAUSE);
}
