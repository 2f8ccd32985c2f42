import type { DerivedFacts, MemoryFacts, SignatureSettings } from "#generated/contracts/types.d.ts";
import type { Schema } from "./schema.ts";

export type { SignatureSettings };

/** The two ways to read a contract: what a sender must send, and how a receiver should read. */
export type Mode = "strict" | "tolerant";

export const modes: readonly Mode[] = ["strict", "tolerant"];

/** How the source marks the envelopes of a contract; absent for a contract without envelopes. */
export interface EnvelopeSettings {
  /** Union of all envelopes: the whole document. */
  readonly root: string;
  /** Member that names the event. Default: none, the header names it. */
  readonly tag?: string;
  /** Header that names the event, alone or before the tag. Default: the body alone names it. */
  readonly header?: string;
  /**
   * Where an operation of an OpenAPI source states the value of the header, such as `x-event/name`. Default: the constant
   * of the parameter.
   */
  readonly headerAt?: string;
  /** Events without subscriptions: they are sent on request. Default: none. */
  readonly onRequest?: readonly string[];
  /** Member with the identifier of the webhook. Default: none. */
  readonly webhookId?: string;
  /** Extension of the TypeSpec operation that receives any delivery. */
  readonly operation?: string;
  /** Schema of the names that can be subscribed to. */
  readonly subscription?: string;
  /** Where to add missing parts of an event. Default: the source. */
  readonly files?: Readonly<Record<"envelopes" | "subscription" | "samples", string>>;
  /** Server in the OpenAPI document for receivers. Default: the server of that document. */
  readonly receiver?: { readonly url: string; readonly description: string };
  /** Member of an update's envelope with old values, and the extension that names the resource with those keys. */
  readonly before?: { readonly member: string; readonly mark: string };
}

/** What a TypeSpec source also says about its envelopes. */
export type MarkedEnvelopes = EnvelopeSettings &
  Readonly<Required<Pick<EnvelopeSettings, "tag" | "operation" | "files">>>;

/** An edition of a contract, in the list of contracts. */
interface EditionSettings {
  readonly edition: string;
  /** File with this edition, if each edition has its own. */
  readonly source?: string;
  /** Folder of the sample documents that become examples. */
  readonly samples?: string;
  /** Releases that it describes, in words. */
  readonly releases?: string;
  /** Size limits of its emitted validators in bytes, bundled and gzipped, by file name; `events` for the others. */
  readonly budgets?: Readonly<Record<string, number>>;
  /** What the delivery service needs to know about the edition. */
  readonly sender?: { readonly projectMember: string };
}

/** What a memory needs to know about a contract's resources; the pipeline finds the rest. */
type MemorySettings = Omit<MemoryFacts, "before" | "derived"> & {
  readonly derived: readonly Omit<DerivedFacts, "editions">[];
};

/** Everything specific to one contract. No stage knows anything else about it. */
export interface ContractSettings {
  readonly name: string;
  /** Base of the identifiers of its published schemas: a reserved name, so they never resolve (RFC 2606). */
  readonly idBase: string;
  /** File with the contract, or with what all editions start from. */
  readonly source?: string;
  readonly envelope?: EnvelopeSettings;
  /** How its deliveries are signed. Default: not signed. */
  readonly signature?: SignatureSettings;
  /**
   * Module of the rules that a valid document may break. It exports `checkRules`, `rules` and, if the bytes can show that
   * no rule warns, `byteRules`. Default: none.
   */
  readonly rules?: string;
  /** The same rules as data for packages of other languages (`RuleTable`). Default: none. */
  readonly ruleTable?: string;
  /** Event that texts use as an example, and examples in the command's help, by subject. Default: none. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
  /** File of test cases that the packages of other languages contain. Default: none. */
  readonly cases?: string;
  /** What a text may be if it is not JSON: phrases by pattern; the first match counts. Default: no guess. */
  readonly texts?: readonly (readonly [pattern: string, phrase: string])[];
  /** Program that its texts cite releases of. Default: none. */
  readonly program?: string;
  /** Header with the sender's release, and the prefix before the number. Default: no header. */
  readonly release?: { readonly header: string; readonly prefix: string };
  /** What a memory of its resources needs to know. Default: deliveries cannot be remembered. */
  readonly memory?: MemorySettings;
  /** Rule and clause of the warning about integers that JavaScript rounds. Default: no warning. */
  readonly rounding?: { readonly rule: string; readonly clause: string };
  /**
   * What happens to keywords that assert nothing: those that no draft has, that the draft ignores, and unchecked
   * formats. `refuse` rejects the first of them, which may be a typo; a list names those that are meant. Default:
   * `refuse`.
   */
  readonly annotations?: "refuse" | "ignore" | readonly string[];
  /** Its editions, the default first (E-default). */
  readonly editions: readonly EditionSettings[];
  /** Files of facts outside of the schemas (JSON), by the name of the module that each becomes. */
  readonly tables?: Readonly<Record<string, string>>;
  /** Validators of the default edition to state in the README with their sizes, as mode and file name. */
  readonly measured?: readonly string[];
}

/** One edition of one contract, with everything that its contract says. */
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

/** Picks the default edition of each contract: the first of its name in a list. */
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
  /** Value of the tag if the document is an envelope. */
  readonly event?: string;
}

/** A contract's edition after the hub: the same form of schemas for all later stages. */
export interface Contract extends Edition {
  /** Name and edition, such as `webhook-2.3`; names the folders of the artefacts. */
  readonly slug: string;
  /** `$schema` of the published schemas. */
  readonly dialect: string;
  /** Keyword with the definitions: `$defs` or `definitions`. */
  readonly definitionsKeyword: string;
  readonly definitions: Readonly<Record<string, Schema>>;
  /** The document type of the whole contract. */
  readonly main: Root;
  /** Document types with artefacts of their own: the events. */
  readonly parts: readonly Root[];
}

/** Lists the document types of a contract: its events, or the whole document if it has none. */
export function listRoots({ main, parts }: Pick<Contract, "main" | "parts">): readonly Root[] {
  return parts.length === 0 ? [main] : parts;
}

/** Checks whether something other than the body names the event of a delivery. */
export function isNamedOutside({ envelope, parts }: Pick<Contract, "envelope" | "parts">): boolean {
  return parts.length > 0 && (envelope?.header !== undefined || envelope?.tag === undefined);
}

/** Names the folders of a contract's edition. */
export function makeSlug({ name, edition }: Pick<Edition, "name" | "edition">): string {
  return `${name}-${edition}`;
}
