import { editions } from "#generated/facts/editions.js";
import type { EditionFacts } from "#generated/facts/facts.d.ts";

/** Finds the edition of a contract that pages show by default: the newest, which most people run. */
export function newestEdition(contract: string): EditionFacts {
  const found = editions.findLast(({ name }) => name === contract);
  if (found === undefined) throw new Error(`cannot find an edition of ${contract}`);
  return found;
}

/** Checks whether pages show an edition by default. */
export function isNewest({ name, edition }: EditionFacts): boolean {
  return newestEdition(name).edition === edition;
}

/** Writes the path of a topic, such as `events/ping`, in an edition. Default: the edition that pages show by default. */
export function editionPath(topic: string, edition?: string): string {
  if (edition === undefined) return `${topic}.html`;
  const [folder, page = "index"] = topic.split("/");
  return `${folder}/${edition}/${page}.html`;
}
