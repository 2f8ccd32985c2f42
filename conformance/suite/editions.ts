import { editions as facts } from "#generated/internal/editions.js";
import { assertDefined } from "#src/util/assert-defined.ts";

/** A contract by its name. */
export type ContractName = "webhook" | "raster-info";

/** An edition of a contract, such as `2.76` of `webhook`. */
export interface EditionName {
  readonly name: ContractName;
  readonly edition: string;
}

/** The editions of both contracts; the first of each is that of its source document. */
export const editions: readonly EditionName[] = facts.map(({ name, edition }) => ({
  name: name === "webhook" ? "webhook" : "raster-info",
  edition,
}));

/** Lists the editions of a contract, that of the source document first. */
export function listEditions(contract: ContractName): readonly string[] {
  return editions.flatMap(({ name, edition }) => (name === contract ? [edition] : []));
}

/** Names the edition of a contract's source document. */
export function sourceEdition(contract: ContractName): string {
  return assertDefined(listEditions(contract)[0], `an edition of ${contract}`);
}

/**
 * Finds an edition by its name. Default: that of the webhook's source document.
 *
 * @throws RangeError for a name that no edition has.
 */
export function findEdition(name: string = sourceEdition("webhook")): EditionName {
  const found = editions.find(({ edition }) => edition === name);
  if (found === undefined)
    throw new RangeError(
      `cannot find edition "${name}": known are ${editions.map(({ edition }) => edition).join(", ")}`,
    );
  return found;
}
