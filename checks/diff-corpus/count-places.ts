import type { Change, Diff } from "#src/diff/change.ts";
import type { ReadContract } from "#src/diff/read-contract.ts";
import { readPlace } from "#src/diff/read-contract.ts";
import type { Examined } from "#src/diff/run.ts";
import { listPlaces } from "./list-places.ts";

/** How much of what changed was decided. */
export interface PlaceCounts {
  /** Changed places that a document can reach, those of them with all effects known, and those that none reaches. */
  readonly places: number;
  readonly decided: number;
  readonly unreached: number;
}

/** Checks whether an effect of a change is unknown. */
export function isOpen({ effects }: Change): boolean {
  return Object.values(effects).includes("unknown");
}

/** Counts the places that an independent differ finds: a place is undecided if the nearest compared place is unknown. */
export function countPlaces(
  before: unknown,
  after: unknown,
  { changes }: Diff,
  runs: readonly Examined[],
  contracts: readonly ReadContract[],
): PlaceCounts {
  const sites = runs.flatMap(({ comparison: { pairs, gaps } }) => [
    ...pairs.flatMap(({ told }) => told),
    ...gaps.flatMap(({ sites }) => sites),
  ]);
  const compared = sites.flatMap(({ slots }) =>
    slots.flatMap((slot) =>
      slot === undefined
        ? []
        : [readPlace(slot.site), ...slot.shape.parts.map(({ node }) => readPlace(node))],
    ),
  );
  const open = new Set(
    changes.filter(isOpen).flatMap(({ schemas }) => schemas.flatMap(({ before, after }) => [before, after])),
  );
  const known = new Set(compared.flatMap((place) => place ?? []));
  const all = listPlaces(before, after);
  const reached = all.filter((place) => contracts.some(({ places }) => isReached(place, places)));
  const decided = reached.filter((place) => {
    const nearest = listAncestors(place).find((one) => known.has(one) || open.has(one));
    return nearest === undefined ? open.size === 0 : !open.has(nearest);
  });
  return { places: reached.length, decided: decided.length, unreached: all.length - reached.length };
}

/** Lists the places that contain a place, itself first. */
function listAncestors(place: string): string[] {
  const found = [`#${place}`];
  for (let at = place.lastIndexOf("/"); at >= 0; at = place.lastIndexOf("/", at - 1)) {
    found.push(`#${place.slice(0, at)}`);
    if (at === 0) break;
  }
  return found;
}

/** Checks whether documents of the contract must fit the schema at a place around this one. */
function isReached(place: string, places: ReadonlyMap<string, unknown>): boolean {
  const isDefinition = /^\/(\$defs|definitions|components)\//.test(place);
  return listAncestors(place).some((one) => places.has(one) && !(isDefinition && one === "#"));
}
