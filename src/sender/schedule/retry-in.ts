import type { Attempt } from "../attempt.ts";
import type { DeliveryStore } from "../delivery-store.ts";

/** Which attempts are retried, and when. */
export interface RetryOptions {
  /** Longest milliseconds before each retry: the time is chosen between half of it and this. */
  readonly delays: readonly number[];
  /** Longest time that a receiver may ask for with `Retry-After`; 0 ignores it. Default: 3,600,000, an hour. */
  readonly maxRetryAfter?: number;
}

/**
 * The delays of the platform's releases since 2.65: 5 s, 5 min, 30 min, 3 h, and four times 24 h. The source
 * document has no retries (W-retry).
 */
export const platformRetries: RetryOptions = {
  delays: [5_000, 300_000, 1_800_000, 10_800_000, 86_400_000, 86_400_000, 86_400_000, 86_400_000],
};

/** Statuses that ask for a retry, besides 500 and above: Request Timeout and Too Many Requests. */
const TRY_LATER: readonly number[] = [408, 429];

/** Status of a receiver that wants no more deliveries (W-410). */
export const GONE = 410;

interface RetrySettings {
  readonly retries: RetryOptions | false;
  readonly store: Pick<DeliveryStore, "survives">;
}

/** Returns in how many milliseconds to try again; undefined if an attempt was the last. */
export function retryIn(
  attempt: Attempt,
  { retries, store }: RetrySettings,
  random: () => number = Math.random,
): number | undefined {
  const { status, failure, number } = attempt;
  // Cut off by the service itself: with a durable store, the next service sends it again.
  if (failure?.code === "closed") return store.survives === "crash" ? 0 : undefined;
  if (retries === false || failure?.code === "blocked") return undefined;
  const failed = status === null || status >= 500 || TRY_LATER.includes(status);
  const delay = retries.delays[number - 1];
  if (!failed || delay === undefined) return undefined;
  return Math.max(readRetryAfter(attempt, retries), Math.round((delay * (1 + random())) / 2));
}

/** Reads how many milliseconds a receiver asks for: seconds, or a date (RFC 9110, 10.2.3); 0 if it does not say. */
export function readRetryAfter(
  { retryAfter, date, duration }: Attempt,
  { maxRetryAfter = 3_600_000 }: RetryOptions,
): number {
  if (typeof retryAfter !== "string") return 0;
  const seconds = /^\d{1,10}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : undefined;
  const asked = seconds ?? (Date.parse(retryAfter) - Date.parse(date) - duration || 0);
  return Math.min(Math.max(0, Math.ceil(asked)), maxRetryAfter);
}
