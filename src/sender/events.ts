import { callHook } from "../util/call-hook.ts";
import type { DeliveryLogEvent, Settings } from "./settings.ts";

/** Reports events to listeners. */
export interface Events {
  readonly tell: (event: DeliveryLogEvent) => void;
  /** Adds a listener; returns the function that removes it. */
  readonly subscribe: (listener: (event: DeliveryLogEvent) => void) => () => void;
}

/** Creates the events of a service. An error of a listener goes to `onError` and does not affect the others. */
export function createEvents({
  onEvent,
  onAttempt,
  onError,
}: Pick<Settings, "onEvent" | "onAttempt" | "onError">): Events {
  const listeners = new Set<(event: DeliveryLogEvent) => void>([
    onEvent,
    (event) => event.type === "attempt" && onAttempt(event.attempt),
  ]);
  return {
    tell: (event) => {
      for (const listener of listeners) {
        callHook(
          () => listener(event),
          (error) => onError(error, { in: "hook" }),
        );
      }
    },
    subscribe: (listener) => {
      const own = (event: DeliveryLogEvent): void => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
