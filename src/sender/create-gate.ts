import { DeliveryError } from "./delivery-error.ts";

/** Wraps a function in another of the same type. */
export type Guard = <A extends readonly unknown[], T>(
  work: (...args: A) => Promise<T>,
) => (...args: A) => Promise<T>;

/** Lets calls through until it is closed. */
interface Gate {
  /** Makes a function reject with `closed` once the gate is closed. */
  readonly guard: Guard;
  /** Stops further calls; fulfils when the running calls have ended, successfully or not. */
  readonly close: () => Promise<void>;
}

/** Creates an open gate. */
export function createGate(): Gate {
  const inside = new Set<Promise<unknown>>();
  let closed = false;
  return {
    guard:
      (work) =>
      (...args) => {
        if (closed) return Promise.reject(new DeliveryError("closed", "it is closed"));
        const call = work(...args);
        inside.add(call);
        // The caller gets this promise, so a rejection that nobody awaits is reported as unhandled.
        return call.finally(() => inside.delete(call));
      },
    close: async () => {
      closed = true;
      await Promise.allSettled(inside);
    },
  };
}
