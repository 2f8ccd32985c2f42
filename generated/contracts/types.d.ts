// Generated from scripts/hub/types/contracts.ts by "npm run generate". Do not edit.

import type { EditionFacts, EventFacts, Places } from "../facts/facts.d.ts";
import type { ValidationError } from "../validators/validation-error.d.ts";

/**
 * How a contract is read. `strict` is for senders: no unknown member, every format asserted. `tolerant` is how
 * a receiver should read: unknown members are kept and formats not asserted; types and required members still are.
 */
export type Mode = "strict" | "tolerant";

/**
 * Lists what is wrong with a value: nothing if it is valid. `event` is the name of a delivery's event if the body
 * does not say it.
 */
export type Validate = (value: unknown, event?: string) => readonly ValidationError[];

/** How documents of an edition are read: a value, so that a bundle contains only the validators that are used. */
export interface DeliveryMode<Edition extends string = string> {
  readonly name: Mode;
  readonly edition: Edition;
  readonly validate: Validate;
}

/** A rule that a valid document breaks: suspicious, not wrong. */
export interface Warning {
  /** Identifier of the rule, such as `frame-order`. */
  readonly rule: string;
  /** Place in the document, as a JSON Pointer (RFC 6901). */
  readonly path: string;
  /** What is suspicious, in a phrase without full stop. */
  readonly message: string;
  /** Clause of the source document that the rule is from, such as `W2.3`. */
  readonly clause: string;
}

/** An edition with its validators and places. */
export interface LoadedEdition {
  readonly facts: EditionFacts;
  readonly validate: Readonly<Record<Mode, Validate>>;
  readonly places: Places;
}

/** Where a delivery names its event: in a member of its body, in a header, or in both: `issues` and `opened` make `issues:opened`. */
export interface EventPlace {
  readonly member?: string;
  readonly header?: string;
}

/** How deliveries are signed: a scheme and its settings. */
export interface SignatureSettings {
  /**
   * `body`: an HMAC of the body. `timestamped`: an HMAC of a time and the body. `standard-webhooks`: as in the specification of
   * that name says.
   */
  readonly scheme: "body" | "timestamped" | "standard-webhooks";
  /** Header of the signature. Default: that of the scheme. */
  readonly header?: string;
  /** Hash of the HMAC. Default: `sha256`. */
  readonly algorithm?: "sha1" | "sha256" | "sha512";
  /** Text before the digest, such as `sha256=`. Default: that of the scheme. */
  readonly prefix?: string;
  /** How the digest is written. Default: that of the scheme. */
  readonly encoding?: "hex" | "base64";
}

/** What a receiver knows about the editions of a contract before it has loaded them; a set of editions is a sum of 2^index. */
export interface KnownEditions {
  /** Their names, the default first. */
  readonly editions: readonly string[];
  /** By event, the editions that have it, and by member of its envelope, the editions that have that unless all do. */
  readonly events: Readonly<
    Record<string, readonly [editions: number, members?: Readonly<Record<string, number>>]>
  >;
}

/** Where a sender names its release: a header, and the text before the number. */
export interface ReleasePlace {
  readonly header: string;
  readonly prefix: string;
}

/** What a receiver must know of a contract before it reads a delivery. */
export interface ContractFacts<Name extends string = string> {
  /** Such as `code-host`. */
  readonly name: Name;
  /** Name of the validators' files, such as `delivery`. */
  readonly file: string;
  readonly event: EventPlace;
  /** `null` where deliveries are not signed. */
  readonly signature: SignatureSettings | null;
  /** Member that holds the identifier of the webhook, if there is one. */
  readonly webhookId?: string;
  /** Events without a subscription: they are sent on request. */
  readonly onRequest: readonly string[];
  /** The source text of an example handler. */
  readonly handler: string;
  /** Default: the sender does not name its release. */
  readonly release?: ReleasePlace;
  /** Default: the editions are asked when they are loaded. */
  readonly known?: KnownEditions;
}

