import type { Attempt } from "../attempt.ts";
import type { FailingSince, Settlement } from "../delivery-store.ts";
import type { Settings } from "../settings.ts";
import { soon } from "./soon.ts";

/** Records attempts, many at a time, and again where the store fails. */
export interface Recorder {
  /** Records an attempt; fulfils once it is recorded, or given up when the service closes. */
  readonly record: (settlement: Settlement) => Promise<void>;
  /** Counts the attempts that are not recorded yet. */
  readonly pending: () => number;
  /** Whether the store has been recording since an earlier turn: what it is asked for meanwhile would wait. */
  readonly isBusy: () => boolean;
  /** Fulfils when nothing is pending; from now on, an attempt is given up after `LAST_TRIES` failures. */
  readonly close: () => Promise<void>;
}

/** Attempts that are recorded in one transaction. */
const BATCH = 256;

/** Milliseconds before the first further try; each is twice as long, up to the longest. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 10_000];

/** Tries of a service that closes. */
const LAST_TRIES = 5;

interface Pending {
  readonly settlement: Settlement;
  readonly done: () => void;
}

/** Creates a recorder; `onRecorded` receives attempts, and since when their webhooks have failed. */
export function createRecorder(
  { store, onError, moment }: Pick<Settings, "store" | "onError" | "moment">,
  onRecorded: (attempts: readonly Attempt[], failing: readonly FailingSince[]) => void,
): Recorder {
  const waiting: Pending[] = [];
  const patience = createPatience();
  let flushing: Promise<void> | undefined;
  let batchSize = 0;
  const watch = createWatch();

  const settle = async (settlements: readonly Settlement[]): Promise<void> => {
    const failing = await watch.over(store.settle(settlements, moment()));
    const attempts = settlements.map(({ attempt }) => attempt);
    onRecorded(attempts, failing);
  };

  const flush = async (): Promise<void> => {
    for (;;) {
      // Attempts that end in the same turn share a transaction, which what asks the store for more joins.
      await new Promise<void>(soon);
      if (waiting.length === 0) break;
      const batch = waiting.splice(0, BATCH);
      batchSize = batch.length;
      const settlements = batch.map(({ settlement }) => settlement);
      await patience.repeat(
        () => settle(settlements),
        (error) => onError(error, { in: "store" }),
      );
      batchSize = 0;
      for (const { done } of batch) done();
    }
    flushing = undefined;
  };

  return {
    record: (settlement) =>
      new Promise((done) => {
        waiting.push({ settlement, done });
        flushing ??= flush();
      }),
    pending: () => waiting.length + batchSize,
    isBusy: watch.isBusy,
    close: async () => {
      patience.end();
      while (flushing !== undefined) await flushing;
    },
  };
}

/** Watches work that goes on, one after the other. */
interface Watch {
  /** Whether it has been going on since an earlier turn. */
  readonly isBusy: () => boolean;
  readonly over: <T>(work: Promise<T>) => Promise<T>;
}

function createWatch(): Watch {
  let isBusy = false;
  return {
    isBusy: () => isBusy,
    over: (work) => {
      let isOver = false;
      soon(() => {
        isBusy = !isOver;
      });
      return work.finally(() => {
        isOver = true;
        isBusy = false;
      });
    },
  };
}

/** Repeats what fails. */
interface Patience {
  /** Does the work until it succeeds, with longer and longer pauses; after `end`, a few times. */
  readonly repeat: (work: () => Promise<void>, onError: (error: unknown) => void) => Promise<void>;
  readonly end: () => void;
}

function createPatience(): Patience {
  let ended = false;
  let wakeUp: () => void = () => undefined;
  const rest = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ended ? FIRST_PAUSE : milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    repeat: async (work, onError) => {
      for (let tries = 1, pause = FIRST_PAUSE; ; tries++, pause = Math.min(pause * 2, LONGEST_PAUSE)) {
        try {
          return await work();
        } catch (error) {
          onError(error);
          if (ended && tries >= LAST_TRIES) return;
          await rest(pause);
        }
      }
    },
    end: () => {
      ended = true;
      wakeUp();
    },
  };
}
