import type { Attempt } from "./attempt.ts";
import type { FailingSince, StoredWebhook } from "./delivery-store.ts";

/** Last delivery of a webhook; a status of null is stored as a missing `last_status`. */
export interface LastDelivery {
  readonly last_status: number | null;
  readonly last_delivery_date: string;
}

/**
 * Returns what an attempt says about the last delivery, given the date in the webhook (W2.1).
 *
 * Undefined if the known delivery was sent during the attempt and so is the later one. A known date after
 * the attempt's end comes from a clock that was ahead, and is ignored.
 *
 * The status is that of the last delivery or missing, never that of an earlier one: if no answer came,
 * only `last_delivery_date` is set. A delivery that the service itself gave up when it closed does not count.
 */
export function lastDelivery(attempt: Attempt, known?: string): LastDelivery | undefined {
  if (attempt.failure?.code === "closed" || attempt.failure?.code === "unknown") return undefined;
  if (known !== undefined && attempt.date < known && known <= computeEnd(attempt)) return undefined;
  return { last_status: attempt.status, last_delivery_date: attempt.date };
}

/** Health of a webhook, from its attempts. */
export interface Health {
  readonly webhook: StoredWebhook;
  /** Since when it has only had failures: ISO 8601, UTC; null if the last attempt succeeded. */
  readonly since: string | null;
  /** The same in milliseconds of the store's time; undefined if unknown. */
  readonly from: number | undefined;
}

/** Records attempts of a webhook, in the order they ended, and returns since when it fails. */
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

/** Checks whether an attempt was a success: any answer of 2xx. */
export function succeeded({ status, failure }: Attempt): boolean {
  return failure === null && status !== null && status >= 200 && status < 300;
}
