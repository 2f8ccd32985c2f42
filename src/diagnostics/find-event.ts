import { events } from "#generated/contracts/defaults.js";
import type { EventFacts } from "#generated/facts/facts.d.ts";

export { allEvents, events } from "#generated/contracts/defaults.js";

const byName: ReadonlyMap<string, EventFacts> = new Map(events.map((event) => [event.name, event]));

/** Finds what the contract knows about an event. */
export function findEvent(name: string): EventFacts | undefined {
  return byName.get(name);
}
