import { setTimeout as wait } from "node:timers/promises";
import * as claiming from "./claim.ts";
import type { QueuedDelivery } from "./delivery-record.ts";
import { writeBody } from "./payload.ts";
import type { NewEvent } from "./queue-store.ts";
import { computeRetry } from "./retry.ts";
import { runRound, type WorkerParts, type WorkerState } from "./round.ts";
import { keepUp } from "./upkeep.ts";

type Claim = claiming.Claim;

/** Sends pending deliveries. */
export interface Worker {
  /** Stores an event together with others that arrive at the same time. Rejects if that fails. */
  readonly store: (event: NewEvent) => Promise<readonly QueuedDelivery[]>;
  /** Makes the worker look for work. */
  readonly wake: () => void;
  /** Resolves when nothing is running and all pending deliveries are paused, suspended or not due yet. */
  readonly idle: () => Promise<void>;
  /**
   * Resolves when running deliveries are recorded and all webhooks are released. With `abort`, it rejects if the
   * database fails.
   */
  readonly close: (abort?: boolean) => Promise<void>;
}

/** Milliseconds during which results are collected for one transaction. */
const GATHER = 2;

/** Milliseconds to wait after a failure of the database or the cipher. */
const FAILURE_PAUSE = 500;

/** Milliseconds after which the limits and the retention are applied again. */
const UPKEEP = 30_000;

/** Starts a worker: a loop whose rounds store events, record attempts and claim deliveries in one transaction. */
export function startWorker(parts: WorkerParts): Worker {
  const state: WorkerState = {
    ...parts,
    holder: crypto.randomUUID(),
    claims: new Map(),
    ready: new Set(),
    arriving: [],
    finished: [],
    running: 0,
    isClosing: false,
    isAborted: false,
    pollAt: 0,
    polls: 0,
    wakeUp: () => undefined,
    isWoken: false,
    waiters: [],
  };
  const ended = runLoop(state);
  // It may end before `close` is called.
  ended.catch(() => undefined);
  return {
    store: (event) =>
      new Promise((resolve, reject) => {
        state.arriving.push({ event, resolve, reject });
        wake(state);
      }),
    wake: () => {
      state.pollAt = 0;
      wake(state);
    },
    idle: () =>
      new Promise((resolve) => {
        state.pollAt = 0;
        state.waiters.push({ poll: state.polls + 1, resolve });
        wake(state);
      }),
    close: (abort = false) => {
      state.isClosing = true;
      state.isAborted ||= abort;
      wake(state);
      return ended;
    },
  };
}

async function runLoop(state: WorkerState): Promise<void> {
  const { arriving, finished, claims } = state;
  let upkeep = Promise.resolve();
  const timer = setInterval(() => {
    upkeep = upkeep.then(() => keepUp(state.database, state.settings)).catch(state.settings.onError);
  }, UPKEEP).unref();
  try {
    while (!state.isClosing || state.running + finished.length + arriving.length + claims.size > 0) {
      state.isWoken = false;
      const pause = await step(state);
      if (!state.isWoken) await rest(state, pause);
      // Results that arrive close together share a transaction. Only an ordered webhook has to wait for it.
      else if (arriving.length > 0) await new Promise((resolve) => setImmediate(resolve));
      else await wait(GATHER);
    }
  } finally {
    clearInterval(timer);
    await upkeep;
    for (const { resolve } of state.waiters) resolve();
  }
}

/** Waits for work. The timer does not keep the process alive, but running requests do. */
function rest(state: WorkerState, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds).unref();
    state.wakeUp = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Runs one round if there is something to do, and returns the milliseconds to wait. */
async function step(state: WorkerState): Promise<number> {
  const now = performance.now();
  try {
    const isPoll = now >= state.pollAt && !state.isClosing;
    if (isPoll) state.pollAt = now + state.database.pollMs;
    await runRound(state, isPoll);
    if (isPoll) state.polls += 1;
    for (const claim of state.claims.values()) start(state, claim);
  } catch (error) {
    if (state.isAborted) throw error;
    state.settings.onError(error);
    await wait(FAILURE_PAUSE);
    state.isWoken = true;
    return 0;
  }
  const left = state.arriving.length + state.finished.length;
  const ends = [...state.claims.values()].some((claim) =>
    claiming.canRelease(claim, performance.now(), state.isClosing),
  );
  if (left > 0 || ends) state.isWoken = true;
  if (!state.isWoken && isQuiet(state)) {
    const isDone = ({ poll }: { readonly poll: number }): boolean => poll <= state.polls;
    for (const { resolve } of state.waiters.filter(isDone)) resolve();
    state.waiters = state.waiters.filter((waiter) => !isDone(waiter));
  }
  return Math.max(1, state.pollAt - performance.now());
}

function isQuiet({ running, finished, arriving, claims }: WorkerState): boolean {
  const now = performance.now();
  const isStill = (claim: Claim): boolean =>
    claiming.computeWait(claim, now) === Infinity && claiming.computeWant(claim, now) === undefined;
  const isEmpty = running + finished.length + arriving.length === 0;
  return isEmpty && [...claims.values()].every(isStill);
}

/** Wakes the loop, because there is something to do. */
function wake(state: WorkerState): void {
  state.isWoken = true;
  state.wakeUp();
}

/** Starts at most `most` deliveries that are ready. Those that exceed a rate limit start later. */
function start(state: WorkerState, claim: Claim, most = Infinity): void {
  if (state.isClosing || state.claims.get(claim.id) !== claim) return;
  const now = performance.now();
  let milliseconds = claiming.computeWait(claim, now);
  for (let started = 0; milliseconds === 0 && started < most; started++) {
    if (state.running >= state.settings.concurrency) break;
    void send(state, claim, claiming.takeNext(claim, now));
    milliseconds = claiming.computeWait(claim, now);
  }
  if (milliseconds === 0) state.ready.add(claim);
  else {
    clearTimeout(claim.timer);
    claim.timer = milliseconds < Infinity ? setTimeout(start, milliseconds, state, claim).unref() : undefined;
  }
  if (claiming.computeWant(claim, now) !== undefined) wake(state);
}

/** Starts further deliveries after one has ended. Its webhook and those that wait for a free slot take turns. */
function startNext(state: WorkerState, claim: Claim): void {
  state.ready.add(claim);
  // A webhook that could start more goes to the end of the queue.
  for (const one of state.ready) {
    if (state.running >= state.settings.concurrency) return;
    state.ready.delete(one);
    start(state, one, 1);
  }
}

async function send(state: WorkerState, claim: Claim, delivery: claiming.Pending): Promise<void> {
  const { id, event, attempts, aborted, replayOf } = delivery;
  const { webhook, secret } = claim.entry;
  const number = attempts + 1;
  const redelivery = replayOf !== null || attempts > 0;
  const text = writeBody(delivery, claim.id);
  const { retries, onError } = state.settings;
  state.running += 1;
  try {
    const attempt = await state.deliver({ event, number, redelivery, text, webhook, secret });
    const retryIn = computeRetry({ ...attempt, number: number - aborted }, retries);
    claiming.noteAttempt(claim, attempt, retryIn !== undefined, state.settings);
    if (state.claims.get(claim.id) === claim) state.finished.push({ claim, id, attempt, retryIn });
  } catch (error) {
    // The secret could not be decrypted, so nothing was sent.
    onError(error);
    claiming.putBack(claim, id, FAILURE_PAUSE);
  }
  state.running -= 1;
  startNext(state, claim);
  wake(state);
}
