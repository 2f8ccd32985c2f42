import type { Schema } from "./schema.ts";

/**
 * How a contract is read. `strict` is for senders: no unknown property, every format asserted. `tolerant` is how a
 * receiver reads: unknown properties are kept and formats not asserted; types and required properties still are.
 */
export type Mode = "strict" | "tolerant";

/** Both modes. */
export const modes: readonly Mode[] = ["strict", "tolerant"];

/** What all envelopes of the webhook contract share. */
export const envelope = {
  /** Union of all envelopes: the whole document. */
  root: "Delivery",
  /** Property that names the event. */
  tag: "event",
  /** Events without a subscription: they are sent on request. */
  onRequest: ["ping"],
  /** Property with the identifier of the webhook. */
  webhookId: "webhook_id",
  /** Property of an update with the old values of its resource (W6.3), and the mark that names that resource. */
  before: { property: "before_update", mark: "x-before-update-of" },
} as const;

/** An edition in the list of contracts. */
interface EditionSettings {
  readonly edition: string;
  /** Releases that it describes, in words. */
  readonly releases: string;
  /** File with this edition, if each edition has its own. */
  readonly source?: string;
  /** Directory of the samples that become examples. */
  readonly samples?: string;
  /** Maximum bytes of its validators, bundled and compressed: all of them, and those of any one event. */
  readonly budget: { readonly whole: number; readonly event?: number };
}

/** A contract, as `contracts.config.ts` lists it. */
export interface ContractSettings {
  /** Name in paths and exports, such as `raster-info`. */
  readonly name: string;
  /** Program that has the releases. */
  readonly program: string;
  /** File with all editions. Default: each edition has its own. */
  readonly source?: string;
  /** Its editions, that of the source document first (E-default). */
  readonly editions: readonly EditionSettings[];
}

/** One edition of one contract, with everything that the configuration says about it. */
export interface Edition extends Omit<ContractSettings, "editions">, EditionSettings {
  readonly source: string;
  /** Whether it is that of the source document. */
  readonly isDefault: boolean;
}

/**
 * Lists the editions of some contracts in their order.
 *
 * @throws Error if an edition has no source.
 */
export function resolveEditions(contracts: readonly ContractSettings[]): Edition[] {
  return contracts.flatMap(({ editions, ...shared }) =>
    editions.map((own, index) => {
      const source = own.source ?? shared.source;
      if (source === undefined) throw new Error(`${shared.name} ${own.edition} has no source`);
      return { ...shared, ...own, source, isDefault: index === 0 };
    }),
  );
}

/** Names an edition: `raster-info 2019`. */
export function nameEdition({ name, edition }: Pick<Edition, "name" | "edition">): string {
  return `${name} ${edition}`;
}

/** An envelope of the contract: the event, and the definition of its schema. */
export interface Envelope {
  readonly event: string;
  readonly type: string;
}

/**
 * An edition after the hub: one JSON Schema with the marks that only the pipeline reads. Everything that is generated is a
 * function of it, or of the model that `readModel` makes of it.
 */
export interface Contract extends Edition {
  /** The mode that its schemas are in. Default: that of the sources, `strict` but for unknown properties. */
  readonly mode?: Mode;
  /** `$schema` of the published schemas. */
  readonly dialect: string;
  /** Keyword with the definitions: `$defs` or `definitions`. */
  readonly definitionsKeyword: "$defs" | "definitions";
  readonly definitions: Readonly<Record<string, Schema>>;
  /** Type of a whole document, such as `Delivery`, and its schema. */
  readonly main: { readonly type: string; readonly schema: Schema };
  /** Its envelopes in the order of the contract; empty for a contract without events. */
  readonly envelopes: readonly Envelope[];
}
