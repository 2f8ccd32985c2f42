import { events, places } from "#generated/contracts/defaults.js";
import { facts } from "#generated/contracts/delivery.js";
import type { EventFacts, Places } from "#generated/facts/facts.d.ts";

/** The events of an edition, with the places of their envelopes. */
export interface Catalogue {
  readonly events: readonly EventFacts[];
  readonly places: Places;
}

/** The events of the default edition. */
export const defaultCatalogue: Catalogue = { events, places: places[facts.name] };

/** Loads the events of an edition. */
export async function loadCatalogue(edition: string): Promise<Catalogue> {
  const load = async (file: string): Promise<unknown> =>
    import(/* @vite-ignore */ `#generated/facts/${facts.name}-${edition}/${file}.js`);
  const [own, table] = await Promise.all([load("events"), load("places")]);
  // The pipeline has generated both files for an edition.
  return { events: (own as Pick<Catalogue, "events">).events, places: table as Places };
}
