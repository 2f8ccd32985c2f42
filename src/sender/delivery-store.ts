import type { Webhook } from "#generated/webhook/2.3/types.d.ts";
import type { Attempt } from "./attempt.ts";
import type { DeliveryPage, DeliveryQuery, ReplayQuery } from "./delivery-record.ts";
import type { EventScope } from "./emission.ts";
import type { Limits, Room, WebhookLimits } from "./limits.ts";

/** A webhook as it is stored: without its address, which follows from `baseUrl`, and without its secret (W2.1). */
export type StoredWebhook = Omit<Webhook, "url">;

/** A webhook without an identifier yet. */
export type WebhookFields = Omit<StoredWebhook, "id">;

/** What is stored with a webhook but never shown. */
export interface WebhookExtras {
  /** Signing key as sealed by `secrets.seal`; null removes it, undefined keeps it. */
  readonly secret?: string | null | undefined;
  /** Its own limits in place of the service's; undefined keeps them. */
  readonly limits?: WebhookLimits | undefined;
}

/** Keeps webhooks and their secrets. Returned objects are copies that the caller owns. Each method is atomic. */
export interface WebhookStore {
  /** Adds a webhook with a new identifier that was never used before. */
  readonly createWebhook: (fields: WebhookFields, extras?: WebhookExtras) => Promise<StoredWebhook>;
  /** Reads a webhook; undefined if there is none. */
  readonly readWebhook: (id: number) => Promise<StoredWebhook | undefined>;
  /** Lists all webhooks, or those that an event of a scope reaches (see `scopeKeys`), by identifier. */
  readonly listWebhooks: (scope?: EventScope) => Promise<readonly StoredWebhook[]>;
  /**
   * Changes only the given members, and ends a pause. Undefined if there is no such webhook.
   *
   * Waiting deliveries of an inactive webhook are parked, and wait again once it is active.
   */
  readonly updateWebhook: (
    id: number,
    changes: Partial<WebhookFields>,
    extras?: WebhookExtras,
  ) => Promise<StoredWebhook | undefined>;
  /** Deletes a webhook with its secret, and drops its waiting deliveries; false if there is none. Keeps its record. */
  readonly deleteWebhook: (id: number) => Promise<boolean>;
  /** Reads the secret of a webhook; undefined if it has none. */
  readonly readSecret: (id: number) => Promise<string | undefined>;
}

/** A moment on two clocks. */
export interface Moment {
  /** Milliseconds since 1970, for people; this clock may be set. */
  readonly date: number;
  /** Milliseconds of a clock that is never set, for waits and ages. */
  readonly ticks: number;
  /** When it was taken, in milliseconds of `readUptime`. Default: just now. */
  readonly taken?: number;
}

/** An event for every webhook of a scope that is active and subscribes to it. */
export interface NewEvent {
  readonly event: string;
  readonly scope: EventScope;
  /** Body of a delivery before the webhook's identifier, and after it. */
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
  /** A second event with the same key is not stored; it gets the deliveries of the first. */
  readonly key?: string | undefined;
}

/** A stored delivery that waits. */
export interface QueuedDelivery {
  /** Identifier, a UUID; attempts name it as `deliveryId`. */
  readonly id: string;
  readonly webhookId: number;
}

