import { readdirSync, readFileSync } from "node:fs";
import { editions } from "#generated/facts/editions.js";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { dataFolder } from "./data-folder.ts";
import type { SampleFile } from "./read-case-files.ts";

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
  const folder = new URL(`samples/${edition}/`, dataFolder);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort((a, b) => a.split(".").length - b.split(".").length || (a < b ? -1 : 1))
    .map((file) => ({
      name: `${edition}/${file.slice(0, -".json".length)}`,
      text: readFileSync(new URL(file, folder), "utf8"),
    }));
}
