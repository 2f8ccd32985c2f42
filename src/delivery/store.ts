import type { Webhook } from "#generated/types/webhook-2.3.d.ts";
import type { Attempt } from "./attempt.ts";
import type { EventScope } from "./emission.ts";

/** A webhook as it is stored: its address follows from `baseUrl`, its secret lies apart (W2.1). */
export type StoredWebhook = Omit<Webhook, "url">;

/** A webhook that has no identifier yet. */
export type WebhookFields = Omit<StoredWebhook, "id">;

/**
 * Keeps webhooks, their secrets and the record of attempts.
 *
 * What a store gives is the caller's own copy. Each method is atomic.
 */
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
  /** Deletes a webhook with its secret and its attempts; false where there is none. */
  readonly deleteWebhook: (id: number) => Promise<boolean>;
  /** Reads the secret of a webhook; undefined where it has none. */
  readonly readSecret: (id: number) => Promise<string | undefined>;
  /**
   * Adds an attempt and notes it as the webhook's last delivery where `lastDelivery` says so; does nothing where the
   * webhook was deleted meanwhile.
   */
  readonly createAttempt: (attempt: Attempt) => Promise<void>;
  /** Lists the attempts of a webhook in the order they ended. */
  readonly listAttempts: (webhookId: number) => Promise<readonly Attempt[]>;
}

/** Options of both stores. */
export interface StoreOptions {
  /** How many attempts to keep for each webhook, the newest; all unless given. */
  readonly attemptsPerWebhook?: number;
}

/** Names the one scope of a webhook (W1.2). */
export function scopeKey({ type, project, organization }: WebhookFields): string {
  return `${type}:${type === "project" ? project : organization}`;
}

/** Names the scopes whose webhooks an event reaches: its project and its organization (W1.2). */
export function scopeKeys({ project = null, organization = null }: EventScope): readonly string[] {
  return [
    ...(project === null ? [] : [`project:${project}`]),
    ...(organization === null ? [] : [`organization:${organization}`]),
  ];
}

/** What a webhook says about its last delivery; a status of null is kept as a missing `last_status`. */
export interface LastDelivery {
  readonly last_status: number | null;
  readonly last_delivery_date: string;
}

/**
 * Tells what an attempt says about the last delivery, unless the webhook knows a later one (W2.1).
 *
 * The status is that of the last delivery or missing, never that of an earlier one: where no answer came,
 * `last_delivery_date` alone is left. A delivery that the service itself gave up when it closed is no delivery.
 */
export function lastDelivery(attempt: Attempt): LastDelivery | undefined {
  if (attempt.failure?.code === "closed") return undefined;
  return { last_status: attempt.status, last_delivery_date: attempt.date };
}
