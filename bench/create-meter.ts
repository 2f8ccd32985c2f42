/** Some work: takes the index of the batch, and returns nanoseconds for one document. */
export type Work = (batch: number) => number | Promise<number>;

/** Two kinds of work that take turns in one process: the second is measured against the first. */
interface Pair {
  readonly base: Work;
  readonly measured: Work;
  /** Whether the order changes from batch to batch. Default: base goes first. */
  readonly swaps?: boolean;
}

/** The results of one round in one process: medians over its batches. */
export interface Timing {
  /** Measured ÷ base, each pair from one batch: the machine had one speed for both. */
  readonly ratio: number;
  /** Nanoseconds for one document. */
  readonly base: number;
  readonly measured: number;
}

/** Measures for some milliseconds; the first call is the warm-up. */
export type Meter = (milliseconds: number) => Promise<Timing>;

/** What one batch took. */
interface Batch extends Timing {
  /** CPU time of the thread divided by wall time: below 1 when other processes took the core meanwhile. */
  readonly share: number;
}

/** Batches of a round at least. */
const LEAST = 16;
const batchCharacters = 64_000;

/**
 * Creates a meter of two kinds of work. The half of the batches that lost the core for the longest time is left out: the other half
 * shows the code, not the machine.
 */
export function createMeter(pair: Pair): Meter {
  return async (milliseconds) => {
    const batches: Batch[] = [];
    const end = performance.now() + milliseconds;
    do batches.push(await runBatch(pair, batches.length));
    while (performance.now() < end || batches.length < LEAST);
    const calm = batches.toSorted((a, b) => b.share - a.share).slice(0, Math.ceil(batches.length / 2));
    return takeMedians(calm);
  };
}

async function runBatch({ base, measured, swaps = false }: Pair, index: number): Promise<Batch> {
  const isSwapped = swaps && index % 2 === 1;
  // Both orders do the same work.
  const at = swaps ? index >> 1 : index;
  const cpu = process.threadCpuUsage();
  const start = performance.now();
  const first = await (isSwapped ? measured : base)(at);
  const second = await (isSwapped ? base : measured)(at);
  const { user, system } = process.threadCpuUsage(cpu);
  const share = (user + system) / 1000 / (performance.now() - start);
  const [own, other] = isSwapped ? [second, first] : [first, second];
  return { base: own, measured: other, ratio: other / own, share };
}

/**
 * Creates a meter of `JSON.parse` and of the validation of what it returned.
 * Each batch validates values that were parsed a moment ago and never seen before, as a receiver does.
 */
export function createParseMeter(
  texts: readonly string[],
  validate: (value: unknown) => boolean,
  valid: boolean,
): Meter {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const sources = Array.from({ length: Math.ceil(batchCharacters / characters) }, () => texts).flat();
  const expected = valid ? sources.length : 0;
  let values: unknown[] = [];
  const each = (start: bigint): number => Number(process.hrtime.bigint() - start) / sources.length;
  return createMeter({
    base() {
      const start = process.hrtime.bigint();
      values = sources.map((text) => JSON.parse(text));
      return each(start);
    },
    measured() {
      const start = process.hrtime.bigint();
      let accepted = 0;
      for (const value of values) if (validate(value)) accepted++;
      const time = each(start);
      if (accepted !== expected) throw new Error("the verdict changed while measuring");
      return time;
    },
  });
}

/** Measures some rounds after one of warm-up, which does not count. */
export async function measureRounds(meter: Meter, rounds: number, milliseconds: number): Promise<Timing[]> {
  await meter(milliseconds);
  const timings: Timing[] = [];
  for (let round = 0; round < rounds; round++) timings.push(await meter(milliseconds));
  return timings;
}

/** Returns the median of each number of some rounds. */
export function takeMedians(timings: readonly Timing[]): Timing {
  const take = (key: keyof Timing): number => median(timings.map((timing) => timing[key]));
  return { base: take("base"), measured: take("measured"), ratio: take("ratio") };
}

/** Returns the middle of the numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
