import type { Folder } from "./folders.ts";

/** A mutant and its outcome, wherever it is in its file. */
export interface Mutant {
  readonly file: string;
  /** The line where it begins, without its indent. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** Whether a test failed, hung or could not be loaded; undefined where the mutant is not in the sample. */
  readonly isNoticed: boolean | undefined;
  /** Whether it was noticed only by its time: on a busy machine any mutant is slow. */
  readonly isSlow?: boolean;
}

/** A mutant that no test can notice, and why. */
export interface Equivalent extends Pick<Mutant, "file" | "line" | "from" | "to"> {
  readonly reason: string;
}

/** The outcome of the mutants of a folder. */
export interface Verdict {
  readonly folder: string;
  readonly mutants: number;
  readonly sampled: number;
  readonly noticed: number;
  readonly equivalent: number;
  /** Share of the sampled mutants that is noticed, equivalent ones left out. */
  readonly score: number;
  readonly survivors: readonly Mutant[];
  /** Entries of the list for mutants that no longer exist, or that are now noticed. */
  readonly expired: readonly Equivalent[];
  readonly isGood: boolean;
}

/** Judges the mutants of a folder by the list of equivalent ones. */
export function judge(folder: Folder, mutants: readonly Mutant[], listed: readonly Equivalent[]): Verdict {
  const nameMutants = (some: readonly Mutant[]): ReadonlySet<string> => new Set(some.map(nameMutant));
  const sampled = mutants.filter(({ isNoticed }) => isNoticed !== undefined);
  const files = new Set(mutants.map(({ file }) => file));
  const own = listed.filter(({ file }) => files.has(file));
  const ownKeys = new Set(own.map(nameMutant));
  const survived = sampled.filter(
    (one) => !one.isNoticed || (one.isSlow === true && ownKeys.has(nameMutant(one))),
  );
  const survivors = survived.filter((one) => !ownKeys.has(nameMutant(one)));
  const known = nameMutants(mutants);
  const noticed = nameMutants(sampled.filter((one) => one.isNoticed));
  const surviving = nameMutants(survived);
  const expired = own.filter((one) => {
    const key = nameMutant(one);
    return !known.has(key) || (noticed.has(key) && !surviving.has(key));
  });
  const equivalent = survived.length - survivors.length;
  const score = (sampled.length - survived.length) / Math.max(1, sampled.length - equivalent);
  return {
    folder: folder.name,
    mutants: mutants.length,
    sampled: sampled.length,
    noticed: sampled.length - survived.length,
    equivalent,
    score,
    survivors,
    expired,
    isGood:
      score >= folder.least - estimateChance(folder.least, mutants.length, sampled.length) &&
      expired.length === 0 &&
      sampled.length > 0,
  };
}

/**
 * Returns how far the share that a sample shows lies below the share of all mutants, by chance alone, in one sample of a hundred; 0 where every
 * mutant was tried.
 */
function estimateChance(share: number, all: number, sampled: number): number {
  const left = 1 - sampled / Math.max(1, all);
  return 2.33 * Math.sqrt((left * share * (1 - share)) / Math.max(1, sampled));
}

function nameMutant({ file, line, from, to }: Pick<Mutant, "file" | "line" | "from" | "to">): string {
  return JSON.stringify([file, line, from, to]);
}
