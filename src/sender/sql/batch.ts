import { nextTurn } from "../../util/next-turn.ts";
import type { Client, Database } from "./client.ts";

/** Runs the work of callers in shared transactions, one after the other. */
export interface Batcher {
  /** Does a piece of work in the next transaction. */
  readonly write: <T>(work: (client: Client) => Promise<T>, options?: WriteOptions) => Promise<T>;
  /** Makes a function; calls of it that wait at the same time become one piece of work, unless that fails. */
  readonly gather: <Item, T>(
    work: (client: Client, items: readonly Item[]) => Promise<readonly T[]>,
  ) => (item: Item) => Promise<T>;
  /** Fulfils when nothing waits. */
  readonly drain: () => Promise<void>;
}

/** How a piece of work is done. */
export interface WriteOptions {
  /** Whether it runs after all others of its transaction, which make room for it. Default: false. */
  readonly isLate?: boolean;
  /** Whether it must survive a crash of the machine in the next seconds, so it waits for the disk. Default: true. */
  readonly lasts?: boolean;
}

interface Job extends Required<WriteOptions> {
  readonly work: (client: Client) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates a batcher. Each transaction waits for the disk, so calls that wait at the same time share one.
 *
 * If a transaction fails, each of its calls is retried alone, so that only the faulty ones fail.
 */
export function createBatcher({ transact }: Pick<Database, "transact">): Batcher {
  const waiting: Job[] = [];
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (;;) {
      // Answered callers may have more to do at once.
      await new Promise<void>(nextTurn);
      if (waiting.length === 0) break;
      const jobs = waiting.splice(0).sort((a, b) => Number(a.isLate) - Number(b.isLate));
      if (jobs.length > 1 && (await runTogether(transact, jobs))) continue;
      for (const { work, lasts, resolve, reject } of jobs) await transact(work, lasts).then(resolve, reject);
    }
    running = undefined;
  };
  const write: Batcher["write"] = (work, { isLate = false, lasts = true } = {}) =>
    new Promise((resolve, reject) => {
      // A job is resolved with the result of its work.
      waiting.push({ isLate, lasts, work, resolve: resolve as Job["resolve"], reject });
      running ??= run();
    });
  return { write, gather: (work) => createGathering(write, work), drain: async () => void (await running) };
}

/** Runs several pieces of work in one transaction; returns whether it did. */
async function runTogether(transact: Database["transact"], jobs: readonly Job[]): Promise<boolean> {
  try {
    const values = await transact(
      async (client) => {
        const all: unknown[] = [];
        for (const { work } of jobs) all.push(await work(client));
        return all;
      },
      jobs.some(({ lasts }) => lasts),
    );
    for (const [i, { resolve }] of jobs.entries()) resolve(values[i]);
    return true;
  } catch {
    return false;
  }
}

function createGathering<Item, T>(
  write: Batcher["write"],
  work: (client: Client, items: readonly Item[]) => Promise<readonly T[]>,
): (item: Item) => Promise<T> {
  let open: { readonly items: Item[]; readonly done: Promise<readonly T[]> } | undefined;
  return async (item) => {
    const items = open?.items ?? [];
    const place = items.push(item) - 1;
    const begin = (client: Client): Promise<readonly T[]> => {
      if (open?.items === items) open = undefined;
      return work(client, items);
    };
    open ??= { items, done: write(begin) };
    const { done } = open;
    try {
      // The work returns one result per item.
      return (await done)[place] as T;
    } catch (error) {
      if (items.length === 1) throw error;
      return (await write((client) => work(client, [item])))[0] as T;
    }
  };
}
