import { type Contract, envelope } from "#src/model/contract.ts";
import type { Model } from "#src/model/model.ts";
import { factsPath, internal } from "#src/model/paths.ts";
import { readModel } from "#src/model/read-model.ts";
import type { Sources } from "../files.ts";
import { codeFile, type GeneratedFile, moduleFiles } from "../generated-file.ts";
import { describePlaces } from "./describe-places.ts";
import { listEvents, listUpdateOnly } from "./list-events.ts";
import { printValue } from "./print-value.ts";
import type { EditionFacts } from "./types.ts";

const typesSource = "scripts/facts/types.ts";

/** Writes the types that generated declarations share. */
export function writeSharedTypes(sources: Sources): GeneratedFile {
  return codeFile(`${internal}/types.d.ts`, typesSource, sources.get(typesSource) ?? "");
}

/** Writes the facts about an edition: its events, and every part of its documents. */
export function writeFacts(contract: Contract): GeneratedFile[] {
  const model = readModel(contract);
  const events = listEvents(model);
  const { root, definitions } = describePlaces(model);
  const places = { root, definitions };
  if (events.length === 0) return facts(model, places, placesTypes);
  const subscribable = events.filter((one) => one.subscribable);
  const values = {
    allEvents: events.map(({ name }) => name),
    subscribableEvents: subscribable.map(({ name }) => name),
    events,
    updateOnly: listUpdateOnly(model),
    ...places,
  };
  return facts(model, values, `${eventsTypes(model.edition)}\n${placesTypes}`);
}

function facts(model: Model, values: Readonly<Record<string, unknown>>, types: string): GeneratedFile[] {
  const code = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${printValue(value)};\n`,
  );
  return moduleFiles(factsPath(model), model.source, code.join("\n"), types);
}

const placesTypes = `import type { Place } from "./types.d.ts";

/** A whole document. */
export declare const root: Place;

/** Definitions by name. */
export declare const definitions: Readonly<Record<string, Place>>;
`;

function eventsTypes(edition: string): string {
  const asked = envelope.onRequest.map((event) => JSON.stringify(event)).join(" | ");
  return `import type { EventFacts } from "./types.d.ts";
import type { EventsByEdition } from "./webhook.d.ts";

type Name = keyof EventsByEdition["${edition}"];

/** Names of all events, in the order of the contract. */
export declare const allEvents: readonly Name[];

/** Events that a webhook can subscribe to, in the order of the contract. */
export declare const subscribableEvents: readonly Exclude<Name, ${asked}>[];

/** Every event, in the order of the contract. */
export declare const events: readonly EventFacts<Name>[];

/** Properties that only updates contain, by resource. */
export declare const updateOnly: Readonly<Record<string, readonly string[]>>;
`;
}

/** Writes the list of all editions, the source document's first in each contract, and the loaders of their modules. */
export function writeEditions(contracts: readonly Contract[]): GeneratedFile[] {
  const editions = contracts.map((one): EditionFacts => {
    const { name, edition, isDefault, releases, program, main, envelopes } = one;
    return {
      name,
      edition,
      slug: `${name}-${edition}`,
      default: isDefault,
      releases,
      program,
      type: main.type,
      events: envelopes.length,
    };
  });
  const types = `import type { EditionFacts } from "./types.d.ts";

/** Every edition of every contract, the source document's first in each contract. */
export declare const editions: readonly EditionFacts[];
`;
  const code = `export const editions = ${printValue(editions)};\n`;
  const loaders = editions.map(({ name, edition, slug }) => {
    const paths = [`../${name}/${edition}/strict.js`, `../${name}/${edition}/tolerant.js`, `./${slug}.js`];
    return `  "${slug}": () => Promise.all([${paths.map((path) => `import("${path}")`).join(", ")}]),\n`;
  });
  return [
    ...moduleFiles(`${internal}/editions.js`, "contracts.config.ts", code, types),
    ...moduleFiles(
      `${internal}/loaders.js`,
      "contracts.config.ts",
      `export const loaders = {\n${loaders.join("")}};\n`,
      loaderTypes,
    ),
  ];
}

const loaderTypes = `import type { EventFacts, Places, ValidationError } from "./types.d.ts";

type Validator = { readonly validate: (value: unknown) => readonly ValidationError[] };

type Events = { readonly events: readonly EventFacts[]; readonly updateOnly: Readonly<Record<string, readonly string[]>> };

type Modules = readonly [strict: Validator, tolerant: Validator, facts: Places & Partial<Events>];

/** Imports the modules of an edition: its validators and facts. The paths are literal, so bundlers find them. */
export declare const loaders: Readonly<Record<string, () => Promise<Modules>>>;
`;
