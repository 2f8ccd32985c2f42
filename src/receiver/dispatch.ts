import type { Soon } from "./after.ts";
import type { AroundReports } from "./around.ts";
import type { DeliveryContext } from "./handlers.ts";
import { fingerprint, type OnceClaim, type OnceStore } from "./once-store.ts";
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
}

/** A delivery that must be handled only once. */
interface Once {
  readonly event: string;
  readonly bytes: Uint8Array;
  /** Identifier of the webhook that sent it. */
  readonly webhook: unknown;
  readonly run: () => Soon<Answer>;
}

/** Runs the handler of a delivery, unless the store knows it as handled, and writes the answer. */
export async function dispatchOnce(
  { event, bytes, webhook, run }: Once,
  reports: AroundReports,
  store: OnceStore,
): Promise<Answer> {
  const key = await fingerprint(bytes, webhook);
  const keep = async (settle: () => unknown): Promise<unknown> => {
    try {
      return await settle();
    } catch (error) {
      reports.error(error, { in: "store", event });
      return undefined;
    }
  };
  const claim = (await keep(() => store.claim(key))) as OnceClaim | undefined;
  if (claim === undefined) return reports.answer("failed", 500, "store failed");
  if (claim === "done") return reports.answer("duplicate", 200, "duplicate");
  if (claim === "busy") return reports.refused(refuse("busy", "the same bytes are being handled right now"));
  const result = await run();
  // The handler has run or failed: an error of the store does not change that.
  await keep(() => (result.status === 200 ? store.done(key) : store.release(key)));
  return result;
}

/** Runs a handler and writes the answer. The sender learns that it threw, but not what. */
export function runHandler(
  { delivery, context, handler, outcome, timeout }: Dispatch,
  reports: Pick<Reports, "answer" | "error">,
): Soon<Answer> {
  const accepted = (): Answer => reports.answer(outcome, 200, "accepted");
  const failed = (error: unknown): Answer => {
    reports.error(error, { in: "handler", event: context.event });
    return reports.answer("failed", 500, "handler failed");
  };
  try {
    const done: unknown = handler(delivery, context);
    return done ? within(timeout, done).then(accepted, failed) : accepted();
  } catch (error) {
    return failed(error);
  }
}

/** Waits for a handler, with a limit: a handler that hangs would keep its request in memory. */
function within(milliseconds: number, work: unknown): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    const message = `the handler took longer than ${milliseconds} ms`;
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
