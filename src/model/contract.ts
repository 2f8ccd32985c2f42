import type { ContractName } from "#generated/internal/types.d.ts";
import type { Schema } from "./schema.ts";

/**
 * A mode of a contract. `strict` is for senders: unknown properties are rejected and formats are asserted. `tolerant`
 * is for receivers: unknown properties are kept and formats are not asserted, but types and required properties are.
 */
export type Mode = "strict" | "tolerant";

/** Both modes, the stricter one first. */
export const modes: readonly Mode[] = ["strict", "tolerant"];

/** What all envelopes of a contract have in common. */
export const envelope = {
  /** The union of all envelopes, which describes the whole document. */
  root: "Delivery",
  /** Property that names the event. */
  tag: "event",
  /** Events that webhooks cannot subscribe to, because they are sent on request. */
  onRequest: ["ping"],
  /** Property that contains the webhook's identifier. */
  webhookId: "webhook_id",
  /** The property of an update that contains the old values (W6.3), and the mark that names the resource. */
  before: { property: "before_update", mark: "x-before-update-of" },
} as const;

/** An edition in the list of contracts. */
interface EditionSettings {
  readonly edition: string;
  /** The releases that it describes, as text. */
  readonly releases: string;
  /** File of this edition, if each edition has its own. */
  readonly source?: string;
  /** Directory of the samples to use as examples. */
  readonly samples?: string;
  /** Maximum size in bytes of its validators, bundled and compressed: for the whole contract, and for one event. */
  readonly budget: { readonly whole: number; readonly event?: number };
}

/** A contract, as `contracts.config.ts` lists it. */
export interface ContractSettings {
  /** Name in paths and exports. */
  readonly name: ContractName;
  /** The program that release numbers refer to; empty if the descriptions already name it. */
  readonly program: string;
  /** File with all editions. Default: each edition has its own file. */
  readonly source?: string;
  /** Its editions, starting with the source document's (E-default). */
  readonly editions: readonly EditionSettings[];
}

/** One edition of one contract, with its configuration. */
export interface Edition extends Omit<ContractSettings, "editions">, EditionSettings {
  readonly source: string;
  /** Whether it is the edition of the source document. */
  readonly isDefault: boolean;
}

/**
 * Lists the editions of the given contracts in order.
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

/** Returns the full name of an edition: `raster-info 2019`. */
export function nameEdition({ name, edition }: Pick<Edition, "name" | "edition">): string {
  return `${name} ${edition}`;
}

/** An envelope of the contract: the event, and the definition of its schema. */
export interface Envelope {
  readonly event: string;
  readonly type: string;
}

/**
 * An edition as the generator reads it: one JSON Schema with marks for the generator only. All generated files are
 * derived from it, or from the model that `readModel` creates from it.
 */
export interface Contract extends Edition {
  /** The mode of its schemas. Default: the mode of the sources, which is `strict` except for unknown properties. */
  readonly mode?: Mode;
  /** `$schema` of the published schemas. */
  readonly dialect: string;
  /** Keyword with the definitions: `$defs` or `definitions`. */
  readonly definitionsKeyword: "$defs" | "definitions";
  readonly definitions: Readonly<Record<string, Schema>>;
  /** The type of a whole document, such as `Delivery`, and its schema. */
  readonly main: { readonly type: string; readonly schema: Schema };
  /** Its envelopes in the contract's order; empty for a contract without events. */
  readonly envelopes: readonly Envelope[];
}
