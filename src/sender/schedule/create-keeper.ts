import type { Events } from "../events.ts";
import type { Settings } from "../settings.ts";

/** Keeps a store in order while its service is open. */
interface Keeper {
  /** Fulfils when it has stopped. */
  readonly close: () => Promise<void>;
}

/** Milliseconds between two rounds: a third of the time that a lease of the SQL stores lasts. */
const INTERVAL = 5_000;

/** Creates a keeper: the store renews its leases and ends deliveries beyond their limits, which are reported. */
export function createKeeper(settings: Settings, events: Events): Keeper {
  const { store, limits, moment, onError } = settings;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const round = async (): Promise<void> => {
    try {
      for (let hasMore = true; hasMore && !closed; ) {
        const done = await store.upkeep(limits, moment());
        for (const expired of done.expired) events.tell({ type: "expired", ...expired });
        hasMore = done.hasMore;
      }
    } catch (error) {
      onError(error, { in: "store" });
    }
    if (closed) return;
    timer = setTimeout(() => {
      running = round();
    }, INTERVAL);
    timer.unref?.();
  };
  let running = round();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
