import type { Attempt } from "../attempt.ts";

/** Which attempts are repeated, and when. */
export interface RetryOptions {
  /** Milliseconds before each further attempt, at most: the time is chosen between 0 and this (full jitter). */
  readonly delays: readonly number[];
}

/**
 * The delays of the platform's releases from 2.65 on: 5 s, 5 min, 30 min, 3 h, and four times a day. The source
 * document has no retries (W-retry).
 */
export const platformRetries: RetryOptions = {
  delays: [5_000, 300_000, 1_800_000, 10_800_000, 86_400_000, 86_400_000, 86_400_000, 86_400_000],
};

/** Statuses that ask for another attempt, besides 500 and above: Request Timeout and Too Many Requests. */
const TRY_LATER: readonly number[] = [408, 429];

/** Tells in how many milliseconds to try again; undefined where an attempt was the last. */
export function retryIn(
  { status, failure, number }: Attempt,
  options: RetryOptions | false,
  random: () => number = Math.random,
): number | undefined {
  if (options === false || failure?.code === "blocked" || failure?.code === "closed") return undefined;
  const failed = status === null || status >= 500 || TRY_LATER.includes(status);
  const delay = options.delays[number - 1];
  return failed && delay !== undefined ? Math.round(random() * delay) : undefined;
}
