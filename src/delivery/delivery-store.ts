import type { Webhook } from "#generated/contracts/delivery.types.d.ts";
import type { Attempt } from "./attempt.ts";
import type { DeliveryPage, DeliveryQuery, ReplayQuery } from "./delivery-record.ts";
import type { EventScope } from "./emission.ts";
import type { Limits, Room, WebhookLimits } from "./limits.ts";

/** A webhook as it is stored: without its address, which follows from `baseUrl`, and without its secret (W2.1). */
export type StoredWebhook = Omit<Webhook, "url">;

/** A webhook that has no identifier yet. */
export type WebhookFields = Omit<StoredWebhook, "id">;

/** What is stored beside a webhook, and never shown with it. */
export interface WebhookExtras {
  /** Key to sign with, as `secrets.seal` gave it; null removes it, undefined leaves it. */
  readonly secret?: string | null | undefined;
  /** Limits of its own, in place of the service's; undefined leaves them. */
  readonly limits?: WebhookLimits | undefined;
}

/** Keeps webhooks and their secrets. The caller owns what is returned: it is a copy. Each method is atomic. */
export interface WebhookStore {
  /** Adds a webhook under an identifier that was never used before. */
  readonly createWebhook: (fields: WebhookFields, extras?: WebhookExtras) => Promise<StoredWebhook>;
  /** Reads a webhook; undefined where there is none. */
  readonly readWebhook: (id: number) => Promise<StoredWebhook | undefined>;
  /** Lists the webhooks that an event of a scope reaches, or all, by identifier; `scopeKeys` says which. */
  readonly listWebhooks: (scope?: EventScope) => Promise<readonly StoredWebhook[]>;
  /**
   * Changes the members that are given, and no others; ends a pause. Undefined where there is no such webhook.
   *
   * What waits for a webhook that is not active is parked, and waits again once it is active.
   */
  readonly updateWebhook: (
    id: number,
    changes: Partial<WebhookFields>,
    extras?: WebhookExtras,
  ) => Promise<StoredWebhook | undefined>;
  /** Deletes a webhook with its secret, and drops what waits for it; false where there is none. Its record is kept. */
  readonly deleteWebhook: (id: number) => Promise<boolean>;
  /** Reads the secret of a webhook; undefined where it has none. */
  readonly readSecret: (id: number) => Promise<string | undefined>;
}

/** A moment by two clocks. */
export interface Moment {
  /** Milliseconds since 1970, for what people read; this clock may be set. */
  readonly date: number;
  /** Milliseconds of a clock that is never set, for waits and ages. */
  readonly ticks: number;
}

/** An event to be delivered to every webhook of a scope that is active and subscribes to it. */
export interface NewEvent {
  readonly event: string;
  readonly scope: EventScope;
  /** Body of a delivery up to the webhook's identifier, and after it. */
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
  /** A second event of one key is not stored; it gets the deliveries of the first. */
  readonly key?: string | undefined;
}

/** A delivery that is stored and waits. */
export interface QueuedDelivery {
  /** Identifier, a UUID; attempts name it as `deliveryId`. */
  readonly id: string;
  readonly webhookId: number;
}

