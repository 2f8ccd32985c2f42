import type { NewAttempt } from "./attempt.ts";
import { toDeliveryId } from "./delivery-record.ts";
import { type Lane, noteAttempt, rewind, takeNext, waitOf, wantOf } from "./lane.ts";
import { writeBody } from "./payload.ts";
import type { Pending } from "./queue-store.ts";
import { computeRetry } from "./retry.ts";
import { STORE_PAUSE, type WorkerState } from "./worker-state.ts";

/** Milliseconds that are worth a timer; what is due later is found by the regular look at all webhooks. */
const MAX_TIMER = 2_000;

/** Ends the rest of the loop: there is something to do. */
export function wake(state: WorkerState): void {
  state.isWoken = true;
  state.wakeUp();
}

/** Looks for work of a webhook after some milliseconds. */
export function lookLater(state: WorkerState, webhookId: number, milliseconds: number): void {
  if (milliseconds > MAX_TIMER) return;
  const timer = setTimeout(() => {
    state.candidates.add(webhookId);
    wake(state);
  }, milliseconds + 1);
  timer.unref();
}

/** Starts what may start. */
export function startAll(state: WorkerState): void {
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
