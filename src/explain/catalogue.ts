import type { EventFacts, Places } from "#generated/facts/facts.d.ts";
import { events } from "#generated/facts/webhook-2.3/events.js";
import { places } from "./places.ts";

/** The events of an edition, with the places of their envelopes. */
export interface Catalogue {
  readonly events: readonly EventFacts[];
  readonly places: Places;
}

/** The events of the default edition. */
export const defaultCatalogue: Catalogue = { events, places: places.webhook };

/** Loads the events of an edition. */
export async function loadCatalogue(edition: string): Promise<Catalogue> {
  const load = async (file: string): Promise<unknown> =>
    import(/* @vite-ignore */ `#generated/facts/webhook-${edition}/${file}.js`);
  const [facts, table] = await Promise.all([load("events"), load("places")]);
  // Both files are what the pipeline writes of an edition.
  return { events: (facts as Pick<Catalogue, "events">).events, places: table as Places };
}
