import type { User, Webhook } from "#generated/types/webhook-2.3.d.ts";
import { createLastHook } from "../text/call-hook.ts";
import { defined } from "../text/defined.ts";
import type { Attempt } from "./attempt.ts";
import { checkOptions } from "./check-options.ts";
import {
  createTransport,
  type OwnTransport,
  type Transport,
  type TransportOptions,
} from "./create-transport.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { DeliveryStore, QueuedDelivery, StoredWebhook } from "./delivery-store.ts";
import { createMemoryStore } from "./memory/create-memory-store.ts";
import type { BreakerOptions } from "./schedule/breaker.ts";
import type { RetryOptions } from "./schedule/retry-in.ts";
import { edition23, type SenderEdition } from "./sender-edition.ts";

/** Finds the user who calls. Undefined refuses the call with 401, a response with that response. */
export type Authenticate = (
  request: Request,
) => User | Response | undefined | Promise<User | Response | undefined>;

/** Something that happened in a delivery service. */
export type DeliveryLogEvent =
  /** An event was stored for these webhooks. */
  | { readonly type: "queued"; readonly event: string; readonly deliveries: readonly QueuedDelivery[] }
  /** An attempt was made and recorded. */
  | { readonly type: "attempt"; readonly attempt: Attempt }
  /** A webhook's receiver gives no answers: its deliveries wait until then. */
  | { readonly type: "paused"; readonly webhookId: number; readonly until: string }
  /** It answers again, or the webhook was changed or deleted. */
  | { readonly type: "resumed"; readonly webhookId: number }
  /** A webhook was made inactive after days of failure: its owner wants to know. */
  | { readonly type: "deactivated"; readonly webhook: Webhook; readonly since: string };

/** Where an error occurred that no caller receives. */
export interface DeliveryErrorPlace {
  /**
   * `store`: it did not hand out or record deliveries, which is tried again; `transport`: its libraries are missing, and
   * deliveries wait for them; `hook`: a function of the platform threw or rejected.
   */
  readonly in: "store" | "transport" | "hook";
}

/** Options of a delivery service. */
export interface DeliveryServiceOptions
  extends Pick<TransportOptions, "allowTargets" | "proxy" | "connectTimeout"> {
  /** Where the platform's API lives: the address of a webhook is `{baseUrl}/api/webhooks/<id>` (W2.1). */
  readonly baseUrl: string;
  /**
   * Keeps webhooks, deliveries that wait, and attempts. It stays open when the service closes.
   *
   * Default: `createMemoryStore()`, which a crash empties.
   */
  readonly store?: DeliveryStore;
  /** Makes the requests. Default: `createTransport`, with its options among these. */
  readonly transport?: Transport;
  /** Edition of the deliveries; `annotation-contracts/delivery/2.76` has that of 2.76. Default: the document's, 2.3. */
  readonly edition?: SenderEdition;
  /** Tells the time in milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
  /** Milliseconds that a whole exchange may take. Default: 10,000 (W8). */
  readonly timeout?: number;
  /** Bytes of an answer's body to read at most. Default: 16,384. */
  readonly maxAnswerBytes?: number;
  /**
   * Deliveries at a time that are answered within 250 ms, or 40 ms where the webhook did not answer the last time; slower
   * ones make room for others. Default: 64.
   */
  readonly concurrency?: number;
  /** Deliveries at a time of one webhook. With 1, each is sent after the one before is answered. Default: 8. */
  readonly concurrencyPerWebhook?: number;
  /**
   * Deliveries at a time to one IP address, whatever webhooks and names lead to it. A transport of your own is held to it
   * from the second delivery of a webhook on; addresses behind a proxy are not known. Default: 16.
   */
  readonly concurrencyPerAddress?: number;
  /** Repeats attempts that failed; see `platformRetries`. Default: false, as the source document has it (W-retry). */
  readonly retries?: RetryOptions | false;
  /** Pauses a webhook whose receiver gives no answers; false for never. Default: after 10 attempts, for 30 s and more. */
  readonly breaker?: BreakerOptions | false;
  /** Days of failures alone after which a webhook is made inactive. Default: never. */
  readonly deactivateAfterDays?: number;
  /**
   * What to do with a delivery whose process ended before it recorded the outcome: send it again, marked as
   * `redelivery`, or record the failure `unknown`. Default: redeliver.
   */
  readonly afterCrash?: "redeliver" | "record";
  /** Finds the user who calls the ping handler. Default: nobody may call (W5.2 leaves it open). */
  readonly authenticate?: Authenticate;
  /** Receives each attempt, once it is recorded. What a listener throws or rejects with goes to `onError`. */
  readonly onAttempt?: (attempt: Attempt) => void;
  /** Receives every event; `DeliveryService.subscribe` adds further listeners. */
  readonly onEvent?: (event: DeliveryLogEvent) => void;
  /** Receives the errors that no caller receives; what it throws itself is logged. Default: `console.error`. */
  readonly onError?: (error: unknown, place: DeliveryErrorPlace) => void;
}

