import type { DerivedFacts, MemoryFacts, SignatureSettings } from "#generated/contracts/types.d.ts";
import type { Schema } from "./schema.ts";

export type { SignatureSettings };

/** The two ways to read a contract: what a sender owes, and how a receiver should read. */
export type Mode = "strict" | "tolerant";

export const modes: readonly Mode[] = ["strict", "tolerant"];

/** How the envelopes of a contract are marked in its source; a contract without envelopes has none of it. */
export interface EnvelopeSettings {
  /** Union of all envelopes: the whole document. */
  readonly root: string;
  /** Member that names the event. Default: none, the header names it. */
  readonly tag?: string;
  /** Header that names the event, alone or before the tag. Default: the body alone names it. */
  readonly header?: string;
  /**
   * Where an operation of an OpenAPI source has the value of the header, such as `x-event/name`. Default: the constant
   * of the parameter.
   */
  readonly headerAt?: string;
  /** Events that nobody subscribes to: they are sent on request. Default: none. */
  readonly onRequest?: readonly string[];
  /** Member that holds the identifier of the webhook. Default: none. */
  readonly webhookId?: string;
  /** Extension of the operation of a TypeSpec source that receives any delivery. */
  readonly operation?: string;
  /** Schema of the names that can be subscribed to. */
  readonly subscription?: string;
  /** Where to add what an event lacks. Default: the source. */
  readonly files?: Readonly<Record<"envelopes" | "subscription" | "samples", string>>;
  /** Server in the OpenAPI document for receivers. Default: the server that hosts that document. */
  readonly receiver?: { readonly url: string; readonly description: string };
  /** Member of an update's envelope whose keys must be keys of its resource, and the extension that names the resource. */
  readonly before?: { readonly member: string; readonly mark: string };
}

/** What a source in TypeSpec says of its envelopes as well. */
export type MarkedEnvelopes = EnvelopeSettings &
  Readonly<Required<Pick<EnvelopeSettings, "tag" | "operation" | "files">>>;

/** An edition of a contract, in the list of contracts. */
interface EditionSettings {
  readonly edition: string;
  /** File that this edition is written in, where each edition has a file of its own. */
  readonly source?: string;
  /** Folder of the sample documents that become examples. */
  readonly samples?: string;
  /** Releases whose documents it describes, in words. */
  readonly releases?: string;
  /** Most bytes of its emitted validators, bundled and in gzip, by the name of their file; `events` for the others. */
  readonly budgets?: Readonly<Record<string, number>>;
  /** What the delivery service must know of the edition. */
  readonly sender?: { readonly projectMember: string };
}

/** What a memory must know of a contract's resources; the pipeline finds the rest. */
type MemorySettings = Omit<MemoryFacts, "before" | "derived"> & {
  readonly derived: readonly Omit<DerivedFacts, "editions">[];
};

