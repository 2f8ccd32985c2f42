import type { Status } from "#src/diagnostics/outcome.ts";
import type { Colorize } from "#src/util/colorize.ts";

/** How many documents had each result. */
export interface Tally {
  documents: number;
  valid: number;
  invalid: number;
  unknown: number;
  unreadable: number;
  /** Warnings; a document may raise several. */
  warnings: number;
}

/** Creates an empty tally. */
export function createTally(): Tally {
  return { documents: 0, valid: 0, invalid: 0, unknown: 0, unreadable: 0, warnings: 0 };
}

/** Counts one document in. */
export function countIn(tally: Tally, status: Status, warnings: number): void {
  tally.documents += 1;
  tally[status] += 1;
  tally.warnings += warnings;
}

const tones = { valid: "good", invalid: "bad", unknown: "bad", unreadable: "bad" } as const;

/** Lists how many documents had each result, such as `3 valid`; results that no document had are left out. */
export function listCounts(tally: Readonly<Tally>, colorize: Colorize): string[] {
  return (Object.keys(tones) as (keyof typeof tones)[])
    .filter((status) => tally[status] > 0)
    .map((status) => colorize(tones[status], `${tally[status].toLocaleString("en-US")} ${status}`));
}

/** Adds a tally to another. */
export function addTo(tally: Tally, more: Readonly<Tally>): void {
  // A tally has no other keys.
  for (const key of Object.keys(more) as (keyof Tally)[]) tally[key] += more[key];
}

/**
 * Returns the exit code: 1 if something is invalid or unknown, or has warnings that count as errors; 3 if the
 * only failures are documents that cannot be read; else 0.
 */
export function chooseExitCode(tally: Readonly<Tally>, warningsAsErrors: boolean): number {
  if (tally.invalid + tally.unknown > 0 || (warningsAsErrors && tally.warnings > 0)) return 1;
  return tally.unreadable > 0 ? 3 : 0;
}
