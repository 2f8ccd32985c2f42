import { type DeliveryEdition, facts as ownFacts } from "#generated/contracts/delivery.js";
import type { DeliveryContract, ListBreaks } from "#generated/contracts/types.d.ts";
import { isObject } from "../util/is-object.ts";
import { after, type Soon } from "./after.ts";
import { createSignatureCheck } from "./check-signature.ts";
import { createHandOver } from "./create-hand-over.ts";
import { describeCure } from "./describe-cure.ts";
import { createEditionReading, type Reading } from "./edition-reading.ts";
import { fetchDelivery } from "./fetch-delivery.ts";
import type { IncomingDelivery } from "./incoming-delivery.ts";
import { type Guard, type Opened, openDelivery } from "./open-delivery.ts";
import type { Platform } from "./platform.ts";
import { createPlatformWatch } from "./platform-watch.ts";
import { readLimits } from "./read-limits.ts";
import type { ContractReceiverOptions, ReceiverOptions } from "./receiver-options.ts";
import type { Answer, ReceiverCounts, Step } from "./refusal.ts";
import { createReports, type Reports } from "./reports.ts";
import { createRoutes, type Routes } from "./routes.ts";

/** Receives deliveries, with the same steps behind every runtime and framework. */
export interface Receiver {
  /**
   * Answers a request of the Fetch API. It needs no `this`, so you can pass it on alone. Workers take it as
   * `export default { fetch: receiver.fetch }`, Deno as `Deno.serve(receiver.fetch)`, Bun as
   * `Bun.serve({ fetch: receiver.fetch })`, and Hono like this:
   *
   * ```ts
   * import { serve } from "@hono/node-server";
   * import { Hono } from "hono";
   * import { createReceiver } from "annotation-contracts/receiver";
   *
   * const receiver = createReceiver({
   *   secret: process.env.WEBHOOK_SECRET!,
   *   on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
   * });
   *
   * const app = new Hono();
   * app.all("/webhook", (context) => receiver.fetch(context.req.raw));
   * serve({ fetch: app.fetch, port: 3000 });
   * ```
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Answers a request from an adapter. Never rejects. */
  readonly handle: (incoming: IncomingDelivery) => Promise<Answer>;
  /** Returns what this process has learned about the platform; `null` before the first valid delivery. */
  readonly platform: () => Platform | null;
  /** Returns the number of requests by outcome. */
  readonly counts: () => ReceiverCounts;
}

// The overload of the package's own contract comes last: compilers explain a wrong call by the last one.
/**
 * Creates a receiver of a contract's deliveries in all editions: the first edition that accepts a delivery reads it.
 *
 * ```ts
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { sign } from "annotation-contracts/signature";
 * import { contract } from "annotation-contracts/webhook";
 *
 * const receiver = createReceiver({
 *   contract,
 *   secret: "mykey",
 *   on: { unknown: (_, { event }) => console.log(event) }, // update:planet
 * });
 *
 * const body = JSON.stringify({ event: "update:planet" });
 * const headers = { "Content-Type": "application/json", "X-Signature-256": await sign("mykey", body) };
 * const response = await receiver.fetch(new Request("http://localhost", { method: "POST", headers, body }));
 * console.log(response.status); // 200
 * ```
 *
 * @throws TypeError as below, and for a secret if the contract's deliveries are not signed.
 */
export function createReceiver<Family, const Edition extends keyof Family & string = keyof Family & string>(
  options: ContractReceiverOptions<Edition, Family>,
): Receiver;
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
 *     "create:*": ({ event, sender }) => console.log(`${event} by ${sender.username}`),
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
 * The steps, each with its code (see `RefusalCode`) and answer (W-answer): method 405, media type and content encoding
 * 415, announced size 413, reading 413, 408 or 400, signature 403, UTF-8 400, JSON 400, envelope 422 (in `tolerant`
 * mode 200), handler 500. Nothing is parsed before its signature is verified. What a rejected request still sends is
 * dropped for up to 2 s before the answer, since a sender that is cut off while sending may never read the answer.
 *
 * It also answers 200 if there is nothing to do: no handler takes the event, the event is unknown (W-events), or the
 * store knows the delivery. It answers 409 while a store says that the same bytes are being handled, since the outcome
 * is not known yet.
 *
 * @throws TypeError for a missing or empty secret, for both `secret` and `secrets`, for a key of `on` that is not an
 * event or pattern, or for an invalid mode or limit. If `edition` names editions, they load first: then a wrong key or
 * name goes to `onError`, and the answer is 500.
 */
