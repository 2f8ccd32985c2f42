import { type Contract, modes } from "#src/model/contract.ts";
import { resourcesIn } from "../../hub/envelopes.ts";
import type { KnownEditions } from "../../hub/types/contracts.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { contractModule } from "./contract-module.ts";
import { type ContractNames, nameContracts, nameEdition } from "./contract-names.ts";

const json = JSON.stringify;

/** Writes the contracts as modules that need no library: the modes of each edition, and each contract. */
export function writeContracts(editions: readonly Contract[]): GeneratedFile[] {
  const contracts = nameContracts(editions);
  return [
    ...editions.flatMap(writeModes),
    ...editions.filter(({ parts }) => parts.length > 0).flatMap(writeSender),
    ...contracts.flatMap(writeContract),
    ...contracts.flatMap(writeEditions),
  ];
}

function writeModes({ slug, edition, source, main }: Contract): GeneratedFile[] {
  const rows = modes.map((mode) => ({
    mode,
    value: `{ name: ${json(mode)}, edition: ${json(edition)}, validate: ${mode}Validate }`,
  }));
  return contractModule(
    slug,
    source,
    `${modes.map((mode) => `import { validate as ${mode}Validate } from "../validators/${slug}/${mode}/${main.name}.js";`).join("\n")}

${rows.map(({ mode, value }) => `export const ${mode} = ${value};`).join("\n")}`,
    `import type { DeliveryMode } from "./types.d.ts";

/** Accepts only what a sender of the edition may send: no unknown member, and every format is checked. */
export declare const strict: DeliveryMode<${json(edition)}>;

/**
 * Reads as a receiver should: unknown members are kept and formats are not checked; types and required members still are.
 */
export declare const tolerant: DeliveryMode<${json(edition)}>;`,
  );
}

/** Writes what a delivery service knows about an edition. */
function writeSender({ slug, edition, source, envelope, parts, sender }: Contract): GeneratedFile[] {
  const { member = "" } = envelope?.before ?? {};
  const showsOldValues = parts.some(({ schema }) => schema.properties?.[member] !== undefined);
  return contractModule(
    `${slug}.sender`,
    source,
    `import { events, updateOnly } from "../facts/${slug}/events.js";
import { strict } from "./${slug}.js";

export const edition = {
  edition: ${json(edition)},
  events,
  updateOnly,
  validate: strict.validate,
  showsOldValues: ${showsOldValues},
  projectMember: ${json(sender?.projectMember ?? "")},
};`,
    `import type { SenderEdition } from "./types.d.ts";

/** Sends the deliveries of edition ${edition}. */
export declare const edition: SenderEdition;`,
  );
}

/** Writes a contract of deliveries for a receiver, and its types. */
function writeContract(names: ContractNames): GeneratedFile[] {
  const { name, all, first, type, byEdition, editionType, hasEvents } = names;
  const imports = all.map((one) => `import type * as ${nameEdition(one)} from "../types/${one.slug}.d.ts";`);
  const rows = all.map((one) => `  readonly ${json(one.edition)}: ${nameEdition(one)}.${type};`);
  const types = `${imports.join("\n")}

/** Documents by edition of the ${name} contract; the first is the default. */
export interface ${byEdition} {
${rows.join("\n")}
}

/** Edition of the ${name} contract. */
export type ${editionType} = keyof ${byEdition};`;
  if (!hasEvents) return contractModule(name, first.source, "export {};", types);
  return [
    ...contractModule(
      name,
      first.source,
      contractCode(names),
      `import type { DeliveryContract, SenderEdition } from "./types.d.ts";\n\nexport { facts } from "./${name}.facts.js";\n${types}\n\n${eventTypes(names)}`,
    ),
    // In a separate module: a bundler keeps dynamically imported modules separate, even if nothing loads them.
    ...contractModule(
      `${name}.facts`,
      first.source,
      factsCode(names),
      `import type { ContractFacts } from "./types.d.ts";

/** What a receiver knows about the ${name} contract before it reads a delivery. */
export declare const facts: ContractFacts<${json(name)}>;`,
    ),
  ];
}

