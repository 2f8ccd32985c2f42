import { editions } from "#generated/internal/editions.js";
import type { EditionFacts } from "#generated/internal/types.d.ts";
import { readSamples, type SampleFile } from "./read-case-files.ts";

/**
 * Finds a later edition of either contract; nothing for a default edition, or if none is named: its cases are
 * written by hand.
 *
 * @throws Error for a name that no edition has.
 */
export function findLaterEdition(name: string | undefined): EditionFacts | undefined {
  if (name === undefined) return undefined;
  const found = editions.find(({ edition }) => edition === name);
  if (found === undefined) throw new Error(`cannot find edition "${name}"`);
  return found.default ? undefined : found;
}

/** Reads the sample deliveries of a later edition, as `2.76/update-task`: the plain one of each event first. */
export function readEditionSamples(edition: string): readonly SampleFile[] {
  const countParts = ({ name }: SampleFile): number => name.split(".").length;
  return readSamples(edition).toSorted((a, b) => countParts(a) - countParts(b));
}
