import type { NamedSecret } from "../signature/signature.ts";
import type { DriftWatch } from "./drift.ts";
import type { Handlers } from "./handlers.ts";
import type { ReceiverMode } from "./mode.ts";
import type { Refusal } from "./refusal.ts";
import type { DeliveryStore } from "./store.ts";
import type { WarningWatch } from "./warnings.ts";

/** Bounds of what a receiver takes. */
export interface Limits {
  /** Longest body, in bytes; 10 MiB unless given (W-answer). */
  readonly maxBytes?: number;
  /** Longest time for a body to arrive, in milliseconds; 10 s unless given, which is all the sender has (W-timeout). */
  readonly readTimeoutMs?: number;
}

/** Where something was thrown that is not the request's fault. */
export interface ErrorPlace {
  /**
   * `setup`: the body was consumed, told once; `hook`: one of the hooks below threw; `receiver`: the receiver itself
   * failed, as for want of memory.
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
export interface ReceiverSettings {
  readonly on: Handlers;
  /**
   * How deliveries are read, `tolerant` or `strict`; `tolerant` unless given, which is how a receiver should read. A
   * signed delivery that is invalid even so is reported to `onRefused`, no handler runs, and the answer is 200, for
   * its signature matched (W5.1.5). In `strict` mode the answer is 422.
   */
  readonly mode?: ReceiverMode;
  readonly limits?: Limits;
  /** Media types a delivery may have, in lower case (W-answer); `application/json` alone unless given. */
  readonly mediaTypes?: readonly string[];
  /** Whether a signature without `sha256=` is taken (W-sig); `false` unless given. */
  readonly bareDigest?: boolean;
  /** Keeps repeated deliveries from being handled twice; every delivery is handled unless given. */
  readonly store?: DeliveryStore;
  /** Is told of every refusal; unless given, `console.warn` is told of the signed but invalid ones. */
  readonly onRefused?: (refusal: Refusal) => void;
  /** Is told of every signed delivery of an unknown event, whether or not `on.unknown` takes it. */
  readonly onUnknown?: (unknown: UnknownEvent) => void;
  /** Is told of members that the contract does not know, in `tolerant` mode alone: `watchDrift((drift) => …)`. */
  readonly onDrift?: DriftWatch;
  /** Is told of valid deliveries that break a rule, in either mode: `watchWarnings((warnings, delivery) => …)`. */
  readonly onWarning?: WarningWatch;
  /** Is told what handlers, the store and hooks throw; `console.error` unless given. */
  readonly onError?: (error: unknown, place: ErrorPlace) => void;
}

/** A receiver with one secret, whose `keyId` is `default`. */
export interface OneSecret extends ReceiverSettings {
  /** The webhook's secret (W1.6). `null` takes **every** request, unsigned and forged ones included. */
  readonly secret: string | null;
  readonly secrets?: never;
}

/** A receiver with several secrets. */
export interface SeveralSecrets extends ReceiverSettings {
  /** At least one; several while a webhook moves from one to the next. */
  readonly secrets: readonly NamedSecret[];
  readonly secret?: never;
}

/** Options of `createReceiver`. */
export type ReceiverOptions = OneSecret | SeveralSecrets;
