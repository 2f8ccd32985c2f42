import { editions } from "#generated/internal/editions.js";
import type { ContractName, EditionFacts } from "#generated/internal/types.d.ts";
import { assertDefined } from "../util/assert-defined.ts";

/** Names of the contracts. */
export const contractNames: readonly ContractName[] = [...new Set(editions.map(({ name }) => name))];

/** Lists the editions of a contract, starting with the source document's. */
export function listEditions(contract: ContractName): readonly string[] {
  return editions.flatMap(({ name, edition }) => (name === contract ? [edition] : []));
}

/** Returns the edition of a contract's source document. */
export function sourceEdition(contract: ContractName): string {
  return assertDefined(listEditions(contract)[0], `an edition of ${contract}`);
}

/**
 * Finds an edition by name. Default: the edition of the webhook's source document.
 *
 * @throws RangeError for an unknown name.
 */
export function findEdition(name: string = sourceEdition("webhook")): EditionFacts {
  const found = editions.find(({ edition }) => edition === name);
  if (found !== undefined) return found;
  const known = editions.map(({ edition }) => edition).join(", ");
  throw new RangeError(`cannot find edition "${name}": expected one of ${known}`);
}

/** Describes an edition with the releases it covers: `edition 2.4 (CVAT 2.4–2.64)`. */
export function describeEdition({ edition, releases }: EditionFacts): string {
  return `edition ${edition} (${releases})`;
}
