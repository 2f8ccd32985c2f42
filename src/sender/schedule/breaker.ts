/** When a webhook's deliveries pause. */
export interface BreakerOptions {
  /** Consecutive attempts without an answer before deliveries pause. Default: 10. */
  readonly failures?: number;
  /** Milliseconds of the first pause; each further one is twice as long. Default: 30,000. */
  readonly pauseMs?: number;
  /** Milliseconds of the longest pause. Default: 600,000. */
  readonly maxPauseMs?: number;
}

/** Pauses a webhook if its receiver does not answer or asks for it. After that, one answer lets all run again. */
export interface Breaker {
  /** Returns how many deliveries may run: all, one to probe, or none. */
  readonly state: (now: number) => "closed" | "probing" | "open";
  /** Records an attempt; returns what changed. */
  readonly note: (answered: boolean, now: number) => "opened" | "closed" | undefined;
  /** Pauses for some milliseconds, unless a longer pause is running. */
  readonly pause: (milliseconds: number, now: number) => void;
  /** When the pause ends; undefined if there is none. */
  readonly until: () => number | undefined;
}

/** Creates a closed breaker; times are milliseconds of a clock that never goes back. */
export function createBreaker(options: Required<BreakerOptions>): Breaker {
  let failures = 0;
  let pause = options.pauseMs;
  let until: number | undefined;
  return {
    state: (now) => (until === undefined ? "closed" : now < until ? "open" : "probing"),
    note: (answered, now) => {
      if (answered) {
        const wasOpen = until !== undefined;
        failures = 0;
        pause = options.pauseMs;
        until = undefined;
        return wasOpen ? "closed" : undefined;
      }
      failures += 1;
      if (failures < options.failures) return undefined;
      // A delivery that ran when the pause began ends within it, and does not extend it.
      if (until !== undefined && now < until) return undefined;
      until = now + pause;
      pause = Math.min(pause * 2, options.maxPauseMs);
      return "opened";
    },
    pause: (milliseconds, now) => {
      until = Math.max(until ?? 0, now + milliseconds);
    },
    until: () => until,
  };
}
