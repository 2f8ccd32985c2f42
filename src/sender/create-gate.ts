import { SenderError } from "./sender-error.ts";

type Method = (...all: never[]) => Promise<unknown>;

/** Lets calls in until it is closed. */
export interface Gate {
  readonly guard: (method: Method) => Method;
  /** Returns whether it was open. */
  readonly close: () => boolean;
  /** Fulfils when all calls that entered have ended. */
  readonly settled: () => Promise<unknown>;
}

/** Creates a gate that is open. */
export function createGate(): Gate {
  const entered = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    guard:
      (method) =>
      async (...all) => {
        if (isClosed) throw new SenderError("closed", "the sender is closed");
        const call = method(...all);
        entered.add(call);
        return call.finally(() => entered.delete(call));
      },
    close: () => {
      const wasOpen = !isClosed;
      isClosed = true;
      return wasOpen;
    },
    settled: () => Promise.allSettled(entered),
  };
}
