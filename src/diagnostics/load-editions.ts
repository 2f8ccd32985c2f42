import { editions } from "#generated/internal/editions.js";
import * as facts2019 from "#generated/internal/raster-info-2019.js";
import type { EditionFacts, EventFacts, Places } from "#generated/internal/types.d.ts";
import * as facts2_3 from "#generated/internal/webhook-2.3.js";
import { validate as strict2019 } from "#generated/raster-info/2019/strict.js";
import { validate as tolerant2019 } from "#generated/raster-info/2019/tolerant.js";
import { validate as strict2_3 } from "#generated/webhook/2.3/strict.js";
import { validate as tolerant2_3 } from "#generated/webhook/2.3/tolerant.js";
import { assertDefined } from "../util/assert-defined.ts";
import type { Mode, Validate } from "../validate/result.ts";

/** Name of a contract. */
export type ContractName = "webhook" | "raster-info";

/** Names of the contracts. */
export const contractNames: readonly ContractName[] = ["webhook", "raster-info"];

/** An edition with its validators and everything known about its documents. */
export interface LoadedEdition {
  readonly facts: EditionFacts;
  readonly validate: Readonly<Record<Mode, Validate>>;
  readonly places: Places;
  /** Its events in order; empty for raster info. */
  readonly events: readonly EventFacts[];
}

/** The modules of an edition. */
type Modules = readonly [
  strict: { readonly validate: Validate },
  tolerant: { readonly validate: Validate },
  facts: Places & { readonly events?: readonly EventFacts[] },
];

function toLoaded(name: string, edition: string, [strict, tolerant, facts]: Modules): LoadedEdition {
  return {
    facts: findEditionFacts(name, edition),
    validate: { strict: strict.validate, tolerant: tolerant.validate },
    places: { root: facts.root, definitions: facts.definitions },
    events: facts.events ?? [],
  };
}

function findEditionFacts(name: string, edition: string): EditionFacts {
  const found = editions.find((one) => one.name === name && one.edition === edition);
  return assertDefined(found, `edition ${edition} of ${name}`);
}

/** The edition of the source document of each contract. */
export const defaultEditions: Readonly<Record<ContractName, LoadedEdition>> = {
  webhook: toLoaded("webhook", "2.3", [{ validate: strict2_3 }, { validate: tolerant2_3 }, facts2_3]),
  "raster-info": toLoaded("raster-info", "2019", [
    { validate: strict2019 },
    { validate: tolerant2019 },
    facts2019,
  ]),
};

/** Loads the modules of an edition; written out, so that bundlers find them. */
const loaders: Readonly<Record<string, () => Promise<Modules>>> = {
  "webhook 2.4": () =>
    Promise.all([
      import("#generated/webhook/2.4/strict.js"),
      import("#generated/webhook/2.4/tolerant.js"),
      import("#generated/internal/webhook-2.4.js"),
    ]),
  "webhook 2.65": () =>
    Promise.all([
      import("#generated/webhook/2.65/strict.js"),
      import("#generated/webhook/2.65/tolerant.js"),
      import("#generated/internal/webhook-2.65.js"),
    ]),
  "webhook 2.73": () =>
    Promise.all([
      import("#generated/webhook/2.73/strict.js"),
      import("#generated/webhook/2.73/tolerant.js"),
      import("#generated/internal/webhook-2.73.js"),
    ]),
  "webhook 2.76": () =>
    Promise.all([
      import("#generated/webhook/2.76/strict.js"),
      import("#generated/webhook/2.76/tolerant.js"),
      import("#generated/internal/webhook-2.76.js"),
    ]),
  "raster-info 2026": () =>
    Promise.all([
      import("#generated/raster-info/2026/strict.js"),
      import("#generated/raster-info/2026/tolerant.js"),
      import("#generated/internal/raster-info-2026.js"),
    ]),
  "raster-info observed": () =>
    Promise.all([
      import("#generated/raster-info/observed/strict.js"),
      import("#generated/raster-info/observed/tolerant.js"),
      import("#generated/internal/raster-info-observed.js"),
    ]),
};

/** Loads every edition of a contract, that of the source document first. */
export async function loadEditions(name: ContractName): Promise<readonly LoadedEdition[]> {
  const own = editions.filter((one) => one.name === name);
  return Promise.all(own.map(({ edition }) => loadEdition(name, edition)));
}

/**
 * Loads one edition of a contract.
 *
 * @throws Error if there is none of that name.
 */
export async function loadEdition(name: ContractName, edition: string): Promise<LoadedEdition> {
  if (defaultEditions[name].facts.edition === edition) return defaultEditions[name];
  const load = assertDefined(loaders[`${name} ${edition}`], `edition ${edition} of ${name}`);
  return toLoaded(name, edition, await load());
}
