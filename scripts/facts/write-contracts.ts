import type { Contract } from "#src/model/contract.ts";
import { internal } from "#src/model/paths.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { codeFile, type GeneratedFile, moduleFiles } from "../generated-file.ts";
import { editionId } from "../languages/declarations.ts";
import { printValue } from "./print-value.ts";

const json = JSON.stringify;

/**
 * Writes the types of a contract's editions. For a contract with events, it also writes a table of which editions have
 * each event and each property of its envelope. A receiver uses the table to find the edition of a delivery before it
 * loads that edition.
 */
export function writeContracts(contracts: readonly Contract[]): GeneratedFile[] {
  return [...Map.groupBy(contracts, ({ name }) => name).values()].flatMap((editions) => {
    const { name, source, envelopes } = assertDefined(editions[0], "an edition");
    const types = writeDocumentTypes(editions);
    if (envelopes.length === 0) return [codeFile(`${internal}/${name}.d.ts`, source, types)];
    const code = `export const known = ${printValue(listKnown(editions))};\n`;
    return moduleFiles(`${internal}/${name}.js`, source, code, `${types}\n${writeEventTypes(editions)}`);
  });
}

/** Turns an edition's name into an identifier: `2.3` becomes `edition2_3`. */
function nameImport({ edition }: Contract): string {
  return `edition${editionId(edition)}`;
}

function writeDocumentTypes(editions: readonly Contract[]): string {
  const { name, main } = assertDefined(editions[0], "an edition");
  const title = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const imports = editions.map(
    (one) => `import type * as ${nameImport(one)} from "../${name}/${one.edition}/types.d.ts";`,
  );
  const rows = editions.map((one) => `  readonly ${json(one.edition)}: ${nameImport(one)}.${main.type};`);
  return `${imports.join("\n")}

/** Documents of the ${name} contract by edition, that of the source document first. */
export interface ${main.type}ByEdition {
${rows.join("\n")}
}

/** Edition of the ${name} contract. */
export type ${title}Edition = keyof ${main.type}ByEdition;
`;
}

function writeEventTypes(editions: readonly Contract[]): string {
  const rows = editions.map((one) => {
    const events = one.envelopes.map(
      ({ event, type }) => `    readonly ${json(event)}: ${nameImport(one)}.${type};`,
    );
    return `  readonly ${json(one.edition)}: {\n${events.join("\n")}\n  };`;
  });
  const first = json(assertDefined(editions[0], "an edition").edition);
  return `/** For each edition, its deliveries by event. */
export interface EventsByEdition {
${rows.join("\n")}
}

/** Edition of the source document. */
export type DefaultEdition = ${first};

/** Name of an event in the source document. */
export type DefaultEvent = keyof EventsByEdition[DefaultEdition];

/** Which editions have each event and each property of its envelope. A set of editions is stored as the sum of 2^index. */
export declare const known: {
  /** Names of the editions, the source document's first. */
  readonly editions: readonly WebhookEdition[];
  /**
   * For each event, the editions that have it, and those that have each property of its envelope, except properties
   * that all these editions have.
   */
  readonly events: Readonly<
    Record<string, readonly [editions: number, properties?: Readonly<Record<string, number>>]>
  >;
};
`;
}

function listKnown(editions: readonly Contract[]): object {
  const events = new Set(editions.flatMap(({ envelopes }) => envelopes.map(({ event }) => event)));
  const rows = [...events].map((event) => {
    const all = editions.map((one) => listProperties(one, event));
    const holders = sumFlags(all.map((names) => names !== undefined));
    const sums = [...new Set(all.flatMap((names) => names ?? []))].map(
      (name) => [name, sumFlags(all.map((names) => names?.includes(name) === true))] as const,
    );
    const differing = sums.filter(([, sum]) => sum !== holders);
    return [event, differing.length === 0 ? [holders] : [holders, Object.fromEntries(differing)]] as const;
  });
  return { editions: editions.map(({ edition }) => edition), events: Object.fromEntries(rows) };
}

/** Lists the properties of an event's envelope; returns undefined if the edition lacks the event. */
export function listProperties({ envelopes, definitions }: Contract, event: string): string[] | undefined {
  const found = envelopes.find((one) => one.event === event);
  return found && Object.keys(definitions[found.type]?.properties ?? {});
}

function sumFlags(flags: readonly boolean[]): number {
  return flags.reduce((sum, flag, i) => sum + (flag ? 2 ** i : 0), 0);
}
