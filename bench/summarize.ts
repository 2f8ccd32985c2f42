import { median, type Timing, takeMedians } from "./create-meter.ts";

/** Sums up all rounds of a candidate on a payload. */
export interface Summary {
  /** Validation divided by `JSON.parse` of the same documents in the same process. */
  readonly xP: number;
  /** As `spreadOf` gives it. */
  readonly spread: number;
  /** Megabytes of JSON text parsed per second. */
  readonly parseSpeed: number;
  /** Megabytes of JSON text validated per second, after parsing. */
  readonly validateSpeed: number;
}

/** All results of a candidate after a run. */
export interface Result {
  readonly id: string;
  readonly name: string;
  /** The reason why it was not measured, if any. */
  readonly error?: string;
  /** The documents on which it disagrees with the truth table. */
  readonly wrong: readonly string[];
  /** By payload, as they are measured. */
  readonly summaries: Record<string, Summary>;
}

/** Sums up the timings of all rounds on documents of so many bytes; medians throughout. */
export function summarize(timings: readonly Timing[], bytes: number): Summary {
  const { ratio, base, measured } = takeMedians(timings);
  return {
    xP: ratio,
    spread: spreadOf(timings),
    parseSpeed: (bytes / base) * 1000,
    validateSpeed: (bytes / measured) * 1000,
  };
}

/** Returns half the distance between the lowest and the highest ratio, divided by the median. */
export function spreadOf(timings: readonly Timing[]): number {
  const ratios = timings.map(({ ratio }) => ratio);
  return (Math.max(...ratios) - Math.min(...ratios)) / 2 / median(ratios);
}

/** Spread above which a number is marked as unreliable. */
const unsteady = 0.2;

/** Writes a ratio with its spread in percent. */
export function writeRatio(ratio: number, spread: number): string {
  return `${ratio.toFixed(2)} ±${Math.round(spread * 100)} %${spread > unsteady ? " ?" : ""}`;
}
