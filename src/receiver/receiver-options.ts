import type { DeliveryEdition, EventsByEdition } from "#generated/contracts/delivery.d.ts";
import type { DeliveryContract } from "#generated/contracts/types.d.ts";
import type { NamedSecret } from "../signature/signature.ts";
import type { Mode } from "../validate/result.ts";
import type { Around } from "./around.ts";
import type { DriftWatch } from "./drift.ts";
import type { Handlers } from "./handlers.ts";
import type { OnceStore } from "./once-store.ts";
import type { PlatformNews } from "./platform.ts";
import type { ReceiverMode } from "./receiver-mode.ts";
import type { Refusal } from "./refusal.ts";
import type { WarningWatch } from "./watch-warnings.ts";

/** Limits of what a receiver accepts. */
export interface Limits {
  /** Longest body, in bytes (W-answer). Default: 10 MiB. */
  readonly maxBytes?: number;
  /** Longest time for a body to arrive, in milliseconds (W-timeout). Default: 10,000, the sender's own limit. */
  readonly readTimeoutMs?: number;
  /**
   * Longest time for a handler, and for the claim of a `store`, in milliseconds. After it the answer is 500 and `onError` is
   * called, whatever the handler does later. Default: 60,000; senders wait for 10 s (W-timeout).
   */
  readonly handlerTimeoutMs?: number;
}

/** Where an error occurred that is not the request's fault. */
export interface ErrorPlace {
  /**
   * `setup`: something else read the body first (reported once); `hook`: one of the hooks below threw; `receiver`: the
   * receiver itself failed, for example because memory ran out.
   */
  readonly in: "handler" | "store" | "setup" | "hook" | "receiver";
  /** Name of the event, once it is known. */
  readonly event?: string;
}

/** A signed delivery of an event that the contract does not have. */
export interface UnknownEvent {
  readonly event: string;
  readonly keyId: string | null;
}

/** Settings of a receiver, besides its secrets. */
export interface ReceiverSettings<Edition extends string = DeliveryEdition, Family = EventsByEdition> {
  readonly on: Handlers<Edition, Family>;
  /**
   * Edition of the contract to read deliveries by, or a list. It types the handlers; their `context.edition` says
   * which it was: that of the release in a header, that of the webhook's previous delivery, else the first of the
   * list that accepts the delivery. A name is loaded when the receiver is created, which needs modules at run time; a
   * bundle uses `mode` instead. Default: every edition, each loaded when first needed, newest tried first (E-learn); in
   * `strict` mode the first (E-strict).
   */
  readonly edition?: Edition | readonly Edition[];
  /**
   * How deliveries are read: the value `tolerant` or `strict` of `annotation-contracts/webhook` or of an edition's module,
   * a list of such values as in `annotation-contracts/receiver/editions` for bundles, or a name. Default: `"tolerant"`.
   * A signed delivery that is invalid is reported to `onRefused` and goes to `on.invalid`; the answer is 200, since the
   * signature matched (W5.1.5, W-lost). In `strict` mode no handler runs and the answer is 422.
   */
  readonly mode?: ReceiverMode<Edition> | readonly ReceiverMode<Edition>[] | Mode;
  readonly limits?: Limits;
  /** Accepted media types, in lower case (W-answer). Default: `application/json` only. */
  readonly mediaTypes?: readonly string[];
  /** Whether a signature without `sha256=` is accepted (W-sig). Default: `false`. */
  readonly bareDigest?: boolean;
  /** Whether a signature over body and line feed is accepted, as release 2.3.0 signs (W-lf). Default: `false`. */
  readonly acceptLineFeed?: boolean;
  /** Prevents repeated deliveries from being handled twice. Default: every delivery is handled. */
  readonly store?: OnceStore;
  /** Takes deliveries in place of their handlers, for layers on top such as a memory. Default: the handlers. */
  readonly around?: Around;
  /**
   * Receives every refusal. Default: `console.warn` for signed but invalid deliveries, and for the first rejected
   * signature of each reason.
   */
  readonly onRefused?: (refusal: Refusal) => void;
  /** Receives every signed delivery of an unknown event, whether or not `on.unknown` handles it. */
  readonly onUnknown?: (unknown: UnknownEvent) => void;
  /** Receives members that the contract does not know, in `tolerant` mode only: `watchDrift((drift) => …)`. */
  readonly onDrift?: DriftWatch;
  /** Receives valid deliveries that break a rule, in either mode: `watchWarnings((warnings, delivery) => …)`. */
  readonly onWarning?: WarningWatch<NoInfer<Edition>, NoInfer<Family>> | WarningWatch;
  /**
   * Receives what was learned about the platform, if the receiver reads several editions: each edition once, and each
   * change of a webhook's edition. Default: the message goes to `console.warn`.
   */
  readonly onPlatform?: (news: PlatformNews) => void;
  /** Receives what handlers, the store and hooks throw, and where. Default: `console.error`. */
  readonly onError?: (error: unknown, place: ErrorPlace) => void;
}

/** A receiver with one secret; its `keyId` is `default`. */
export interface OneSecret<Edition extends string = DeliveryEdition, Family = EventsByEdition>
  extends ReceiverSettings<Edition, Family> {
  /** The webhook's secret (W1.6). `null` accepts **every** request, including unsigned and forged ones. */
  readonly secret: string | null;
  readonly secrets?: never;
}

/** A receiver with several secrets. */
export interface SeveralSecrets<Edition extends string = DeliveryEdition, Family = EventsByEdition>
  extends ReceiverSettings<Edition, Family> {
  /** At least one; several while a webhook changes its secret. */
  readonly secrets: readonly NamedSecret[];
  readonly secret?: never;
}

/** Options of `createReceiver`. */
export type ReceiverOptions<Edition extends string = DeliveryEdition, Family = EventsByEdition> =
  | OneSecret<Edition, Family>
  | SeveralSecrets<Edition, Family>;

/** Options of a receiver of another contract's deliveries. */
export type ContractReceiverOptions<Edition extends string, Family> = ReceiverOptions<Edition, Family> & {
  /** The contract, as generated: where the event's name is, how deliveries are signed, and how its editions load. */
  readonly contract: DeliveryContract<Family>;
};
