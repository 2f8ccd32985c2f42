import { editions } from "#generated/internal/editions.js";
import { loaders } from "#generated/internal/loaders.js";
import type { ContractName, EditionFacts, EventFacts, Places } from "#generated/internal/types.d.ts";
import { assertDefined } from "../util/assert-defined.ts";
import type { Mode, Validate } from "../validate/result.ts";

/** An edition with its validators and facts. */
export interface LoadedEdition {
  readonly facts: EditionFacts;
  readonly validate: Readonly<Record<Mode, Validate>>;
  readonly places: Places;
  /** Its events in order; empty for raster info. */
  readonly events: readonly EventFacts[];
  /** Properties that only updates contain, by resource. */
  readonly updateOnly: Readonly<Record<string, readonly string[]>>;
}

/** Loads all editions of a contract, starting with the source document's. */
export async function loadEditions(name: ContractName): Promise<readonly LoadedEdition[]> {
  const own = editions.filter((one) => one.name === name);
  return Promise.all(own.map(({ edition }) => loadEdition(name, edition)));
}

/**
 * Loads one edition of a contract.
 *
 * @throws Error if the name is unknown.
 */
export async function loadEdition(name: ContractName, edition: string): Promise<LoadedEdition> {
  const known = editions.find((one) => one.name === name && one.edition === edition);
  const facts = assertDefined(known, `edition ${edition} of ${name}`);
  const load = assertDefined(loaders[facts.slug], `a loader of ${facts.slug}`);
  const [strict, tolerant, { root, definitions, events = [], updateOnly = {} }] = await load();
  const validate = { strict: strict.validate, tolerant: tolerant.validate };
  return { facts, validate, places: { root, definitions }, events, updateOnly };
}