/** An edition of a contract; its validators are loaded when they are needed. */
export interface LazyEdition<Edition extends string = string> {
  readonly edition: Edition;
  /** Releases that it describes, in words; empty if the source names none. */
  readonly releases: string;
  readonly load: (mode: Mode) => DeliveryMode<Edition> | Promise<DeliveryMode<Edition>>;
}

/** Payloads by event name, by edition. */
export type Deliveries = { readonly [Edition: string]: object };

/** A secret with a name, and the last moment at which it is valid. */
export interface ContractSecret {
  readonly id: string;
  readonly secret: string;
  readonly notAfter?: Date;
}

/** Verifies a delivery by its headers; returns which secret the sender used, or in a sentence why it is rejected. */
export type ContractVerifier = (
  body: Uint8Array,
  header: (name: string) => string | readonly string[] | undefined,
) => Promise<{ readonly ok: true; readonly keyId: string } | { readonly ok: false; readonly reason: string }>;

/** Any contract of deliveries, for `createReceiver({ contract })`. */
export interface DeliveryContract<ByEdition = Deliveries> extends ContractFacts {
  /** Its editions, the default first. */
  readonly editions: readonly LazyEdition<keyof ByEdition & string>[];
  /**
   * Creates the verifier of its signatures, if the receiver has none: `createVerifierOf` of
   * `annotation-contracts/signature`. Default: that of a digest after `sha256=`.
   */
  readonly createVerifier?: (secrets: readonly ContractSecret[]) => ContractVerifier;
  /** Types of the payloads, and no value. */
  readonly deliveries?: ByEdition;
}

/** What a delivery service knows about an edition: a value, so that a bundle contains only the editions that are used. */
export interface SenderEdition {
  readonly edition: string;
  /** Events, with the member that holds their resource. */
  readonly events: readonly Pick<EventFacts, "name" | "resource" | "subscribable">[];
  /** Members that only an update shows, by resource. */
  readonly updateOnly: Readonly<Record<string, readonly string[]>>;
  /** Lists what is wrong with a delivery. */
  readonly validate: Validate;
  /** Whether updates carry the old values. */
  readonly showsOldValues: boolean;
  /** Member in which a webhook names its project. */
  readonly projectMember: string;
}

/** A webhook as a delivery service stores it, if the contract does not define it. */
export interface HostedWebhook {
  id: number;
  url: string;
  target_url: string;
  description: string;
  type: string;
  content_type: string;
  is_active: boolean;
  enable_ssl: boolean;
  created_date: string;
  updated_date: string;
  owner: { readonly id: number };
  project: number | null;
  organization: number | null;
  events: string[];
  last_status?: number;
  last_delivery_date?: string;
}

/** What a memory must know about a contract's resources: members by their names. */
export interface MemoryFacts {
  /** Member that identifies a resource among those of its kind. */
  readonly identity: string;
  /** Member that dates a state: a timestamp in UTC. */
  readonly date: string;
  /** Actions of the events that begin and end a resource. */
  readonly creation: string;
  readonly removal: string;
  /** Member of a delivery that holds the old values. */
  readonly before: string;
  /** Name of members that hold addresses, which may come with or without the host. */
  readonly address: string;
  /** Members that are, or contain, null in deliveries that do not count or show them, by resource; `*` is every resource. */
  readonly sparse: Readonly<Record<string, readonly string[]>>;
  readonly derived: readonly DerivedFacts[];
}

/** A rule by which something is derived, with the editions that publish the members it reads. */
export interface DerivedFacts {
  readonly name: string;
  readonly resource: string;
  readonly editions: readonly string[];
  /** A change of this member is the event; only a change to `to`, or with `isSet` to any value but null. */
  readonly member?: string;
  readonly to?: string;
  readonly isSet?: true;
  /** Instead: the moment when every resource with this one as its parent has a value. */
  readonly each?: {
    readonly resource: string;
    readonly parent: string;
    readonly member: string;
    readonly to: string;
  };
  /** Member of the resource that counts these. */
  readonly count?: readonly string[];
}
