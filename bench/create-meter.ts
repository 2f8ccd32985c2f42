import type { Validator } from "./candidate.ts";

/** The results of one round in one process: median nanoseconds for one document, and its size. */
export interface Timing {
  readonly bytes: number;
  /** Median of validation ÷ parse, each pair from one batch: the machine had one speed for both. */
  readonly xP: number;
  readonly parse: number;
  readonly validate: number;
}

/** Measures for some milliseconds; the first call is the warm-up. */
export type Meter = (milliseconds: number) => Timing;

const batchCharacters = 64_000;

/**
 * Creates a meter of `JSON.parse` and of the validation of what it returned, in turns.
 * Each batch validates values that were parsed a moment ago and never seen before, as a receiver does.
 */
export function createMeter(texts: readonly string[], validate: Validator, valid: boolean): Meter {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length;
  const sources = Array.from({ length: Math.ceil(batchCharacters / characters) }, () => texts).flat();
  const expected = valid ? sources.length : 0;
  return (milliseconds) => {
    const batches: Batch[] = [];
    const end = performance.now() + milliseconds;
    do batches.push(runBatch(sources, validate, expected));
    while (performance.now() < end || batches.length < 6);
    const [parse, check, xP] = middleOf(batches);
    return { bytes, xP, parse, validate: check };
  };
}

/** What one batch took, in two parts that the machine had one speed for. */
export interface Batch {
  readonly base: number;
  readonly measured: number;
  /** CPU time of the thread divided by wall time: below 1 when other processes took the core meanwhile. */
  readonly share: number;
}

/**
 * Gives the medians of both parts and of measured ÷ base. The half of the batches that lost the core the longest is left
 * out: the other half shows the code, not the machine.
 */
export function middleOf(
  batches: readonly Batch[],
): readonly [base: number, measured: number, ratio: number] {
  const calm = batches.toSorted((a, b) => b.share - a.share).slice(0, Math.ceil(batches.length / 2));
  return [
    median(calm.map(({ base }) => base)),
    median(calm.map(({ measured }) => measured)),
    median(calm.map(({ base, measured }) => measured / base)),
  ];
}

/** Returns the middle of the numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function runBatch(sources: readonly string[], validate: Validator, expected: number): Batch {
  const before = process.threadCpuUsage();
  const start = process.hrtime.bigint();
  const values: unknown[] = sources.map((text) => JSON.parse(text));
  const parsed = process.hrtime.bigint();
  let accepted = 0;
  for (const value of values) if (validate(value)) accepted++;
  const end = process.hrtime.bigint();
  const { user, system } = process.threadCpuUsage(before);
  if (accepted !== expected) throw new Error("the verdict changed while measuring");
  const each = (from: bigint, to: bigint): number => Number(to - from) / sources.length;
  const share = ((user + system) * 1000) / Number(end - start);
  return { base: each(start, parsed), measured: each(parsed, end), share };
}
