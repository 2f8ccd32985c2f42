import type { User, Webhook } from "#generated/contracts/delivery.types.d.ts";
import type { Attempt } from "./attempt.ts";
import type { OwnTransport, Transport, TransportOptions } from "./create-transport.ts";
import type { DeliveryStore, Expired, Moment, QueuedDelivery, StoredWebhook } from "./delivery-store.ts";
import type { Limits, WebhookLimits } from "./limits.ts";
import type { BreakerOptions } from "./schedule/breaker.ts";
import type { RetryOptions } from "./schedule/retry-in.ts";
import type { SenderEdition } from "./sender-edition.ts";

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
  /** The first attempt failed after one that did not. */
  | { readonly type: "failing"; readonly webhookId: number; readonly since: string }
  /** An attempt succeeded after failures alone since then. */
  | { readonly type: "recovered"; readonly webhookId: number; readonly since: string }
  /** Deliveries of a webhook were over its limit, and have ended: so many by now. */
  | ({ readonly type: "expired" } & Expired)
  /** A webhook was made inactive after days of failure, or as its receiver is gone (410): its owner wants to know. */
  | {
      readonly type: "deactivated";
      readonly webhook: Webhook;
      readonly since: string;
      readonly reason: "failing" | "gone";
    };

/** Keeps the secrets of webhooks from whoever reads the store. */
export interface SecretSeal {
  /** Encrypts a secret before it is stored. */
  readonly seal: (secret: string) => string | Promise<string>;
  /**
   * Decrypts what the store has, before it signs; also a secret that was stored before there was a seal. Where it throws
   * or rejects, `onError` is told, and the webhook's deliveries wait.
   */
  readonly open: (sealed: string) => string | Promise<string>;
}

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
  /** Tells the time in milliseconds, for dates. Default: `Date.now`. */
  readonly now?: () => number;
  /**
   * Tells the milliseconds of a clock that is never set, for waits and ages. All services of a store must have the same.
   * Default: `performance.now`.
   */
  readonly elapsed?: () => number;
  /** Limits of the webhooks that have none of their own. Default: those that `WebhookLimits` names. */
  readonly limits?: WebhookLimits;
  /** Encrypts the secrets in the store. Default: they are stored as they are. */
  readonly secrets?: SecretSeal;
  /** Milliseconds that a whole exchange may take. Default: 10,000 (W8). */
  readonly timeout?: number;
  /** Bytes of an answer's body to read at most. Default: 16,384. */
  readonly maxAnswerBytes?: number;
  /**
   * Deliveries at a time that are answered within 250 ms, or 40 ms where the webhook did not answer the last time; slower
   * ones make room for others. Default: 64.
   */
  readonly concurrency?: number;
  /**
   * Deliveries at a time of one webhook, from all processes of the store together. With 1, each is sent after the one
   * before is recorded; a retry is overtaken unless the webhook is `ordered`. Default: 8.
   */
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
  /** Days of failures alone, which a calendar that is set does not shorten, after which a webhook is made inactive. Default: never. */
  readonly deactivateAfterDays?: number;
  /**
   * What to do with a delivery whose process ended before it recorded the outcome: send it again, marked as
   * `redelivery`, or record the failure `unknown`, for which the store waits for the disk more often. Default: redeliver.
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
  extends Required<
    Omit<DeliveryServiceOptions, "proxy" | "breaker" | "deactivateAfterDays" | "secrets" | "limits">
  > {
  readonly limits: Limits;
  readonly breaker: Required<BreakerOptions> | false;
  readonly deactivateAfterDays: number | undefined;
  /** The default transport; undefined where the caller gave one. */
  readonly ownTransport: OwnTransport | undefined;
  /** Aborts when the service gives up its deliveries. */
  readonly givenUp: AbortSignal;
  /** What to call then: one listener of the signal serves all deliveries that run. */
  readonly cuts: Set<() => void>;
  /** Reads both clocks. */
  readonly moment: () => Moment;
  readonly sealSecret: SecretSeal["seal"];
  /** Opens a sealed secret, or gives what it was opened to before. */
  readonly openSecret: SecretSeal["open"];
  /** Gives a webhook its address (W2.1). */
  readonly addressed: (webhook: StoredWebhook) => Webhook;
  /** Reads a webhook with its address. */
  readonly readWebhook: (id: number) => Promise<Webhook | undefined>;
}