/** Lets the statements of an emission join a transaction that the caller has begun: a client of `pg`, for example. */
export interface Transaction {
  readonly query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** How an event is stored. */
export interface EnqueueOptions {
  readonly transaction?: Transaction | undefined;
  /** Aborts when the service closes, and makes no more room in a store that waits for room. */
  readonly closing?: AbortSignal | undefined;
}

/** A delivery that was handed out: nobody else gets it as long as its lease lasts. */
export interface ClaimedDelivery extends QueuedDelivery {
  /** Proves that it was handed out to this caller: what settles it must show this. */
  readonly lease: string;
  readonly event: Attempt["event"];
  /** The body up to the webhook's identifier, and after it; without a tail, the head is all of it. */
  readonly head: Uint8Array;
  readonly tail: Uint8Array | null;
  /** Attempts that were recorded before. */
  readonly attempts: number;
  /** True where a person asked for it again. */
  readonly redelivery: boolean;
  /** True where it was handed out before, and the process ended without recording what became of it. */
  readonly interrupted: boolean;
}

/** Webhook and secret of the moment in which deliveries were handed out; the store never changes the object. */
export interface Target {
  readonly webhook: StoredWebhook;
  readonly secret: string | undefined;
}

/** Deliveries that were handed out. */
export interface Claim {
  /** Those of one webhook in the order in which they are to be sent. */
  readonly deliveries: readonly ClaimedDelivery[];
  /** Their webhooks. */
  readonly targets: ReadonlyMap<number, Target>;
  /** Milliseconds until more is due: 0 where some is that had no room; absent where nothing waits. */
  readonly dueIn?: number | undefined;
}

/** What became of an attempt. */
export interface Settlement {
  readonly attempt: Attempt;
  /** The lease of the delivery; absent where it did not wait in the queue, as a ping. */
  readonly lease?: string | undefined;
  /** Milliseconds until the delivery is due again; absent where the attempt is its end. */
  readonly retryIn?: number | undefined;
}

/** Since when a webhook has had failures alone. */
export interface FailingSince {
  readonly webhookId: number;
  /** ISO 8601, UTC; null where the last attempt was answered with 2xx. */
  readonly since: string | null;
  /** The same before the attempts that were settled now. */
  readonly before: string | null;
  /** Milliseconds of failures alone, in the time of the store, which goes on whatever the calendar says; 0 where there are none. */
  readonly milliseconds: number;
}

/** How much waits. */
export interface QueueState {
  readonly waiting: number;
  /** Handed out and not settled yet, to any process. */
  readonly running: number;
  /** When the oldest of both was emitted: ISO 8601, UTC; null where nothing waits. */
  readonly oldest: string | null;
}

/** What became of the deliveries of a webhook: `accepted` is the sum of all others, at every moment (W-end). */
export interface Account {
  readonly webhookId: number;
  readonly accepted: number;
  readonly delivered: number;
  readonly failed: number;
  readonly expired: number;
  readonly dropped: number;
  /** Kept for a webhook that is not active. */
  readonly parked: number;
  /** Not sent yet, under way, or to be sent again. */
  readonly waiting: number;
}

/** Deliveries that were over a limit of their webhook. */
export interface Expired {
  readonly webhookId: number;
  readonly count: number;
  readonly limit: "maxAge" | "maxWaiting";
}

/** What the upkeep of a store did. */
export interface Upkeep {
  readonly expired: readonly Expired[];
  /** Whether there is more to do at once. */
  readonly hasMore: boolean;
}

/** What part of a webhook's attempts to list. */
export interface AttemptQuery {
  /** From 1 to 1,000. Default: 50. */
  readonly limit?: number;
  /** `next` of the page before. Default: the newest come first. */
  readonly before?: string;
  /** Attempts at this delivery alone. Default: all. */
  readonly deliveryId?: string;
}

/** Attempts, the newest first. */
export interface AttemptPage {
  readonly attempts: readonly Attempt[];
  /** Goes into `before` to list older ones; null where there are none. */
  readonly next: string | null;
}

/** The queue of deliveries: hands out what waits, and keeps what became of it. */
export interface DeliveryQueue {
  /** What a crash of the process leaves: nothing (`memory`), or everything that `enqueue` has fulfilled. */
  readonly survives: "nothing" | "crash";
  /** Milliseconds after which to look for work that another process left; absent where there is no other. */
  readonly pollMs?: number;
  /**
   * Stores a delivery for each webhook that listens, all or none; fulfils once they are stored.
   *
   * Rejects with a DeliveryError `queue-full` or `store-failed`. A store that waits for room rejects with `closed` once
   * `closing` is aborted.
   */
  readonly enqueue: (
    event: NewEvent,
    now: Moment,
    options?: EnqueueOptions,
  ) => Promise<readonly QueuedDelivery[]>;
  /** Stores further deliveries of the bodies that a query finds, as `enqueue` does: a part of them, and where to go on. */
  readonly replay: (
    query: ReplayQuery,
    now: Moment,
    closing?: AbortSignal,
  ) => Promise<{ readonly deliveries: readonly QueuedDelivery[]; readonly next: string | null }>;
  /**
   * Hands out deliveries that are due, webhook by webhook in turn; those of one webhook in the order in which they were
   * stored, retries as they get due.
   */
  readonly claim: (room: Room, now: Moment) => Promise<Claim>;
  /** Takes back what was handed out and not sent. */
  readonly release: (leases: readonly string[], now: Moment) => Promise<void>;
  /** Hands out nothing of a webhook for some milliseconds, or until it is changed. */
  readonly pause: (webhookId: number, milliseconds: number, now: Moment) => Promise<void>;
  /**
   * Records attempts, and what became of their deliveries: nothing where the lease ran out and another process has the
   * delivery. Notes each attempt as the webhook's last delivery where `lastDelivery` says so.
   */
  readonly settle: (settlements: readonly Settlement[], now: Moment) => Promise<readonly FailingSince[]>;
  /**
   * Renews the leases of this process, ends what is older or more than the limits allow, and removes what is no longer
   * kept. A service calls it every few seconds.
   */
  readonly upkeep: (limits: Limits, now: Moment) => Promise<Upkeep>;
  /** Counts what became of the deliveries of each webhook, deleted ones too, by identifier. */
  readonly accounts: () => Promise<readonly Account[]>;
  readonly listDeliveries: (query: DeliveryQuery) => Promise<DeliveryPage>;
  /** Lists the attempts of a webhook, the newest first. */
  readonly listAttempts: (webhookId: number, query?: AttemptQuery) => Promise<AttemptPage>;
  /** Reads an attempt; undefined where there is none. */
  readonly readAttempt: (id: string) => Promise<Attempt | undefined>;
  readonly queueState: () => Promise<QueueState>;
}

/** Keeps webhooks, the deliveries that wait, and the record of attempts. */
export interface DeliveryStore extends WebhookStore, DeliveryQueue {
  /** Closes the store; it cannot be used any more. */
  readonly close: () => Promise<void>;
}
