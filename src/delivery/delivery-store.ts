import type { Webhook } from "#generated/types/webhook-2.3.d.ts";
import type { Attempt } from "./attempt.ts";
import type { EventScope } from "./emission.ts";

/** A webhook as it is stored: without its address, which follows from `baseUrl`, and without its secret (W2.1). */
export type StoredWebhook = Omit<Webhook, "url">;

/** A webhook that has no identifier yet. */
export type WebhookFields = Omit<StoredWebhook, "id">;

/** Keeps webhooks and their secrets. The caller owns what is returned: it is a copy. Each method is atomic. */
export interface WebhookStore {
  /** Adds a webhook under an identifier that was never used before, with its secret if it has one. */
  readonly createWebhook: (fields: WebhookFields, secret?: string) => Promise<StoredWebhook>;
  /** Reads a webhook; undefined where there is none. */
  readonly readWebhook: (id: number) => Promise<StoredWebhook | undefined>;
  /** Lists the webhooks that an event of a scope reaches, or all, by identifier; `scopeKeys` says which. */
  readonly listWebhooks: (scope?: EventScope) => Promise<readonly StoredWebhook[]>;
  /**
   * Changes the members that are given, and no others. A string sets the secret, null removes it.
   *
   * Undefined where there is no such webhook.
   */
  readonly updateWebhook: (
    id: number,
    changes: Partial<WebhookFields>,
    secret?: string | null,
  ) => Promise<StoredWebhook | undefined>;
  /** Deletes a webhook with its secret, its deliveries and their attempts; false where there is none. */
  readonly deleteWebhook: (id: number) => Promise<boolean>;
  /** Reads the secret of a webhook; undefined where it has none. */
  readonly readSecret: (id: number) => Promise<string | undefined>;
}