export function createReceiver<const Edition extends DeliveryEdition = DeliveryEdition>(
  options: ReceiverOptions<Edition> & { readonly contract?: never },
): Receiver;
export function createReceiver(given: object): Receiver {
  // The overloads have checked them against a contract.
  const options = given as AnyOptions;
  checkOptions(options);
  const { contract: facts = ownFacts } = options;
  const guard = createGuard(options, facts);
  let routes: Routes = new Map();
  const reading = createEditionReading(options, (events) => {
    routes = createRoutes(options.on, events);
  });
  const isOwn = options.contract === undefined;
  const reports = createReports(options, reading.mode, isOwn);
  const watch = createPlatformWatch({
    facts,
    reading,
    tell: reports.platform,
    store: options.store,
    error: reports.error,
    findKey: (event) => routes.get(event)?.key,
    listBreaks: isOwn ? listOwnBreaks : async () => [],
  });

  const handOver = createHandOver({
    reports,
    facts,
    mode: reading.mode,
    findHandler: (event) => routes.get(event)?.handler,
    describeCure: (opened) => describeCure(watch.readHint(opened), reading, routes.has("invalid"), isOwn),
    onValid: watch.saw,
    timeout: guard.limits.handlerTimeoutMs,
    store: options.store,
    around: options.around,
  });
  const take = (opened: Step<Opened>): Soon<Answer> => {
    if (!opened.ok) return reports.refused(opened);
    const { value } = opened;
    const read = (): Soon<Reading> => reading.read(value, () => watch.likely(value));
    return after(watch.recall(value)?.then(read) ?? read(), (found) => handOver(value, found));
  };
  const handle = createHandle((incoming) => after(openDelivery(incoming, guard), take), reports);
  return {
    handle,
    fetch: (request) => fetchDelivery(handle, request),
    platform: watch.platform,
    counts: reports.counts,
  };
}

/** Creates the entry function, which never rejects. */
function createHandle(
  answerTo: (incoming: IncomingDelivery) => Soon<Answer>,
  reports: Reports,
): Receiver["handle"] {
  return async (incoming) => {
    try {
      const answered = answerTo(incoming);
      return "then" in answered ? await answered : answered;
    } catch (error) {
      reports.error(error, { in: "receiver" });
      return reports.answer("failed", 500, "receiver failed");
    }
  };
}

/** Prepares what a request must satisfy before its content counts. */
function createGuard(options: AnyOptions, facts: DeliveryContract<never> | typeof ownFacts): Guard {
  return {
    limits: readLimits(options.limits),
    mediaTypes: options.mediaTypes ?? ["application/json"],
    checkSignature: createSignatureCheck(options, facts),
    eventHeader: facts.event.header?.toLowerCase(),
    releaseHeader: facts.release?.header.toLowerCase(),
  };
}

/** Lists what editions of the package's own contract break, loaded by a path that no bundler follows. */
async function listOwnBreaks(...args: Parameters<ListBreaks>): Promise<readonly string[]> {
  const path = `#generated/contracts/${ownFacts.name}.upgrades.js`;
  const module: { readonly listBreaks: ListBreaks } = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ path
  );
  return module.listBreaks(...args);
}

/** Options whatever the contract. */
type AnyOptions = ReceiverOptions<never> & { readonly contract?: DeliveryContract<never> };

/** Rejects options that the types rule out but JavaScript does not. */
function checkOptions(options: Pick<AnyOptions, "on" | "onDrift" | "onWarning">): void {
  if (!isObject(options)) throw new TypeError("cannot create the receiver: expected { secret, on }");
  const { on, onDrift, onWarning } = options;
  if (!isObject(on))
    throw new TypeError(
      `cannot create the receiver: "on" is missing; give handlers, such as on: { ${ownFacts.handler} }, or on: {} for none`,
    );
  if (onDrift !== undefined && typeof onDrift.find !== "function")
    throw new TypeError("cannot create the receiver: onDrift takes watchDrift(…)");
  if (onWarning !== undefined && typeof onWarning.find !== "function")
    throw new TypeError("cannot create the receiver: onWarning takes watchWarnings(…)");
}
