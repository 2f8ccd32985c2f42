import type { WebhookEdition as DeliveryEdition } from "#generated/internal/webhook.d.ts";
import type { ChangeTracker } from "../changes/create-change-tracker.ts";
import { createReceiverCheck } from "./check-signature.ts";
import { createEditionDetector, type Platform } from "./detect-edition.ts";
import { dispatchPayload } from "./dispatch-payload.ts";
import { createHooks } from "./hooks.ts";
import type { IncomingDelivery } from "./incoming-delivery.ts";
import { chain, type MaybePromise } from "./maybe-promise.ts";
import { type AnyOptions, checkReceiverOptions, type ReceiverOptions, readLimits } from "./options.ts";
import { createDeliveryReader } from "./read-delivery.ts";
import { receiveFetch } from "./receive-fetch.ts";
import type { ReceiverCounts, ReceiverResponse } from "./rejection.ts";
import { createRoutes } from "./routes.ts";
import { verifyRequest } from "./verify-request.ts";

/** A receiver of deliveries. It takes the same steps in every runtime and framework. */
export interface Receiver {
  /**
   * Responds to a request of the Fetch API. It does not use `this`, so you can pass it around on its own. Workers use
   * it as `export default { fetch: receiver.fetch }`, Deno as `Deno.serve(receiver.fetch)`, Bun as
   * `Bun.serve({ fetch: receiver.fetch })`.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Responds to a request from an adapter. Never rejects. */
  readonly handle: (incoming: IncomingDelivery) => Promise<ReceiverResponse>;
  /** Returns what this process knows about the platform; `null` until the first valid delivery. */
  readonly platform: () => Platform | null;
  /** Returns the number of requests by outcome. */
  readonly counts: () => ReceiverCounts;
}

/**
 * Creates a receiver of deliveries (W4.3, W5.1).
 *
 * ```ts
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { sign } from "annotation-contracts/signature";
 *
 * const receiver = createReceiver({
 *   secret: "mykey",
 *   on: {
 *     "update:task": ({ task }) => console.log(`task ${task.id} is now in ${task.status}`),
 *     "create:*": ({ event, sender }) => console.log(`${event} by ${sender?.username}`),
 *     unknown: ({ event }) => console.log(`${event} is new to me`),
 *   },
 * });
 *
 * const body = JSON.stringify({ event: "update:planet" });
 * const headers = { "Content-Type": "application/json", "X-Signature-256": await sign("mykey", body) };
 * const response = await receiver.fetch(new Request("http://localhost", { method: "POST", headers, body }));
 * console.log(response.status, await response.text()); // 200 accepted
 * ```
 *
 * The steps, each with a code (see `RejectionCode`) and a response (W-answer): method 405, media type and content
 * encoding 415, announced size 413, reading 413, 408 or 400, signature 403, UTF-8 400, JSON 400, envelope 422 (in
 * `tolerant` mode 200), handler 500. Nothing is parsed before its signature is verified. Before it rejects a request,
 * the receiver reads and discards the rest of it for up to 2 s, because a sender that is cut off while it is still
 * sending may never read the response.
 *
 * It also responds 200 if there is nothing to do: no handler matches the event, the event is unknown (W-events), or the
 * delivery was handled before. It responds 409 while the same bytes are being handled, since the outcome is not known
 * yet.
 *
 * @throws TypeError for a missing or empty secret, if both `secret` and `secrets` are given, for a key of `on` that is
 * not an event or pattern, or for an invalid mode, edition or limit.
 */
export function createReceiver<
  const Edition extends DeliveryEdition = DeliveryEdition,
  Tracker extends ChangeTracker | undefined = undefined,
>(options: ReceiverOptions<Edition, Tracker>): Receiver {
  return create(options as AnyOptions);
}

function create(options: AnyOptions): Receiver {
  checkReceiverOptions(options);
  const limits = readLimits(options.limits);
  const { deduplication, changes, mediaTypes = ["application/json"] } = options;
  const rules = { limits, mediaTypes, checkSignature: createReceiverCheck(options) };
  const { mode, editions, events, read } = createDeliveryReader(options);
  const hooks = createHooks(options);
  const detector = createEditionDetector((change) => {
    if (editions.length > 1) hooks.editionChange(change);
  });
  const context = {
    hooks,
    routes: createRoutes(options.on, events),
    mode,
    onValid: detector.add,
    timeout: limits.handlerTimeout,
    deduplication,
    changes,
  };
  const receive = (incoming: IncomingDelivery): MaybePromise<ReceiverResponse> =>
    chain(verifyRequest(incoming, rules), (step) => {
      if (!step.ok) return hooks.reject(step);
      return chain(read(step.value.value), (reading) => dispatchPayload(step.value, reading, context));
    });
  const handle: Receiver["handle"] = async (incoming) => {
    try {
      const response = receive(incoming);
      return "then" in response ? await response : response;
    } catch (error) {
      hooks.error(error, { in: "receiver" });
      return hooks.respond("failed", 500, "receiver failed");
    }
  };
  return {
    handle,
    fetch: (request) => receiveFetch(handle, request),
    platform: detector.platform,
    counts: hooks.counts,
  };
}
