import type { EventFacts } from "#generated/facts/facts.d.ts";
import { events } from "#generated/facts/webhook-2.3/events.js";

export { allEvents, events } from "#generated/facts/webhook-2.3/events.js";

const byName: ReadonlyMap<string, EventFacts> = new Map(events.map((event) => [event.name, event]));

/** Finds what the contract knows of an event. */
export function findEvent(name: string): EventFacts | undefined {
  return byName.get(name);
}
