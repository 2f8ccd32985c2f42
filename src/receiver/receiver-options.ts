import type { NamedSecret } from "../signature/signature.ts";
import type { WebhookEdition } from "../validate/editions.ts";
import type { Mode } from "../validate/result.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import type { DriftWatch } from "./drift.ts";
import type { DefaultEdition, Handlers } from "./handlers.ts";
import type { ReceiverMode } from "./receiver-mode.ts";
import type { Refusal } from "./refusal.ts";
import type { WarningWatch } from "./watch-warnings.ts";

/** Bounds of what a receiver takes. */
export interface Limits {
  /** Longest body, in bytes (W-answer). Default: 10 MiB. */
  readonly maxBytes?: number;
  /** Longest time for a body to arrive, in milliseconds (W-timeout). Default: 10,000, the sender's own limit. */
  readonly readTimeoutMs?: number;
  /**
   * Longest time for a handler, in milliseconds: then the answer is 500 and `onError` is called, whatever the handler
   * does later. Default: 60,000; senders wait for 10 s (W-timeout).
   */
  readonly handlerTimeoutMs?: number;
}

/** Where something was thrown that is not the request's fault. */
export interface ErrorPlace {
  /**
   * `setup`: something else read the body first, reported once; `hook`: one of the hooks below threw; `receiver`: the
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

/** What a receiver is made of, besides its secrets. */
export interface ReceiverSettings<Edition extends WebhookEdition = DefaultEdition> {
  readonly on: Handlers<Edition>;
  /**
   * Edition of the contract that deliveries are read by, or a list: the first that takes a delivery reads it. It types
   * the handlers, whose `context.edition` says which it was. A name is loaded when the receiver is created, which needs
   * modules at run time; a bundle gives `mode` instead. Default: `2.3`.
   */
  readonly edition?: Edition | readonly Edition[];
  /**
   * How deliveries are read: `tolerant` or `strict`, also of `annotation-contracts/webhook/<edition>`, or a list of such;
   * beside `edition` their names. Default: `tolerant`. A signed delivery that is invalid is reported to `onRefused` and
   * no handler runs; the answer is 200, since the signature matched (W5.1.5), and 422 in `strict` mode.
   */
  readonly mode?: ReceiverMode<Edition> | readonly ReceiverMode<Edition>[] | Mode;
  readonly limits?: Limits;
  /** Media types a delivery may have, in lower case (W-answer). Default: `application/json` alone. */
  readonly mediaTypes?: readonly string[];
  /** Whether a signature without `sha256=` is accepted (W-sig). Default: `false`. */
  readonly bareDigest?: boolean;
  /** Keeps repeated deliveries from being handled twice. Default: every delivery is handled. */
  readonly store?: DeliveryStore;
  /** Receives every refusal. Default: signed but invalid deliveries go to `console.warn`, and the first refused signature of each reason. */
  readonly onRefused?: (refusal: Refusal) => void;
  /** Receives every signed delivery of an unknown event, whether or not `on.unknown` handles it. */
  readonly onUnknown?: (unknown: UnknownEvent) => void;
  /** Receives members that the contract does not know, in `tolerant` mode only: `watchDrift((drift) => …)`. */
  readonly onDrift?: DriftWatch;
  /** Receives valid deliveries that break a rule, in either mode: `watchWarnings((warnings, delivery) => …)`. */
  readonly onWarning?: WarningWatch<NoInfer<Edition>>;
  /** Receives what handlers, the store and hooks throw. Default: `console.error`. */
  readonly onError?: (error: unknown, place: ErrorPlace) => void;
}

/** A receiver with one secret, whose `keyId` is `default`. */
export interface OneSecret<Edition extends WebhookEdition = DefaultEdition>
  extends ReceiverSettings<Edition> {
  /** The webhook's secret (W1.6). `null` takes **every** request, unsigned and forged ones included. */
  readonly secret: string | null;
  readonly secrets?: never;
}

/** A receiver with several secrets. */
export interface SeveralSecrets<Edition extends WebhookEdition = DefaultEdition>
  extends ReceiverSettings<Edition> {
  /** At least one; several while a webhook moves from one to the next. */
  readonly secrets: readonly NamedSecret[];
  readonly secret?: never;
}

/** Options of `createReceiver`. */
export type ReceiverOptions<Edition extends WebhookEdition = DefaultEdition> =
  | OneSecret<Edition>
  | SeveralSecrets<Edition>;