/** A transaction of the caller that an emission can join: a client of `pg`, for example. */
export interface Transaction {
  readonly query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** Options for storing an event. */
export interface EnqueueOptions {
  readonly transaction?: Transaction | undefined;
  /** Aborts when the service closes and makes no more room in a store that waits for room. */
  readonly closing?: AbortSignal | undefined;
}

/** A delivery that was handed out: nobody else gets it while its lease lasts. */
export interface ClaimedDelivery extends QueuedDelivery {
  /** Proves that it was handed out to this caller; needed to settle it. */
  readonly lease: string;
  readonly event: Attempt["event"];
  /** The body before the webhook's identifier, and after it; without a tail, the head is the whole body. */
  readonly head: Uint8Array;
  readonly tail: Uint8Array | null;
  /** Number of attempts recorded so far. */
  readonly attempts: number;
  /** True if a person asked for it again. */
  readonly redelivery: boolean;
  /** True if it was handed out before, and the process ended without recording the outcome. */
  readonly interrupted: boolean;
}

/** Webhook and secret at the time deliveries were handed out; the store never changes the object. */
export interface Target {
  readonly webhook: StoredWebhook;
  readonly secret: string | undefined;
}

/** Deliveries that were handed out. */
export interface Claim {
  /** Those of one webhook are in the order to send them. */
  readonly deliveries: readonly ClaimedDelivery[];
  /** Their webhooks. */
  readonly targets: ReadonlyMap<number, Target>;
  /** Milliseconds until more is due: 0 if something due had no room; absent if nothing waits. */
  readonly dueIn?: number | undefined;
}

/** Result of an attempt. */
export interface Settlement {
  readonly attempt: Attempt;
  /** The lease of the delivery; absent if it did not wait in the queue, like a ping. */
  readonly lease?: string | undefined;
  /** Milliseconds until the delivery is due again; absent if this attempt was the last. */
  readonly retryIn?: number | undefined;
}

/** Since when a webhook has only had failures. */
export interface FailingSince {
  readonly webhookId: number;
  /** ISO 8601, UTC; null if the last attempt was answered with 2xx. */
  readonly since: string | null;
  /** The same, before the attempts that were settled now. */
  readonly before: string | null;
  /** Milliseconds with only failures, in the time of the store, which the calendar does not change; 0 if none. */
  readonly milliseconds: number;
}

/** How many deliveries wait. */
export interface QueueState {
  readonly waiting: number;
  /** Handed out to any process and not settled yet. */
  readonly running: number;
  /** When the oldest of both was emitted: ISO 8601, UTC; null if nothing waits. */
  readonly oldest: string | null;
}

/** Numbers of a webhook's deliveries by state: `accepted` is always the sum of all others (W-end). */
export interface Account {
  readonly webhookId: number;
  readonly accepted: number;
  readonly delivered: number;
  readonly failed: number;
  readonly expired: number;
  readonly dropped: number;
  /** Kept for an inactive webhook. */
  readonly parked: number;
  /** Not sent yet, being sent, or to be sent again. */
  readonly waiting: number;
}

/** Deliveries beyond a limit of their webhook. */
export interface Expired {
  readonly webhookId: number;
  readonly count: number;
  readonly limit: "maxAge" | "maxWaiting";
}

/** Result of the upkeep of a store. */
export interface Upkeep {
  readonly expired: readonly Expired[];
  /** Whether there is more to do at once. */
  readonly hasMore: boolean;
}

/** Which of a webhook's attempts to list. */
export interface AttemptQuery {
  /** From 1 to 1,000. Default: 50. */
  readonly limit?: number;
  /** `next` of the previous page. Default: start with the newest. */
  readonly before?: string;
  /** Only attempts at this delivery. Default: all. */
  readonly deliveryId?: string;
}

/** Attempts, newest first. */
export interface AttemptPage {
  readonly attempts: readonly Attempt[];
  /** Pass it as `before` to list older ones; null if there are none. */
  readonly next: string | null;
}

/** Reads what a store holds and has recorded. */
export interface DeliveryReader {
  /** Counts the deliveries of each webhook by state, including deleted webhooks, by identifier. */
  readonly accounts: () => Promise<readonly Account[]>;
  readonly listDeliveries: (query: DeliveryQuery) => Promise<DeliveryPage>;
  /** Lists the attempts of a webhook, newest first. */
  readonly listAttempts: (webhookId: number, query?: AttemptQuery) => Promise<AttemptPage>;
  /** Reads an attempt; undefined if there is none. */
  readonly readAttempt: (id: string) => Promise<Attempt | undefined>;
  readonly queueState: () => Promise<QueueState>;
}

/** The queue of deliveries: hands out waiting ones, and records their outcomes. */
export interface DeliveryQueue extends DeliveryReader {
  /** What survives a crash of the process: nothing (`memory`), or everything stored by a fulfilled `enqueue`. */
  readonly survives: "nothing" | "crash";
  /** Interval in milliseconds to look for work of other processes; absent if there are none. */
  readonly pollMs?: number;
  /**
   * Stores a delivery for each listening webhook, all or none; fulfils once they are stored.
   *
   * Rejects with a DeliveryError `queue-full` or `store-failed`. A store that waits for room rejects with `closed` once
   * `closing` is aborted.
   */
  readonly enqueue: (
    event: NewEvent,
    now: Moment,
    options?: EnqueueOptions,
  ) => Promise<readonly QueuedDelivery[]>;
  /** Stores new deliveries of the bodies that a query finds, as `enqueue` does: a part of them, and where to go on. */
  readonly replay: (
    query: ReplayQuery,
    now: Moment,
    closing?: AbortSignal,
  ) => Promise<{ readonly deliveries: readonly QueuedDelivery[]; readonly next: string | null }>;
  /** Hands out due deliveries, the webhooks in turn; those of one webhook in stored order, retries when due. */
  readonly claim: (room: Room, now: Moment) => Promise<Claim>;
  /** Takes back deliveries that were handed out but not sent. */
  readonly release: (leases: readonly string[], now: Moment) => Promise<void>;
  /** Pauses a webhook for some milliseconds, or until it is changed. */
  readonly pause: (webhookId: number, milliseconds: number, now: Moment) => Promise<void>;
  /**
   * Records attempts and the outcomes of their deliveries, except if the lease ran out and another process has the
   * delivery. Records each attempt as the webhook's last delivery if `lastDelivery` says so.
   */
  readonly settle: (settlements: readonly Settlement[], now: Moment) => Promise<readonly FailingSince[]>;
  /**
   * Renews the leases of this process, ends deliveries beyond the limits, and removes what is no longer kept. A service
   * calls it every few seconds.
   */
  readonly upkeep: (limits: Limits, now: Moment) => Promise<Upkeep>;
}

/** Keeps webhooks, waiting deliveries, and the record of attempts. */
export interface DeliveryStore extends WebhookStore, DeliveryQueue {
  /** Closes the store; it cannot be used any more. */
  readonly close: () => Promise<void>;
}
