/** When a webhook's deliveries pause. */
export interface BreakerOptions {
  /** Attempts in a row without an answer after which deliveries pause. Default: 10. */
  readonly failures?: number;
  /** Milliseconds of the first pause; each further one is twice as long. Default: 30,000. */
  readonly pauseMs?: number;
  /** Milliseconds of the longest pause. Default: 600,000. */
  readonly maxPauseMs?: number;
}

/** Pauses a webhook whose receiver gives no answers, or asks for a pause; what is queued waits. One answer after it ends either. */
export interface Breaker {
  /** Tells how many deliveries may run: all, one to probe, or none. */
  readonly state: (now: number) => "closed" | "probing" | "open";
  /** Notes an attempt; tells what changed. */
  readonly note: (answered: boolean, now: number) => "opened" | "closed" | undefined;
  /** Pauses for some milliseconds, or goes on with a longer pause. */
  readonly pause: (milliseconds: number, now: number) => void;
  /** When the pause ends; undefined where there is none. */
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
      // What ran when the pause began ends in it, and makes it no longer.
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
