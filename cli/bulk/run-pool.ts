import { Worker } from "node:worker_threads";
import type { Limits } from "../report/reporter.ts";
import type { Part, RecordOptions, Request, Segment } from "./protocol.ts";
import { refusedPart } from "./records.ts";

/** What to do, and with how many threads. */
interface PoolOptions {
  readonly jobs: number;
  readonly records: RecordOptions;
  /** The pieces of work, in order. */
  readonly segments: AsyncIterator<Segment, void>;
  /** Takes the parts of all segments in the order of the input; work on further segments waits until it returns. */
  readonly take: (segment: Segment, part: Part) => Promise<void>;
  /** Says how many records are still worth reporting. */
  readonly limits: () => Limits;
}

/** A thread that answers one request at a time. */
interface Lane {
  ask(request: Request): Promise<Part>;
  close(): Promise<unknown>;
}

/** Megabytes of the space for new objects: few lines are parsed, and twice as much costs 13 MB a thread and saves no time. */
const YOUNG_GENERATION = 8;

/**
 * Works through all segments on threads. Few parts wait to be taken: a thread begins its next segment only when all
 * but its last have been taken.
 *
 * @throws what a thread, the segments or `take` threw.
 */
export async function runPool(options: PoolOptions): Promise<void> {
  const lanes = Array.from({ length: options.jobs }, () => createLane(options.records));
  const state = { turn: Promise.resolve() };
  try {
    await Promise.all(lanes.map((lane) => drive(lane, options, state)));
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

/** Runs segments on one thread; `state.turn` settles when all segments before the next one have been taken. */
async function drive(lane: Lane, options: PoolOptions, state: { turn: Promise<void> }): Promise<void> {
  let previous = Promise.resolve();
  const { segments } = options;
  for (let next = await segments.next(); !next.done; next = await segments.next()) {
    const segment = next.value;
    const mine = state.turn;
    const work = workOn(lane, segment, mine, options);
    state.turn = work.then(({ taken }) => taken);
    // The next segment and `Promise.all` see a failure; it is not handled a second time here.
    state.turn.catch(() => {});
    await previous;
    previous = (await work).taken;
    previous.catch(() => {});
  }
  await previous;
}

/** Has a segment checked; resolves when the thread is free again, while the last part may still wait to be taken. */
async function workOn(
  lane: Lane,
  segment: Segment,
  turn: Promise<void>,
  { take, limits }: PoolOptions,
): Promise<{ readonly taken: Promise<void> }> {
  const { task } = segment;
  let part = task.kind === "refused" ? refusedPart(task.refusal) : await lane.ask({ task, limits: limits() });
  while (!part.isLast) {
    await turn;
    await take(segment, part);
    part = await lane.ask({ limits: limits() });
  }
  return { taken: turn.then(() => take(segment, part)) };
}

/** Creates a lane. Its thread starts with the first request, since there may be fewer segments than lanes. */
function createLane(records: RecordOptions): Lane {
  let worker: Worker | undefined;
  let failure: unknown;
  let settle: { resolve: (part: Part) => void; reject: (cause: unknown) => void } | undefined;
  const start = (): Worker =>
    startWorker(records)
      .on("message", (part: Part) => settle?.resolve(part))
      .on("error", (cause) => {
        failure = cause;
        settle?.reject(cause);
      });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        settle = { resolve, reject };
        worker ??= start();
        const owned = request.task?.kind === "bytes" ? [request.task.bytes.buffer] : [];
        worker.postMessage(request, owned);
      }),
    close: async () => worker?.terminate(),
  };
}

function startWorker(records: RecordOptions): Worker {
  return new Worker(workerFile(), {
    workerData: records,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
  });
}

/** The worker is a file of its own, beside this one: as TypeScript in a checkout, as JavaScript in the package. */
function workerFile(): URL {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return new URL(`./worker.${extension}`, import.meta.url);
}
