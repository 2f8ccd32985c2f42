import { defaultEditions, type LoadedEdition, loadEdition } from "./load-editions.ts";

/** The events of an edition, with the places of their envelopes. */
export type Catalogue = Pick<LoadedEdition, "events" | "places">;

/** The events of the source document. */
export const defaultCatalogue: Catalogue = defaultEditions.webhook;

/** Loads the events of an edition. */
export async function loadCatalogue(edition: string): Promise<Catalogue> {
  return loadEdition("webhook", edition);
}
