import type { Attempt } from "./attempt.ts";
import type { FailingSince, StoredWebhook } from "./delivery-store.ts";

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
  if (known !== undefined && attempt.date < known && known <= computeEnd(attempt)) return undefined;
  return { last_status: attempt.status, last_delivery_date: attempt.date };
}

/** A webhook as its attempts have left it. */
export interface Health {
  readonly webhook: StoredWebhook;
  /** Since when it has had failures alone: ISO 8601, UTC; null where the last attempt succeeded. */
  readonly since: string | null;
  /** The same in milliseconds of the store's time; undefined where that is not known. */
  readonly from: number | undefined;
}

/** Notes attempts of a webhook, in the order in which they ended, and says since when it fails. */
export function noteAttempts(
  attempts: readonly Attempt[],
  known: Health,
  now: number,
): { readonly health: Health; readonly failing: Omit<FailingSince, "webhookId"> } {
  let { webhook, since } = known;
  for (const attempt of attempts) {
    if (succeeded(attempt)) since = null;
    else if (attempt.failure?.code !== "closed") since ??= attempt.date;
    const last = lastDelivery(attempt, webhook.last_delivery_date);
    if (last === undefined) continue;
    const { last_status: _, last_delivery_date: __, ...rest } = webhook;
    const { last_status, last_delivery_date } = last;
    webhook = { ...rest, ...(last_status !== null && { last_status }), last_delivery_date };
  }
  const from = since === known.since ? (known.from ?? now) : now;
  const milliseconds = since === null ? 0 : now - from;
  return {
    health: { webhook, since, from },
    failing: { since, before: known.since, milliseconds },
  };
}

function computeEnd({ date, duration }: Attempt): string {
  return new Date(Date.parse(date) + Math.ceil(duration)).toISOString();
}

/** Tells whether an attempt counts as a success: any answer of 2xx. */
export function succeeded({ status, failure }: Attempt): boolean {
  return failure === null && status !== null && status >= 200 && status < 300;
}
