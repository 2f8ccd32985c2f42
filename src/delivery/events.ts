import { callHook } from "../text/call-hook.ts";
import type { DeliveryLogEvent, Settings } from "./settings.ts";

/** Tells listeners what happens. */
export interface Events {
  readonly tell: (event: DeliveryLogEvent) => void;
  /** Adds a listener; gives the function that removes it. */
  readonly subscribe: (listener: (event: DeliveryLogEvent) => void) => () => void;
}

/** Creates the events of a service; what a listener throws or rejects with goes to `onError` and stops no other. */
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