/** Everything specific to one contract. No stage has other knowledge of a contract. */
export interface ContractSettings {
  readonly name: string;
  /** Where the identifiers of its published schemas start; a reserved name, so they never resolve (RFC 2606). */
  readonly idBase: string;
  /** File that the contract is written in, or starts from, whatever the edition. */
  readonly source?: string;
  readonly envelope?: EnvelopeSettings;
  /** How its deliveries are signed. Default: they are not. */
  readonly signature?: SignatureSettings;
  /** Module of the rules that a valid document may break; exports `checkRules`, `rules`, and `byteRules` where bytes can show that none warns. Default: none. */
  readonly rules?: string;
  /** The same rules as data, which the packages of other languages interpret (`RuleTable`). Default: none. */
  readonly ruleTable?: string;
  /** Event that texts take for an example, and examples of the command's help by what they are of. Default: none. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
  /** File of the cases that packages of other languages carry for tests. Default: they carry none. */
  readonly cases?: string;
  /** What a text that is no JSON may be, in a phrase, by a pattern; the first that fits. Default: nothing is said. */
  readonly texts?: readonly (readonly [pattern: string, phrase: string])[];
  /** Program whose releases its texts cite. Default: none. */
  readonly program?: string;
  /** Header in which its sender names its release, and what stands before the number. Default: it does not say. */
  readonly release?: { readonly header: string; readonly prefix: string };
  /** What a memory of its resources must know. Default: deliveries cannot be remembered. */
  readonly memory?: MemorySettings;
  /** Rule and clause of the warning of integers that JavaScript rounds. Default: no warning. */
  readonly rounding?: { readonly rule: string; readonly clause: string };
  /**
   * What becomes of keywords that assert nothing: those that no draft has, that its draft passes over, and formats that
   * nothing checks. `refuse` names the first, for it may be a slip; a list has the names of those that are meant.
   * Default: `refuse`.
   */
  readonly annotations?: "refuse" | "ignore" | readonly string[];
  /** Its editions, the default first (E-default). */
  readonly editions: readonly EditionSettings[];
  /** Files of facts that no schema holds (JSON), by the name of the module that each becomes. */
  readonly tables?: Readonly<Record<string, string>>;
  /** Validators of the default edition whose sizes README states, as mode and file name. */
  readonly measured?: readonly string[];
}

/** One edition of one contract, with all that its contract says. */
export interface Edition extends Omit<ContractSettings, "editions">, EditionSettings {
  readonly source: string;
}

/** Lists the editions of some contracts, the default of each first. */
export function listEditions(all: readonly ContractSettings[]): Edition[] {
  return all.flatMap(({ editions, measured = [], ...shared }) =>
    editions.map((own, index) => {
      const source = own.source ?? shared.source;
      if (source === undefined)
        throw new Error(`cannot read ${makeSlug({ ...shared, ...own })}: no source is given`);
      return { ...shared, ...own, source, measured: index === 0 ? measured : [] };
    }),
  );
}

/** Picks the default edition of each contract out of a list in which it comes first. */
export function pickDefaults<One extends Pick<Edition, "name">>(all: readonly One[]): One[] {
  return all.filter((one, i) => all.findIndex(({ name }) => name === one.name) === i);
}

/** A document type of a contract: the whole contract, or one event of it. */
export interface Root {
  /** File name without extension, such as `update-task`. */
  readonly name: string;
  /** Name of its TypeScript type, such as `UpdateTaskEvent`. */
  readonly type: string;
  /** What it is, in one sentence. */
  readonly description: string;
  readonly schema: Schema;
  /** Value of the tag, where the document is an envelope. */
  readonly event?: string;
}

/** A contract's edition after the hub: schemas that all later stages take the same road from. */
export interface Contract extends Edition {
  /** Name and edition, such as `webhook-2.3`; names the folders of the artefacts. */
  readonly slug: string;
  /** Address that a hand-written schema gives itself, which its references may lean on. */
  readonly id?: string;
  /** `$schema` of the published schemas. */
  readonly dialect: string;
  /** Keyword that holds the definitions: `$defs` or `definitions`. */
  readonly definitionsKeyword: string;
  readonly definitions: Readonly<Record<string, Schema>>;
  /** The document type that is the whole contract. */
  readonly main: Root;
  /** Document types with artefacts of their own: the events. */
  readonly parts: readonly Root[];
}

/** Lists the document types of a contract: its events, or the whole document where it has none. */
export function listRoots({ main, parts }: Pick<Contract, "main" | "parts">): readonly Root[] {
  return parts.length === 0 ? [main] : parts;
}

/** Tells whether something else than the body names the event of a delivery. */
export function isNamedOutside({ envelope, parts }: Pick<Contract, "envelope" | "parts">): boolean {
  return parts.length > 0 && (envelope?.header !== undefined || envelope?.tag === undefined);
}

/** Names the folders of a contract's edition. */
export function makeSlug({ name, edition }: Pick<Edition, "name" | "edition">): string {
  return `${name}-${edition}`;
}
