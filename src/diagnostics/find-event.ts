import type { EventFacts } from "#generated/internal/types.d.ts";
import { events } from "#generated/internal/webhook-2.3.js";

export { allEvents, events } from "#generated/internal/webhook-2.3.js";

/** Finds what the source document knows about an event. */
export function findEvent(name: string): EventFacts | undefined {
  return events.find((event) => event.name === name);
}
