import { DeliveryError } from "./delivery-error.ts";

/** Makes a function of the same type that does something besides. */
export type Guard = <A extends readonly unknown[], T>(
  work: (...args: A) => Promise<T>,
) => (...args: A) => Promise<T>;

/** Lets calls in until it is closed. */
interface Gate {
  /** Makes a function reject with `closed` once the gate is closed. */
  readonly guard: Guard;
  /** Lets no more calls in; fulfils when those inside have ended, however they end. */
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
        // The caller gets this promise, so that a rejection that nobody awaits is reported as unhandled.
        return call.finally(() => inside.delete(call));
      },
    close: async () => {
      closed = true;
      await Promise.allSettled(inside);
    },
  };
}
