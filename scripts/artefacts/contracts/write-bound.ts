import type { Contract } from "#src/model/contract.ts";
import { refName } from "#src/model/schema.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { contractModule } from "./contract-module.ts";
import { type ContractNames, nameContracts } from "./contract-names.ts";

const json = JSON.stringify;

/** Writes the modules of the library's own contract of deliveries, and the defaults of every contract. */
export function writeBound(editions: readonly Contract[]): GeneratedFile[] {
  const contracts = nameContracts(editions);
  const own = contracts.find(({ hasEvents }) => hasEvents);
  return [...(own === undefined ? [] : boundTo(own)), ...writeDefaults(contracts)];
}

/** Types that the delivery service uses, for contracts without them. */
const senderTypes: Readonly<Record<string, string>> = {
  ContentType: "string",
  EventName: 'import("./delivery.d.ts").DeliveryEvent',
  Integer: "number",
  PingEvent: "{ readonly webhook: Webhook; readonly sender: User }",
  User: "{ readonly id: number }",
  Webhook: 'import("./types.d.ts").HostedWebhook',
};

/** A module of the library's own contract. */
type ModuleRow = readonly [name: string, code: string, declarations: string];

/** Re-exports another module. */
function passOn(name: string, code: string): ModuleRow {
  return [name, code, code];
}

/** Writes the modules of the library's own contract of deliveries under neutral names. */
function boundTo(names: ContractNames): GeneratedFile[] {
  const { slug, edition, source, signature, examples = {} } = names.first;
  const header = json(signature?.header ?? "webhook-signature");
  const rows: readonly ModuleRow[] = [
    [
      "delivery",
      `export { facts } from "./${names.name}.facts.js";\nexport { strict, tolerant } from "./${slug}.js";`,
      boundDeclarations(names, edition),
    ],
    passOn("delivery.senders", `export { senders } from "./${names.name}.js";`),
    passOn("delivery.sender", `export { edition } from "./${slug}.sender.js";`),
    [
      "delivery.examples",
      `export const examples = ${json(examples)};`,
      `/** Examples in the help of commands, by kind. */
export declare const examples: Readonly<Record<string, readonly string[]>>;`,
    ],
    [
      "delivery.signature",
      `export const signatureHeader = ${header};`,
      `/** Name of the header that carries the signature of a delivery (W4.3.3); HTTP ignores its case. */
export declare const signatureHeader: ${header};`,
    ],
    ["delivery.types", "export {};", boundTypes(names)],
    ...memoryRow(names),
  ];
  return rows.flatMap(([name, code, declarations]) => contractModule(name, source, code, declarations));
}

/** Writes what a memory knows about the resources, each rule with the editions that publish the members that it reads. */
function memoryRow({ all, first: { memory, envelope } }: ContractNames): ModuleRow[] {
  if (memory === undefined) return [];
  const derived = memory.derived.map((rule) => {
    const read =
      rule.each === undefined
        ? [[rule.resource, rule.member]]
        : [
            [rule.each.resource, rule.each.member],
            [rule.each.resource, rule.each.parent],
            [rule.resource, rule.count?.[0]],
          ];
    const holders = all.filter((one) =>
      read.every(([resource = "", member = ""]) => publishes(one, resource, member)),
    );
    return { ...rule, editions: holders.map(({ edition }) => edition) };
  });
  const union = derived.map(({ name }) => json(name)).join(" | ");
  return [
    [
      "delivery.memory",
      `export const memory = ${json({ ...memory, before: envelope?.before?.member ?? "", derived })};`,
      `import type { MemoryFacts } from "./types.d.ts";

/** What a memory knows about the resources. */
export declare const memory: MemoryFacts;

/** Name of what can be derived. */
export type DerivedName = ${union};`,
    ],
  ];
}

/** Checks whether an edition publishes a member of a resource. */
function publishes({ parts, definitions }: Contract, resource: string, member: string): boolean {
  return parts.some(({ schema }) => {
    const { $ref = "" } = schema.properties?.[resource] ?? {};
    return definitions[refName($ref)]?.properties?.[member] !== undefined;
  });
}

function boundDeclarations({ name, first, byEdition, editionType }: ContractNames, edition: string): string {
  return `export type {
  ${byEdition} as DeliveryByEdition,
  ${editionType} as DeliveryEdition,
  EventsByEdition,
} from "./${name}.js";
export { facts } from "./${name}.facts.js";
export { strict, tolerant } from "./${first.slug}.js";

/** Edition that is read by default. */
export type DefaultEdition = ${json(edition)};

/** Name of an event of the default edition. */
export type DeliveryEvent = keyof import("./${name}.d.ts").EventsByEdition[DefaultEdition];`;
}

function boundTypes({ type, first: { slug, definitions } }: ContractNames): string {
  const named = `export type { ${type} as Delivery } from "../types/${slug}.d.ts";\n`;
  const lacking = Object.entries(senderTypes).filter(([one]) => definitions[one] === undefined);
  const stated = lacking.map(([one, is]) => `export type ${one} = ${is};\n`).join("");
  return `/** Types of the default edition. */
export type * from "../types/${slug}.d.ts";
${type === "Delivery" ? "" : named}${stated}`;
}

/** Writes the modes and places of each contract's default edition, by the name of the contract. */
function writeDefaults(contracts: readonly ContractNames[]): GeneratedFile[] {
  const bound = contracts.find(({ hasEvents }) => hasEvents)?.first.slug;
  const rows = contracts.map(({ name, first: { slug, rules } }, i) => ({ key: json(name), i, slug, rules }));
  const imports = rows.flatMap(({ i, slug }) => [
    `import * as modes${i} from "./${slug}.js";`,
    `import * as places${i} from "../facts/${slug}/places.js";`,
  ]);
  const events =
    bound === undefined
      ? "export const allEvents = [];\nexport const events = [];\nexport const subscribableEvents = [];"
      : `export { allEvents, events, subscribableEvents } from "../facts/${bound}/events.js";`;
  const listed = (part: string): string => rows.map(({ key, i }) => `${key}: ${part}${i}`).join(", ");
  return contractModule(
    "defaults",
    contracts.map(({ first }) => first.source).join(" and "),
    `${imports.join("\n")}
${events}

export const contractNames = [${rows.map(({ key }) => key).join(", ")}];

export const modes = { ${listed("modes")} };

export const places = { ${listed("places")} };

export const texts = ${json(contracts.flatMap(({ first }) => first.texts ?? []))};`,
    `import type { Places } from "../facts/facts.d.ts";
import type { DeliveryMode, Mode } from "./types.d.ts";
${bound === undefined ? "" : `\nexport { allEvents, events, subscribableEvents } from "../facts/${bound}/events.js";\n`}
/** Name of a contract. */
export type ContractName = ${rows.map(({ key }) => key).join(" | ")};

/** Names of the contracts. */
export declare const contractNames: readonly ContractName[];

/** Validators of the default edition of each contract. */
export declare const modes: Readonly<Record<ContractName, Readonly<Record<Mode, DeliveryMode>>>>;

/** What the default edition of each contract says about the places of its documents. */
export declare const places: Readonly<Record<ContractName, Places>>;

/** What a text that is not JSON may be, in a phrase, by pattern; the first that matches. */
export declare const texts: readonly (readonly [pattern: string, phrase: string])[];`,
  );
}
