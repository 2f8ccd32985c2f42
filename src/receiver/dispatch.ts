import type { Soon } from "./after.ts";
import { type Claim, type DeliveryStore, fingerprint } from "./delivery-store.ts";
import type { DeliveryContext } from "./handlers.ts";
import { type Answer, answer, refuse } from "./refusal.ts";
import type { Reports } from "./reports.ts";
import type { AnyHandler } from "./routes.ts";

/** A delivery with its handler. */
export interface Dispatch {
  readonly event: string;
  readonly delivery: unknown;
  readonly context: DeliveryContext;
  readonly handler: AnyHandler;
  /** Milliseconds that the handler may take. */
  readonly timeout: number;
}

/** Runs the handler of a delivery, unless the store knows it as handled, and writes the answer. */
export function dispatch(work: Dispatch, reports: Reports, store: DeliveryStore | undefined): Soon<Answer> {
  // The same ping twice is two wishes of a user.
  return store === undefined || work.event === "ping"
    ? runHandler(work, reports)
    : dispatchOnce(work, reports, store);
}

async function dispatchOnce(work: Dispatch, reports: Reports, store: DeliveryStore): Promise<Answer> {
  const key = await fingerprint(work.context.bytes, (work.delivery as { webhook_id?: unknown }).webhook_id);
  const keep = async (settle: () => unknown): Promise<unknown> => {
    try {
      return await settle();
    } catch (error) {
      reports.error(error, { in: "store", event: work.event });
      return undefined;
    }
  };
  const claim = (await keep(() => store.claim(key))) as Claim | undefined;
  if (claim === undefined) return answer(500, "store failed");
  if (claim === "done") return answer(200, "duplicate");
  if (claim === "busy") return reports.refused(refuse("busy", "the same bytes are being handled right now"));
  const result = await runHandler(work, reports);
  // The handler has had its effect or has not: a store that fails now changes nothing of that.
  await keep(() => (result.status === 200 ? store.done(key) : store.release(key)));
  return result;
}

/** Runs a handler. The sender learns that it threw, but not what. */
function runHandler(
  { event, delivery, context, handler, timeout }: Dispatch,
  reports: Reports,
): Soon<Answer> {
  const accepted = (): Answer => answer(200, "accepted");
  const failed = (error: unknown): Answer => {
    reports.error(error, { in: "handler", event });
    return answer(500, "handler failed");
  };
  try {
    const done: unknown = handler(delivery, context);
    return done === undefined ? accepted() : within(timeout, done).then(accepted, failed);
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
