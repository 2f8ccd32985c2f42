import type { Soon } from "./after.ts";
import type { AroundReports, Settle } from "./around.ts";
import type { DeliveryContext } from "./handlers.ts";
import { fingerprint, type OnceStore } from "./once-store.ts";
import { type Answer, type ReceiverOutcome, refuse } from "./refusal.ts";
import type { Reports } from "./reports.ts";
import type { AnyHandler } from "./routes.ts";

/** A delivery with its handler. */
interface Dispatch {
  readonly delivery: unknown;
  readonly context: DeliveryContext;
  readonly handler: AnyHandler;
  /** Outcome of the delivery if its handler returns. */
  readonly outcome: ReceiverOutcome;
  /** Time limit of the handler, in milliseconds. */
  readonly timeout: number;
  /** Called when the handler has ended, however late: until then nobody else may handle the same delivery. */
  readonly settle?: Settle | undefined;
}

/** A delivery that must be handled only once. */
interface Once {
  readonly event: string;
  readonly bytes: Uint8Array;
  /** Identifier of the webhook that sent it. */
  readonly webhook: unknown;
  /** Time limit of the store's claim, in milliseconds. */
  readonly timeout: number;
  readonly run: (settle: Settle) => Soon<Answer>;
}

/** Runs the handler of a delivery, unless the store knows it as handled, and writes the answer. */
export async function dispatchOnce(
  { event, bytes, webhook, run, timeout }: Once,
  reports: AroundReports,
  store: OnceStore,
): Promise<Answer> {
  const key = await fingerprint(bytes, webhook);
  const keep = async <T>(work: () => T): Promise<Awaited<T> | undefined> => {
    try {
      return await work();
    } catch (error) {
      reports.error(error, { in: "store", event });
      return undefined;
    }
  };
  // The handler has run or failed: an error of the store does not change that.
  const settle: Settle = (isHandled) => keep(() => (isHandled ? store.done(key) : store.release(key)));
  const claimed = keep(() => store.claim(key));
  const claim = await keep(() => within(claimed, "store", timeout));
  if (claim === undefined) {
    // Nobody waits for a late claim any more.
    void claimed.then((late) => late === "new" && settle(false));
    return reports.answer("failed", 500, "store failed");
  }
  if (claim === "done") return reports.answer("duplicate", 200, "duplicate");
  if (claim === "busy") return reports.refused(refuse("busy", "the same bytes are being handled right now"));
  return run(settle);
}

/** Runs a handler and writes the answer. The sender learns that it threw, but not what. */
export function runHandler(
  { delivery, context, handler, outcome, timeout, settle }: Dispatch,
  reports: Pick<Reports, "answer" | "error">,
): Soon<Answer> {
  const accepted = (): Answer => reports.answer(outcome, 200, "accepted");
  const failed = (error: unknown): Answer => {
    reports.error(error, { in: "handler", event: context.event });
    return reports.answer("failed", 500, "handler failed");
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

/** Waits for a handler or store, with a limit: one that hangs would keep its request in memory. */
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
