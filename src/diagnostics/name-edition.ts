import { editions } from "#generated/internal/editions.js";
import type { EditionFacts } from "#generated/internal/types.d.ts";

/** Names an edition with the releases it covers: `edition 2.4 (CVAT 2.4–2.64)`. */
export function nameEdition({ edition, releases }: Pick<EditionFacts, "edition" | "releases">): string {
  return `edition ${edition}${releases === "" ? "" : ` (${releases})`}`;
}

/** Finds the facts about an edition. An unknown name gives an edition without releases. */
export function findEdition(contract: string, edition: string): Pick<EditionFacts, "edition" | "releases"> {
  return (
    editions.find((one) => one.name === contract && one.edition === edition) ?? { edition, releases: "" }
  );
}
