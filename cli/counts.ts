import type { Status } from "#src/diagnostics/outcome.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { exitCodes } from "./exit-codes.ts";

/** How many documents had each result. */
export interface Counts {
  documents: number;
  valid: number;
  invalid: number;
  unknown: number;
  unreadable: number;
  /** Warnings; a document may raise several. */
  warnings: number;
}

/** Creates counts of nothing. */
export function createCounts(): Counts {
  return { documents: 0, valid: 0, invalid: 0, unknown: 0, unreadable: 0, warnings: 0 };
}

/** Counts one document. */
export function countDocument(counts: Counts, status: Status, warnings: number): void {
  counts.documents += 1;
  counts[status] += 1;
  counts.warnings += warnings;
}

const tones = { valid: "good", invalid: "bad", unknown: "bad", unreadable: "bad" } as const;

/** Lists how many documents had each result, such as `3 valid`; results that no document had are left out. */
export function listCounts(counts: Readonly<Counts>, colorize: Colorize): string[] {
  return (Object.keys(tones) as (keyof typeof tones)[])
    .filter((status) => counts[status] > 0)
    .map((status) => colorize(tones[status], `${counts[status].toLocaleString("en-US")} ${status}`));
}

/**
 * Returns the exit code: 1 if something is invalid or unknown; 3 if the only failures are documents that cannot be
 * read; else 0.
 */
export function chooseExitCode(counts: Readonly<Counts>): number {
  if (counts.invalid + counts.unknown > 0) return exitCodes.bad;
  return counts.unreadable > 0 ? exitCodes.unavailable : exitCodes.good;
}