/** An event to be delivered to every webhook of a scope that is active and subscribes to it. */
export interface NewEvent {
  readonly event: string;
  readonly scope: EventScope;
  /** Body of a delivery up to the webhook's identifier, and after it. */
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
  /** When it was emitted: ISO 8601, UTC. */
  readonly date: string;
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

/** How many deliveries a service has room for, and of which webhooks. */
export interface Room {
  /** Deliveries to hand out at most. */
  readonly limit: number;
  /** Most for each webhook named; 0 for those that get none now. */
  readonly perWebhook: ReadonlyMap<number, number>;
  /** Most for each webhook that is not named. */
  readonly otherwise: number;
  /** Most for all webhooks together that are not named. */
  readonly others: number;
}

/** A delivery that was handed out: no other process gets it until it is settled or released. */
export interface ClaimedDelivery extends QueuedDelivery {
  readonly event: Attempt["event"];
  /** The exact bytes to send. */
  readonly body: Uint8Array;
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
  readonly deliveries: readonly ClaimedDelivery[];
  /** Their webhooks. */
  readonly targets: ReadonlyMap<number, Target>;
  /** Milliseconds until a delivery that waits for its time is due; absent where none waits so. */
  readonly dueIn?: number;
  /** Whether more may be due, of webhooks that have as many deliveries handed out as they may: look again once some are settled. */
  readonly isPartial?: boolean;
}

/** What became of an attempt. */
export interface Settlement {
  readonly attempt: Attempt;
  /** Milliseconds until the delivery is due again; absent where it is done. */
  readonly retryIn?: number;
}

/** Since when a webhook has had failures alone. */
export interface FailingSince {
  readonly webhookId: number;
  /** ISO 8601, UTC; null where the last attempt was answered with 2xx. */
  readonly since: string | null;
}

/** How much waits. */
export interface QueueState {
  readonly waiting: number;
  /** Handed out and not settled yet, to any process. */
  readonly running: number;
  /** When the oldest of both was emitted: ISO 8601, UTC; null where nothing waits. */
  readonly oldest: string | null;
}

/** What part of a webhook's attempts to list. */
export interface AttemptQuery {
  /** From 1 to 1,000. Default: 50. */
  readonly limit?: number;
  /** `next` of the page before. Default: the newest come first. */
  readonly before?: string;
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
   * `closing` is aborted: the service closes, and makes no more room.
   */
  readonly enqueue: (
    event: NewEvent,
    transaction?: Transaction,
    closing?: AbortSignal,
  ) => Promise<readonly QueuedDelivery[]>;
  /** Stores the body of a delivery again, as `enqueue` does; undefined where the delivery is not there. */
  readonly repeat: (
    deliveryId: string,
    date: string,
    closing?: AbortSignal,
  ) => Promise<QueuedDelivery | undefined>;
  /**
   * Hands out deliveries that are due, webhook by webhook in turn, in the order in which they were stored.
   *
   * Waiting deliveries of a webhook that is no longer active are dropped (W4.3.5).
   */
  readonly claim: (room: Room, now: number) => Promise<Claim>;
  /** Takes back what was handed out and not sent. */
  readonly release: (deliveryIds: readonly string[]) => Promise<void>;
  /**
   * Records attempts, and notes each as the webhook's last delivery where `lastDelivery` says so. Does nothing for a
   * webhook that was deleted meanwhile.
   */
  readonly settle: (settlements: readonly Settlement[]) => Promise<readonly FailingSince[]>;
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

/** How long deliveries that are done are kept, with their attempts; those that wait are kept in any case. */
export interface Retention {
  /** Days since the delivery. Default: 30. */
  readonly days?: number;
  /** Deliveries for each webhook, the newest. Default: 10,000. */
  readonly deliveriesPerWebhook?: number;
}

/** Fills in the defaults of a retention. */
export function readRetention({
  days = 30,
  deliveriesPerWebhook = 10_000,
}: Retention = {}): Required<Retention> {
  return { days, deliveriesPerWebhook };
}

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Keeps the limit of a page within its bounds. */
export function readLimit({ limit = 50 }: AttemptQuery = {}): number {
  return Math.min(Math.max(Math.trunc(limit) || 50, 1), 1_000);
}

/** Names the one scope of a webhook (W1.2). */
export function scopeKey({ type, project, organization }: WebhookFields): string {
  // A webhook of the type `server` exists since 2.76 (see `SenderEdition`), the type of the stored fields is the default's.
  if ((type as string) === "server") return "server";
  return `${type}:${type === "project" ? project : organization}`;
}

/** Names the scopes whose webhooks an event reaches: its project and its organization (W1.2, W-reach). */
export function scopeKeys({ project = null, organization = null, server }: EventScope): readonly string[] {
  if (server === true) return ["server"];
  return [
    ...(project === null ? [] : [`project:${project}`]),
    ...(organization === null ? [] : [`organization:${organization}`]),
  ];
}

/** Tells whether a webhook gets an event of its scope (W4.3.5, W6.1). */
export function listens({ is_active, events }: StoredWebhook, event: string): boolean {
  return is_active && (events as readonly string[]).includes(event);
}

/** Joins the body of a delivery from what an event stores. */
export function bodyFor({ head, tail }: NewEvent, webhookId: number): Uint8Array {
  const id = new TextEncoder().encode(String(webhookId));
  const body = new Uint8Array(head.length + id.length + tail.length);
  body.set(head);
  body.set(id, head.length);
  body.set(tail, head.length + id.length);
  return body;
}

/** What a webhook says about its last delivery; a status of null is kept as a missing `last_status`. */
export interface LastDelivery {
  readonly last_status: number | null;
  readonly last_delivery_date: string;
}

/**
 * Tells what an attempt says about the last delivery, given the date that the webhook knows (W2.1).
 *
 * Undefined where the known delivery was sent while the attempt ran, so that it is the later one. A known date after
 * the attempt's end comes from a clock that was ahead, and counts for nothing.
 *
 * The status is that of the last delivery or missing, never that of an earlier one: where no answer came,
 * `last_delivery_date` alone is left. A delivery that the service itself gave up when it closed is no delivery.
 */
export function lastDelivery(attempt: Attempt, known?: string): LastDelivery | undefined {
  if (attempt.failure?.code === "closed" || attempt.failure?.code === "unknown") return undefined;
  if (known !== undefined && attempt.date < known && known <= endOf(attempt)) return undefined;
  return { last_status: attempt.status, last_delivery_date: attempt.date };
}

/** A webhook as its attempts have left it. */
export interface Health {
  readonly webhook: StoredWebhook;
  /** Since when it has had failures alone: ISO 8601, UTC; null where the last attempt succeeded. */
  readonly since: string | null;
}

/** Notes attempts of a webhook, in the order in which they ended. */
export function healthAfter(attempts: readonly Attempt[], { webhook, since }: Health): Health {
  return attempts.reduce(
    (health: Health, attempt): Health => {
      const failing = succeeded(attempt) ? null : (health.since ?? attempt.date);
      const now = attempt.failure?.code === "closed" ? health.since : failing;
      const last = lastDelivery(attempt, health.webhook.last_delivery_date);
      if (last === undefined) return { webhook: health.webhook, since: now };
      const { last_status: _, last_delivery_date: __, ...rest } = health.webhook;
      const { last_status, last_delivery_date } = last;
      return {
        webhook: { ...rest, ...(last_status !== null && { last_status }), last_delivery_date },
        since: now,
      };
    },
    { webhook, since },
  );
}

function endOf({ date, duration }: Attempt): string {
  return new Date(Date.parse(date) + Math.ceil(duration)).toISOString();
}

/** Tells whether an attempt counts as a success: any answer of 2xx. */
export function succeeded({ status, failure }: Attempt): boolean {
  return failure === null && status !== null && status >= 200 && status < 300;
}