/** Options with their defaults, and what follows from them. */
export interface Settings
  extends Required<Omit<DeliveryServiceOptions, "proxy" | "breaker" | "deactivateAfterDays">> {
  readonly breaker: Required<BreakerOptions> | false;
  readonly deactivateAfterDays: number | undefined;
  /** The default transport; undefined where the caller gave one. */
  readonly ownTransport: OwnTransport | undefined;
  /** Aborts when the service gives up its deliveries. */
  readonly givenUp: AbortSignal;
  /** What to call then: one listener of the signal serves all deliveries that run. */
  readonly cuts: Set<() => void>;
  /** Gives a webhook its address (W2.1). */
  readonly addressed: (webhook: StoredWebhook) => Webhook;
  /** Reads a webhook with its address. */
  readonly readWebhook: (id: number) => Promise<Webhook | undefined>;
}

const defaultBreaker: Required<BreakerOptions> = { failures: 10, pauseMs: 30_000, maxPauseMs: 600_000 };

/**
 * Fills in the defaults of a delivery service.
 *
 * @throws DeliveryError `invalid-options`
 */
export function createSettings(options: DeliveryServiceOptions, givenUp: AbortSignal): Settings {
  const given = withDefaults(options);
  const mistakes = checkOptions(given);
  if (mistakes.length > 0) throw new DeliveryError("invalid-options", mistakes);
  const { allowTargets, connectTimeout, proxy } = given;
  const ownTransport =
    options.transport === undefined
      ? createTransport({ allowTargets, connectTimeout, ...defined({ proxy }) })
      : undefined;
  const store = options.store ?? createMemoryStore();
  const baseUrl = given.baseUrl.replace(/\/+$/, "");
  const addressed = ({ id, ...fields }: StoredWebhook): Webhook => ({
    id,
    url: `${baseUrl}/api/webhooks/${id}`,
    ...fields,
  });
  const readWebhook = async (id: number): Promise<Webhook | undefined> => {
    const webhook = await store.readWebhook(id);
    return webhook && addressed(webhook);
  };
  // One of the two is there.
  const transport = options.transport ?? ownTransport!.send;
  const cuts = new Set<() => void>();
  givenUp.addEventListener("abort", () => {
    for (const cut of cuts) cut();
  });
  const onError = createLastHook(given.onError);
  return {
    ...given,
    onError,
    store,
    transport,
    ownTransport,
    baseUrl,
    givenUp,
    cuts,
    addressed,
    readWebhook,
  };
}

function withDefaults(options: DeliveryServiceOptions) {
  const defaults = {
    allowTargets: [],
    proxy: undefined,
    edition: edition23,
    connectTimeout: 3_000,
    now: Date.now,
    timeout: 10_000,
    maxAnswerBytes: 16_384,
    concurrency: 64,
    concurrencyPerWebhook: 8,
    concurrencyPerAddress: 16,
    retries: false,
    deactivateAfterDays: undefined,
    afterCrash: "redeliver",
    authenticate: () => undefined,
    onAttempt: () => undefined,
    onEvent: () => undefined,
    onError: (error: unknown) => console.error(error),
  } as const;
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const breaker: Settings["breaker"] =
    options.breaker === false ? false : { ...defaultBreaker, ...options.breaker };
  // The required member is there.
  return { ...defaults, ...(given as unknown as DeliveryServiceOptions), breaker };
}