function eventTypes({ name, all, editionType }: ContractNames): string {
  const rows = all.map((one) => {
    const events = one.parts.map(
      ({ event, type }) => `    readonly ${json(event)}: ${nameEdition(one)}.${type};`,
    );
    return `  readonly ${json(one.edition)}: {\n${events.join("\n")}\n  };`;
  });
  return `/** Deliveries of the ${name} contract by event, by edition. */
export interface EventsByEdition {
${rows.join("\n")}
}

/** The ${name} contract, for \`createReceiver\`; each edition is loaded when it is needed. */
export declare const contract: DeliveryContract<EventsByEdition>;

/** Loads what a delivery service knows about an edition. */
export declare const senders: Readonly<Record<${editionType}, () => Promise<SenderEdition>>>;`;
}

function factsCode({ name, all, first }: ContractNames): string {
  const { tag, header, webhookId, onRequest = [] } = first.envelope ?? {};
  const { parts } = first;
  const [example = parts[0]?.event] = first.examples?.event ?? [];
  const resource = resourcesIn(first)[parts.findIndex(({ event }) => event === example)];
  const facts = {
    name,
    file: first.main.name,
    event: { member: tag, header },
    signature: first.signature ?? null,
    webhookId,
    onRequest,
    handler: `${json(example)}: ({ ${resource} }) => …`,
    release: first.release,
    known: listKnown(all),
  };
  return `export const facts = ${json(facts)};`;
}

function contractCode({ name, all }: ContractNames): string {
  const editions = all.map(
    ({ edition, releases = "", slug }) =>
      `    { edition: ${json(edition)}, releases: ${json(releases)}, load: async (mode) => (await import("./${slug}.js"))[mode] },`,
  );
  const senders = all.map(
    ({ edition, slug }) => `  ${json(edition)}: async () => (await import("./${slug}.sender.js")).edition,`,
  );
  return `import { facts } from "./${name}.facts.js";

export { facts };

export const contract = /* @__PURE__ */ (() => ({
  ...facts,
  editions: [
${editions.join("\n")}
  ],
}))();

export const senders = {
${senders.join("\n")}
};`;
}

/** Lists the events of all editions, with the editions that have them and the members of their envelopes. */
function listKnown(all: readonly Contract[]): KnownEditions {
  const names = new Set(all.flatMap(({ parts }) => parts.map(({ event = "" }) => event)));
  const rows = [...names].map((event) => {
    const schemas = all.map(({ parts }) => parts.find((part) => part.event === event)?.schema);
    const holders = sumFlags(schemas.map((schema) => schema !== undefined));
    const members = new Set(schemas.flatMap((schema) => Object.keys(schema?.properties ?? {})));
    const sums = [...members].map(
      (member) =>
        [member, sumFlags(schemas.map((schema) => schema?.properties?.[member] !== undefined))] as const,
    );
    const differing = sums.filter(([, sum]) => sum !== holders);
    return [event, differing.length === 0 ? [holders] : [holders, Object.fromEntries(differing)]] as const;
  });
  return {
    editions: all.map(({ edition }) => edition),
    events: Object.fromEntries(rows) as unknown as KnownEditions["events"],
  };
}

function sumFlags(flags: readonly boolean[]): number {
  return flags.reduce((sum, flag, i) => sum + (flag ? 2 ** i : 0), 0);
}

/** Writes every edition of a contract, for code that needs all of them. */
function writeEditions({ name, all, first, editionType }: ContractNames): GeneratedFile[] {
  const rows = all.map((one) => ({ key: json(one.edition), as: nameEdition(one), slug: one.slug }));
  const imports = rows.map(
    ({ as, slug }) =>
      `import * as ${as} from "./${slug}.js";\nimport * as ${as}Places from "../facts/${slug}/places.js";`,
  );
  const loaded = rows.map(
    ({ as, slug }) =>
      `  { facts: facts.find(({ slug }) => slug === ${json(slug)}), validate: { strict: ${as}.strict.validate, tolerant: ${as}.tolerant.validate }, places: ${as}Places },`,
  );
  return contractModule(
    `${name}.all`,
    first.source,
    `import { editions as facts } from "../facts/editions.js";
${imports.join("\n")}

export const editions = { ${rows.map(({ key, as }) => `${key}: ${as}`).join(", ")} };

export const loaded = /* @__PURE__ */ (() => [
${loaded.join("\n")}
])();`,
    `import type { ${editionType} } from "./${name}.d.ts";
import type { DeliveryMode, LoadedEdition, Mode } from "./types.d.ts";

/** The modes of every edition of the ${name} contract, the default first. */
export declare const editions: Readonly<Record<${editionType}, Readonly<Record<Mode, DeliveryMode>>>>;

/** Every edition of the ${name} contract with its validators and places, the default first. */
export declare const loaded: readonly LoadedEdition[];`,
  );
}
