import type { ValidationError } from "#generated/internal/types.d.ts";
import type { Mode } from "../validate/result.ts";

export type { Mode, Warning } from "../validate/result.ts";

/** Lists what is wrong with a value; `event` is the name of a delivery's event if the body does not say it. */
export type Validate = (value: unknown, event?: string) => readonly ValidationError[];

/** How documents of an edition are read. */
export interface DeliveryMode<Edition extends string = string> {
  readonly name: Mode;
  readonly edition: Edition;
  readonly validate: Validate;
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
