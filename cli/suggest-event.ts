import { facts } from "#generated/contracts/delivery.js";
import { loadCatalogue } from "#src/diagnostics/catalogue.ts";
import { printable } from "#src/util/display.ts";
import { suggest } from "#src/util/suggest.ts";
import { editionNames } from "./check-edition.ts";
import { UsageError } from "./io.ts";

/** Suggests what an unknown name may be: an event of another edition, or a misspelt one. */
export async function suggestEvent(name: string, edition: string): Promise<string | undefined> {
  const names = editionNames(facts.name);
  const at = names.indexOf(edition);
  const nearest = names.toSorted((a, b) => Math.abs(names.indexOf(a) - at) - Math.abs(names.indexOf(b) - at));
  const homes = new Map<string, string>();
  for (const one of nearest) {
    const { events } = await loadCatalogue(one);
    for (const event of events) if (!homes.has(event.name)) homes.set(event.name, one);
  }
  const home = homes.get(name);
  if (home !== undefined) return `it is an event of edition ${home}; try --edition ${home}`;
  const meant = suggest(name, [...homes.keys()]);
  if (meant === undefined) return undefined;
  const other = homes.get(meant);
  return `did you mean ${JSON.stringify(meant)}${other === edition ? "" : ` of edition ${other}`}?`;
}

/** Ends the program for a name that is no event of an edition, and suggests the right one. */
export async function refuseEvent(name: string, edition: string): Promise<never> {
  const hint = (await suggestEvent(name, edition)) ?? "see the command events";
  throw new UsageError(`${printable(JSON.stringify(name))} is not an event of edition ${edition}; ${hint}`);
}
