import { nextTurn } from "../../util/next-turn.ts";
import type { Attempt } from "../attempt.ts";
import type { FailingSince, Settlement } from "../delivery-store.ts";
import type { Settings } from "../settings.ts";

/** Milliseconds before a failed store is asked again. */
export const STORE_PAUSE = 1_000;

/** Records attempts, many at a time, and retries if the store fails. */
export interface Recorder {
  /** Records an attempt; fulfils once it is recorded, or given up when the service closes. */
  readonly record: (settlement: Settlement) => Promise<void>;
  /** Counts the attempts not recorded yet. */
  readonly pending: () => number;
  /** Whether the store has been recording since an earlier turn, so further requests would wait. */
  readonly isBusy: () => boolean;
  /** From now on, an attempt is given up after `LAST_TRIES` failures, so that a store that fails does not hold up the end. */
  readonly end: () => void;
  /** Ends, and fulfils when nothing is pending. */
  readonly close: () => Promise<void>;
}

/** Most attempts to record in one transaction. */
const BATCH = 256;

/** Milliseconds before the first retry; each pause is twice as long, up to the longest. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 10_000];

/** Tries of a closing service. */
const LAST_TRIES = 5;

interface Pending {
  readonly settlement: Settlement;
  readonly done: () => void;
}

/** Creates a recorder; `onRecorded` receives attempts, and since when their webhooks have failed. */
export function createRecorder(surroundings: Surroundings, onRecorded: OnRecorded): Recorder {
  const waiting: Pending[] = [];
  const settler = createSettler(surroundings, onRecorded);
  let flushing: Promise<void> | undefined;
  let batchSize = 0;
  const flush = async (): Promise<void> => {
    for (;;) {
      // Attempts that end in the same turn share a transaction, together with the request for more deliveries.
      await new Promise<void>(nextTurn);
      if (waiting.length === 0) break;
      const batch = waiting.splice(0, BATCH);
      batchSize = batch.length;
      await settler.settle(batch.map(({ settlement }) => settlement));
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
    isBusy: settler.isBusy,
    end: settler.end,
    close: async () => {
      settler.end();
      while (flushing !== undefined) await flushing;
    },
  };
}

type Surroundings = Pick<Settings, "store" | "onError" | "moment">;
type OnRecorded = (attempts: readonly Attempt[], failing: readonly FailingSince[]) => void;

/** Makes the store record. */
interface Settler extends Pick<Recorder, "isBusy"> {
  /** Retries until the store has it, with longer and longer pauses; after `end`, only a few times. */
  readonly settle: (settlements: readonly Settlement[]) => Promise<void>;
  readonly end: () => void;
}

function createSettler({ store, onError, moment }: Surroundings, onRecorded: OnRecorded): Settler {
  const rest = createRest();
  let isBusy = false;
  const settleOnce = async (settlements: readonly Settlement[]): Promise<void> => {
    let isOver = false;
    const settling = store.settle(settlements, moment());
    nextTurn(() => {
      isBusy = !isOver;
    });
    const failing = await settling.finally(() => {
      isOver = true;
      isBusy = false;
    });
    const attempts = settlements.map(({ attempt }) => attempt);
    onRecorded(attempts, failing);
  };
  return {
    isBusy: () => isBusy,
    end: rest.end,
    settle: async (settlements) => {
      for (let tries = 1, pause = FIRST_PAUSE; ; tries++, pause = Math.min(pause * 2, LONGEST_PAUSE)) {
        try {
          return await settleOnce(settlements);
        } catch (error) {
          onError(error, { in: "store" });
          if (rest.isOver() && tries >= LAST_TRIES) return;
          await rest.take(pause);
        }
      }
    },
  };
}

/** Pauses between tries. */
interface Rest {
  /** Waits some milliseconds; after `end`, never longer than the first pause. */
  readonly take: (milliseconds: number) => Promise<void>;
  /** Ends the current pause, and allows no more long ones. */
  readonly end: () => void;
  readonly isOver: () => boolean;
}

function createRest(): Rest {
  let isOver = false;
  let wakeUp: () => void = () => undefined;
  return {
    take: (milliseconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, isOver ? FIRST_PAUSE : milliseconds);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => {
      isOver = true;
      wakeUp();
    },
    isOver: () => isOver,
  };
}
