import { isRetryable } from "../util/is-retryable.ts";
import type { AttemptResult } from "./attempt.ts";

/** Determines which attempts are retried, and when. */
export interface RetryOptions {
  /** Maximum delay before each retry, in milliseconds. The actual delay is random, but at least half as long. */
  readonly delays: readonly number[];
  /**
   * Maximum delay that a receiver may request with `Retry-After`, in milliseconds; 0 ignores the header. Default:
   * 3,600,000 (one hour).
   */
  readonly maxRetryAfter?: number;
}

/**
 * The delays of the platform's releases since 2.65: 5 s, 5 min, 30 min, 3 h, and four times 24 h. The source
 * document has no retries (W-retry).
 */
export const platformRetrySchedule: RetryOptions = {
  delays: [5_000, 300_000, 1_800_000, 10_800_000, 86_400_000, 86_400_000, 86_400_000, 86_400_000],
};

/** Determines when the deliveries of a webhook pause. */
export interface CircuitBreaker {
  /** Number of consecutive attempts without a response before deliveries pause. Default: 10. */
  readonly failures?: number;
  /** Length of the first pause, in milliseconds; it doubles for each further pause. Default: 30,000. */
  readonly pause?: number;
  /** Maximum length of a pause, in milliseconds. Default: 600,000. */
  readonly maxPause?: number;
}

/** Status of a receiver that does not want any more deliveries (W-410). */
export const GONE = 410;

type Tried = Pick<AttemptResult, "status" | "failure" | "number" | "retryAfter" | "date" | "duration">;

/** Computes the milliseconds until the next attempt; undefined if there is none. */
export function computeRetry(
  attempt: Tried,
  retries: Required<RetryOptions> | false,
  random: () => number = Math.random,
): number | undefined {
  const { status, failure, number } = attempt;
  // The sender itself aborted it; the next sender sends it again.
  if (failure?.code === "closed") return 0;
  if (retries === false || failure?.code === "blocked") return undefined;
  const delay = retries.delays[number - 1];
  if ((status !== null && !isRetryable(status)) || delay === undefined) return undefined;
  return Math.max(readRetryAfter(attempt, retries), Math.round((delay * (1 + random())) / 2));
}

/**
 * Reads the delay that a receiver requests, in milliseconds. The header contains seconds or a date (RFC 9110, 10.2.3);
 * 0 if absent.
 */
export function readRetryAfter(
  { retryAfter, date, duration }: Pick<Tried, "retryAfter" | "date" | "duration">,
  { maxRetryAfter }: Pick<Required<RetryOptions>, "maxRetryAfter">,
): number {
  if (typeof retryAfter !== "string") return 0;
  const seconds = /^\d{1,10}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : undefined;
  const asked = seconds ?? (Date.parse(retryAfter) - Date.parse(date) - duration || 0);
  return Math.min(Math.max(0, Math.ceil(asked)), maxRetryAfter);
}

/** Computes how many milliseconds a webhook pauses after consecutive attempts without a response. */
export function computePause(failures: number, breaker: Required<CircuitBreaker> | false): number {
  if (breaker === false || failures < breaker.failures) return 0;
  const doublings = Math.min(failures - breaker.failures, 30);
  return Math.min(breaker.pause * 2 ** doublings, breaker.maxPause);
}
