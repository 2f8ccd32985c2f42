import { median } from "../create-meter.ts";
import type { Headers, Receive } from "./candidates.ts";

/** Is what a process measured in one round: medians over its batches. */
export interface Timing {
  /** Candidate ÷ floor, each pair from one batch: the machine had one speed for both. */
  readonly ratio: number;
  /** Microseconds for one delivery. */
  readonly floor: number;
  readonly candidate: number;
}

/** A signed delivery. */
export interface Signed {
  readonly body: Buffer;
  readonly headers: Headers;
}

/** A way to receive, with the deliveries signed for it. */
export interface Side {
  readonly receive: Receive;
  readonly deliveries: readonly Signed[];
}

/** Microseconds for a delivery on either side, and how much of the core the process had. */
interface Batch {
  readonly floor: number;
  readonly candidate: number;
  readonly share: number;
}

/** Short, so that most batches end before the machine turns to other work. */
const batchBytes = 50_000;

/**
 * Measures floor and candidate in turns for some milliseconds, each delivery awaited before the next.
 * Who goes first changes from batch to batch, and the half that lost the core the longest is left out.
 */
export async function measure(floor: Side, candidate: Side, milliseconds: number): Promise<Timing> {
  const batches: Batch[] = [];
  const end = performance.now() + milliseconds;
  do batches.push(await runBatch(floor, candidate, batches.length));
  while (performance.now() < end || batches.length < 16);
  const calm = batches.sort((a, b) => b.share - a.share).slice(0, Math.ceil(batches.length / 2));
  const middle = (key: "floor" | "candidate"): number => median(calm.map((batch) => batch[key]));
  const ratio = median(calm.map((batch) => batch.candidate / batch.floor));
  return { ratio, floor: middle("floor"), candidate: middle("candidate") };
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
  return floorFirst ? { floor: first, candidate: second, share } : { floor: second, candidate: first, share };
}

/** Returns microseconds for one delivery. What answers at once is not awaited: the floor has no promise in it. */
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
