import type { ChangeTracker } from "../changes/create-change-tracker.ts";
import { quote } from "../util/quote.ts";
import { readProperty } from "../util/read-property.ts";
import type { Mode } from "../validate/result.ts";
import { createDeliveryKey, type DeduplicationStore } from "./create-deduplication-store.ts";
import type { Hooks } from "./hooks.ts";
import type { MaybePromise } from "./maybe-promise.ts";
import type { Reading } from "./read-delivery.ts";
import { type ReceiverOutcome, type ReceiverResponse, reject } from "./rejection.ts";
import type { AnyHandler, Routes } from "./routes.ts";
import type { VerifiedRequest } from "./verify-request.ts";

/** Settings of the dispatcher. */
interface Settings {
  readonly hooks: Hooks;
  readonly routes: Routes;
  readonly mode: Mode;
  /** Called with the edition of a valid delivery. */
  readonly onValid: (edition: string) => void;
  /** Time limit for a handler and for a store's `claim`, in milliseconds. */
  readonly timeout: number;
  readonly deduplication: DeduplicationStore | undefined;
  readonly changes: ChangeTracker | undefined;
}

/** Completes a delivery after its handler has finished. */
type Settle = (isHandled: boolean) => Promise<unknown>;

/** One run of a handler. */
interface Run {
  readonly handler: AnyHandler;
  readonly delivery: unknown;
  readonly context: Parameters<AnyHandler>[1];
  /** Outcome of the delivery if its handler returns. */
  readonly outcome: ReceiverOutcome;
  /** Called when the handler has finished, however late. Until then, no other handler may get the same delivery. */
  readonly settle?: Settle | undefined;
}

/** Reads a signed body as a delivery and passes it to its handler. */
export function dispatchPayload(
  request: VerifiedRequest,
  reading: Reading,
  settings: Settings,
): MaybePromise<ReceiverResponse> {
  const { value, verified } = request;
  const { edition, errors, isUnknown, event } = reading;
  const { hooks, routes, onValid, deduplication, changes } = settings;
  if (errors.length > 0 && !isUnknown) return dispatchInvalid(request, reading, settings);
  const handler = routes.get(isUnknown ? "unknown" : event);
  const outcome = isUnknown ? "unknown" : handler ? "handled" : "unhandled";
  if (!isUnknown) onValid(edition);
  const own = { ...verified, event, ...(!isUnknown && { edition, delivery: value }) };
  const run = (more?: object, settle?: Settle): MaybePromise<ReceiverResponse> =>
    handler
      ? runHandler({ handler, delivery: value, context: { ...own, ...more }, outcome, settle }, settings)
      : hooks.respond(outcome, 200, isUnknown ? "unknown event" : "no handler");
  const tracker = isUnknown ? undefined : changes;
  // A user may request two equal pings. Without a handler, nothing can be handled twice.
  const store = event === "ping" || !handler ? undefined : deduplication;
  if (!tracker && !store) return run();
  return dispatchOnce(request, { event, store, tracker, run }, settings);
}

const claims = ["new", "busy", "done"];

/** A delivery with its stores. */
interface Once {
  readonly event: string;
  readonly store: DeduplicationStore | undefined;
  readonly tracker: ChangeTracker | undefined;
  readonly run: (more?: object, settle?: Settle) => MaybePromise<ReceiverResponse>;
}

/** Runs the handler for a delivery with its changes, unless the store says that it was already handled. */
async function dispatchOnce(
  { value, verified }: VerifiedRequest,
  { event, store, tracker, run }: Once,
  { hooks, timeout }: Settings,
): Promise<ReceiverResponse> {
  const keep = async <T>(work: () => T): Promise<Awaited<T> | undefined> => {
    try {
      return await work();
    } catch (error) {
      hooks.error(error, { in: "store", event });
      return undefined;
    }
  };
  const failed = (): ReceiverResponse => hooks.respond("failed", 500, "store failed");
  const key = store && (await createDeliveryKey(verified.bytes, readProperty(value, "webhook_id")));
  // The handler has already run or failed; an error from the store does not change that.
  const settle: Settle | undefined =
    store && ((isHandled) => keep(() => (isHandled ? store.done(key!) : store.release(key!))));
  if (store) {
    const claimed = keep(async () => {
      const claim = await store.claim(key!);
      if (claims.includes(claim)) return claim;
      throw new Error(`deduplication.claim: expected "new", "busy" or "done", found ${quote(claim)}`);
    });
    const claim = await keep(() => within(claimed, "store", timeout));
    if (claim === undefined) {
      // Nothing waits for a late claim any more.
      void claimed.then((late) => late === "new" && settle!(false));
      return failed();
    }
    if (claim === "done") return hooks.respond("duplicate", 200, "duplicate");
    if (claim === "busy") return hooks.reject(reject("busy", "the same bytes are currently being handled"));
  }
  const track = () => tracker?.track({ event, delivery: value, ...verified });
  const changes = tracker ? await keep(() => within(track(), "store", timeout)) : {};
  if (changes !== undefined) return run(changes, settle);
  await settle?.(false);
  return failed();
}

/** Rejects an invalid delivery in strict mode. Otherwise passes it to `invalid`, or reports it as lost (W-lost). */
function dispatchInvalid(
  { value, verified }: VerifiedRequest,
  { errors, edition, event }: Reading,
  settings: Settings,
): MaybePromise<ReceiverResponse> {
  const { hooks, routes, mode } = settings;
  const handler = routes.get("invalid");
  const find = "to list the editions that accept it, run annotation-contracts validate webhook";
  const hint =
    mode === "strict"
      ? `${find}; in strict mode, the event is lost, since the platform does not retry a 422`
      : handler
        ? "on.invalid received it"
        : `no handler was called: add on.invalid; ${find}`;
  const invalid = reject("invalid-delivery", "the signed body is not a valid delivery", {
    errors,
    event,
    edition,
    hint,
  });
  if (mode === "strict") return hooks.reject(invalid);
  hooks.report(invalid, 200);
  if (handler === undefined) return hooks.respond("invalid", 200, "invalid delivery");
  const own = { ...verified, event, errors, edition };
  return runHandler({ handler, delivery: value, context: own, outcome: "invalid" }, settings);
}

/** Runs a handler and writes the response. The sender learns that the handler threw, but not the error. */
function runHandler(
  { handler, delivery, context, outcome, settle }: Run,
  { hooks, timeout }: Settings,
): MaybePromise<ReceiverResponse> {
  const accepted = (): ReceiverResponse => hooks.respond(outcome, 200, "accepted");
  const failed = (error: unknown): ReceiverResponse => {
    hooks.error(error, { in: "handler", event: context.event });
    return hooks.respond("failed", 500, "handler failed");
  };
  try {
    const run = (): unknown => handler(delivery, context);
    const done: unknown = settle ? runAndSettle(run, settle) : run();
    return done ? within(done, "handler", timeout).then(accepted, failed) : accepted();
  } catch (error) {
    return failed(error);
  }
}

async function runAndSettle(run: () => unknown, settle: Settle): Promise<void> {
  let isHandled = false;
  try {
    await run();
    isHandled = true;
  } finally {
    await settle(isHandled);
  }
}

/** Waits for a handler or store with a time limit, because one that hangs would keep its request in memory. */
function within<T>(work: T, name: string, milliseconds: number): Promise<Awaited<T>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the ${name} took longer than ${milliseconds} ms`)),
      milliseconds,
    );
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
