import { editions } from "#generated/facts/editions.js";
import type { EditionFacts, Places } from "#generated/facts/facts.d.ts";
import { type ContractName, modes } from "./contract.ts";
import type { LoadedEdition } from "./loaded-edition.ts";

/** Loads every edition of a contract, the default first. */
export async function loadEditions(contract: ContractName): Promise<readonly LoadedEdition[]> {
  return Promise.all(editions.filter(({ name }) => name === contract).map(loadEdition));
}

async function loadEdition(facts: EditionFacts): Promise<LoadedEdition> {
  const { slug, file } = facts;
  const load = async (path: string): Promise<unknown> => import(/* @vite-ignore */ `#generated/${path}`);
  const [strict, tolerant, places] = await Promise.all([
    ...modes.map((mode) => load(`validators/${slug}/${mode}/${file}.js`)),
    load(`facts/${slug}/places.js`),
  ]);
  // Each path names what the pipeline writes there.
  const validate = {
    strict: (strict as LoadedModule).validate,
    tolerant: (tolerant as LoadedModule).validate,
  };
  return { facts, validate, places: places as Places };
}

/** A generated validator. */
interface LoadedModule {
  readonly validate: LoadedEdition["validate"]["strict"];
}
