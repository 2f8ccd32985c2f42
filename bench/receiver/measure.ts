import { type Batch, middleOf } from "../create-meter.ts";
import type { Headers, Receive } from "./candidates.ts";

/** The results of one round in one process: medians over its batches. */
export interface Timing {
  /** Candidate ÷ floor, each pair from one batch: the machine had one speed for both. */
  readonly ratio: number;
  /** Microseconds for one delivery. */
  readonly floor: number;
  readonly candidate: number;
}

/** A way to receive, with the deliveries signed for it. */
export interface Side {
  readonly receive: Receive;
  readonly deliveries: readonly { readonly body: Buffer; readonly headers: Headers }[];
}

/** Short, so that most batches end before the machine turns to other work. */
const batchBytes = 50_000;

/**
 * Measures floor and candidate in turns for some milliseconds, each delivery awaited before the next.
 * Who goes first changes from batch to batch.
 */
export async function measure(floor: Side, candidate: Side, milliseconds: number): Promise<Timing> {
  const batches: Batch[] = [];
  const end = performance.now() + milliseconds;
  do batches.push(await runBatch(floor, candidate, batches.length));
  while (performance.now() < end || batches.length < 16);
  const [base, measured, ratio] = middleOf(batches);
  return { ratio, floor: base, candidate: measured };
}

async function runBatch(floor: Side, candidate: Side, index: number): Promise<Batch> {
  const floorFirst = index % 2 === 0;
  // Both sides take the same deliveries, and both orders take all in turn.
  const from = index >> 1;
  const cpu = process.threadCpuUsage();
  const start = performance.now();
  const first = await time(floorFirst ? floor : candidate, from);
  const second = await time(floorFirst ? candidate : floor, from);
  const { user, system } = process.threadCpuUsage(cpu);
  const share = (user + system) / 1000 / (performance.now() - start);
  return floorFirst ? { base: first, measured: second, share } : { base: second, measured: first, share };
}

/** Returns microseconds for one delivery. An answer that is no promise is not awaited: the floor gives none. */
async function time({ receive, deliveries }: Side, from: number): Promise<number> {
  const count = Math.ceil(batchBytes / deliveries[0]!.body.length);
  const start = performance.now();
  for (let i = from; i < from + count; i++) {
    const { body, headers } = deliveries[i % deliveries.length]!;
    const result = receive(body, headers);
    const value = result instanceof Promise ? await result : result;
    if (value === undefined) throw new Error("a delivery was refused while measuring");
  }
  return ((performance.now() - start) * 1000) / count;
}
