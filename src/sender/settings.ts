import type { User, Webhook } from "#generated/webhook/2.3/types.d.ts";
import type { Attempt } from "./attempt.ts";
import type { OwnTransport, Transport, TransportOptions } from "./create-transport.ts";
import type { DeliveryStore, Expired, Moment, QueuedDelivery, StoredWebhook } from "./delivery-store.ts";
import type { Limits, WebhookLimits } from "./limits.ts";
import type { BreakerOptions } from "./schedule/breaker.ts";
import type { RetryOptions } from "./schedule/retry-in.ts";
import type { SenderEdition } from "./sender-edition.ts";

/** Finds the calling user. Undefined rejects the call with 401, a response with that response. */
export type Authenticate = (
  request: Request,
) => User | Response | undefined | Promise<User | Response | undefined>;

/** Something that happened in a delivery service. */
export type DeliveryLogEvent =
  /** An event was stored for these webhooks. */
  | { readonly type: "queued"; readonly event: string; readonly deliveries: readonly QueuedDelivery[] }
  /** An attempt was made and recorded. */
  | { readonly type: "attempt"; readonly attempt: Attempt }
  /** A webhook's receiver does not answer: its deliveries wait until then. */
  | { readonly type: "paused"; readonly webhookId: number; readonly until: string }
  /** It answers again, or the webhook was changed or deleted. */
  | { readonly type: "resumed"; readonly webhookId: number }
  /** An attempt failed after a successful one. */
  | { readonly type: "failing"; readonly webhookId: number; readonly since: string }
  /** An attempt succeeded after only failures since then. */
  | { readonly type: "recovered"; readonly webhookId: number; readonly since: string }
  /** Deliveries of a webhook exceeded its limit and have ended; with their number so far. */
  | ({ readonly type: "expired" } & Expired)
  /** A webhook was made inactive after days of failure, or because its receiver is gone (410); tell its owner. */
  | {
      readonly type: "deactivated";
      readonly webhook: Webhook;
      readonly since: string;
      readonly reason: "failing" | "gone";
    };

/** Hides the secrets of webhooks from readers of the store. */
export interface SecretSeal {
  /** Encrypts a secret before it is stored. */
  readonly seal: (secret: string) => string | Promise<string>;
  /**
   * Decrypts a stored secret before signing, also one stored before there was a seal. If it throws or rejects,
   * `onError` is called and the webhook's deliveries wait.
   */
  readonly open: (sealed: string) => string | Promise<string>;
}

/** Where an error occurred that no caller receives. */
export interface DeliveryErrorPlace {
  /**
   * `store`: it did not hand out or record deliveries, which is retried; `transport`: its libraries are missing, and
   * deliveries wait for them; `hook`: a function of the platform threw or rejected.
   */
  readonly in: "store" | "transport" | "hook";
}

/** Options of a delivery service. */
export interface DeliveryServiceOptions
  extends Pick<TransportOptions, "allowTargets" | "proxy" | "connectTimeout"> {
  /** Address of the platform's API: that of a webhook is `{baseUrl}/api/webhooks/<id>` (W2.1). */
  readonly baseUrl: string;
  /**
   * Keeps webhooks, waiting deliveries, and attempts. It stays open when the service closes.
   *
   * Default: `createMemoryStore()`, which loses everything in a crash.
   */
  readonly store?: DeliveryStore;
  /** Makes the requests. Default: `createTransport`, with its options among these. */
  readonly transport?: Transport;
  /** Edition of the deliveries; `annotation-contracts/delivery/2.76` exports that of 2.76. Default: 2.3. */
  readonly edition?: SenderEdition;
  /** Returns the time in milliseconds, for dates. Default: `Date.now`. */
  readonly now?: () => number;
  /**
   * Returns the milliseconds of a clock that is never set, for waits and ages. All services of a store must use the same.
   * Default: `performance.now`.
   */
  readonly elapsed?: () => number;
  /** Limits of the webhooks without their own. Default: those in `WebhookLimits`. */
  readonly limits?: WebhookLimits;
  /** Encrypts the secrets in the store. Default: they are stored as they are. */
  readonly secrets?: SecretSeal;
  /** Time limit of a whole exchange, in milliseconds. Default: 10,000 (W8). */
  readonly timeout?: number;
  /** Maximum bytes of an answer's body to read. Default: 16,384. */
  readonly maxAnswerBytes?: number;
  /**
   * Concurrent deliveries that are answered within 250 ms, or 40 ms if the webhook did not answer last time; slower
   * ones make room for others. Default: 64.
   */
  readonly concurrency?: number;
  /**
   * Concurrent deliveries of one webhook, from all processes of the store together. With 1, each is sent after the
   * previous one is recorded; later deliveries overtake a retry unless the webhook is `ordered`. Default: 8.
   */
  readonly concurrencyPerWebhook?: number;
  /**
   * Concurrent deliveries to one IP address, for any webhooks and names. Your own transport is limited from the second
   * delivery of a webhook on; addresses behind a proxy are unknown. Default: 16.
   */
  readonly concurrencyPerAddress?: number;
  /** Retries failed attempts; see `platformRetries`. Default: false, as in the source document (W-retry). */
  readonly retries?: RetryOptions | false;
  /** Pauses a webhook without answers; `false` for never. Default: after 10 attempts, for 30 s and more. */
  readonly breaker?: BreakerOptions | false;
  /** Days with only failures, whatever the calendar says, before a webhook is made inactive. Default: never. */
  readonly deactivateAfterDays?: number;
  /**
   * What to do with a delivery if its process ended before recording the outcome: send it again, marked as `redelivery`,
   * or record the failure `unknown`, which makes the store wait for the disk more often. Default: redeliver.
   */
  readonly afterCrash?: "redeliver" | "record";
  /** Finds the user who calls the ping handler. Default: nobody may call (W5.2 leaves it open). */
  readonly authenticate?: Authenticate;
  /** Receives each attempt once it is recorded. Errors of a listener go to `onError`. */
  readonly onAttempt?: (attempt: Attempt) => void;
  /** Receives every event; `DeliveryService.subscribe` adds further listeners. */
  readonly onEvent?: (event: DeliveryLogEvent) => void;
  /** Receives the errors that no caller receives; its own errors are logged. Default: `console.error`. */
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
  /** The default transport; undefined if the caller passed one. */
  readonly ownTransport: OwnTransport | undefined;
  /** Aborts when the service gives up its deliveries. */
  readonly givenUp: AbortSignal;
  /** What to call then: one listener of the signal serves all running deliveries. */
  readonly cuts: Set<() => void>;
  /** Reads both clocks. */
  readonly moment: () => Moment;
  readonly sealSecret: SecretSeal["seal"];
  /** Opens a sealed secret, or returns the remembered result. */
  readonly openSecret: SecretSeal["open"];
  /** Adds its address to a webhook (W2.1). */
  readonly addressed: (webhook: StoredWebhook) => Webhook;
  /** Reads a webhook with its address. */
  readonly readWebhook: (id: number) => Promise<Webhook | undefined>;
}
