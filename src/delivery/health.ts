import type { Attempt } from "./attempt.ts";
import type { StoredWebhook } from "./delivery-store.ts";

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

/** Gives the time at which a webhook began to fail, where one is known of the same failures. */
export function failingFrom(
  since: string | null,
  known: { readonly since: string | null; readonly from: number | undefined },
  now: number,
): number {
  return since === known.since ? (known.from ?? now) : now;
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
