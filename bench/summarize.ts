import { median, type Timing } from "./create-meter.ts";

/** Sums up all rounds of a candidate on a payload. */
export interface Summary {
  /** Validation divided by `JSON.parse` of the same documents in the same process. */
  readonly xP: number;
  /** As `spreadOf` gives it. */
  readonly spread: number;
  /** Megabytes of JSON text parsed in a second. */
  readonly parseSpeed: number;
  /** Megabytes of JSON text validated in a second, once parsed. */
  readonly validateSpeed: number;
}

/** All results of a candidate after a run. */
export interface Result {
  readonly id: string;
  readonly name: string;
  /** The reason why it was not measured, if so. */
  readonly error?: string;
  /** The documents on which it disagrees with the truth table. */
  readonly wrong: readonly string[];
  /** By payload, as they are measured. */
  readonly summaries: Record<string, Summary>;
}

/** Sums up the timings of all rounds; medians throughout. */
export function summarize(timings: readonly Timing[]): Summary {
  const ratios = timings.map((timing) => timing.xP);
  const megabytes = (key: "parse" | "validate"): number =>
    median(timings.map((timing) => (timing.bytes / timing[key]) * 1000));
  return {
    xP: median(ratios),
    spread: spreadOf(ratios),
    parseSpeed: megabytes("parse"),
    validateSpeed: megabytes("validate"),
  };
}

/** Gives half the distance between the lowest and the highest ratio, divided by the median. */
export function spreadOf(ratios: readonly number[]): number {
  return (Math.max(...ratios) - Math.min(...ratios)) / 2 / median(ratios);
}

/** Spread above which a number is marked as one not to trust. */
const unsteady = 0.2;

/** Writes a ratio with its spread in percent. */
export function writeRatio(ratio: number, spread: number): string {
  return `${ratio.toFixed(2)} ±${Math.round(spread * 100)} %${spread > unsteady ? " ?" : ""}`;
}
