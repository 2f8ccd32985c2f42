import type { ChangeTracker } from "../changes/create-change-tracker.ts";
import type { NamedSecret } from "../signature/signature.ts";
import { isObject } from "../util/is-object.ts";
import type { DeliveryMode, Mode } from "../validate/result.ts";
import type { DeliveryEdition } from "./contract-facts.ts";
import type { DeduplicationStore } from "./create-deduplication-store.ts";
import type { EditionChange } from "./detect-edition.ts";
import type { Handlers } from "./handlers.ts";
import type { Rejection } from "./rejection.ts";

/** Limits of what a receiver accepts. */
export interface Limits {
  /** Maximum size of a body, in bytes (W-answer). Default: 10 MiB. */
  readonly maxBytes?: number;
  /** Maximum time for a body to arrive, in milliseconds (W-timeout). Default: 10,000, the sender's own limit. */
  readonly readTimeoutMs?: number;
  /**
   * Maximum time for a handler, and for the claim of a `deduplication` store, in milliseconds. After it the response is 500
   * and `onError` is called, whatever the handler does later. Default: 60,000; senders wait for 10 s (W-timeout).
   */
  readonly handlerTimeoutMs?: number;
}

/** Where an error occurred that the request did not cause. */
export interface ErrorSource {
  /**
   * `setup`: something else read the body first (reported once); `hook`: one of the hooks below threw; `receiver`: the
   * receiver itself failed, for example because memory ran out.
   */
  readonly in: "handler" | "store" | "setup" | "hook" | "receiver";
  /** Name of the event, once it is known. */
  readonly event?: string;
}

/** Settings of a receiver, besides its secrets. */
export interface ReceiverSettings<
  Edition extends string = DeliveryEdition,
  Tracker = ChangeTracker | undefined,
> {
  readonly on: Handlers<Edition, Tracker>;
  /**
   * Edition to read deliveries by, or a list. It types the handlers; their `context.edition` says which it was: that of the
   * last accepted delivery, else the newest that accepts this one. A name is loaded when the receiver is created, which
   * needs modules at run time; a bundle uses `mode` instead. Default: every edition, each loaded when first needed; in
   * `strict` mode the source document's (E-strict).
   */
  readonly edition?: Edition | readonly Edition[];
  /**
   * How deliveries are read: `"tolerant"`, `"strict"`, or, for bundles, the value of that name of `annotation-contracts/webhook`
   * or of an edition's module, or a list of such values. Default: `"tolerant"`. A signed delivery that is invalid is
   * reported to `onRejected` and goes to `on.invalid`; the response is 200, since the signature matched (W5.1.5, W-lost).
   * In `strict` mode no handler runs and the response is 422, which the platform does not retry: the event is lost.
   */
  readonly mode?: DeliveryMode<Edition> | readonly DeliveryMode<Edition>[] | Mode;
  readonly limits?: Limits;
  /** Accepted media types, in lower case (W-answer). Default: `application/json` only. */
  readonly mediaTypes?: readonly string[];
  /** Whether a signature without `sha256=` is accepted (W-sig). Default: `false`. */
  readonly allowUnprefixed?: boolean;
  /** Whether a signature over body and line feed is accepted, as release 2.3.0 signs (W-lf). Default: `false`. */
  readonly acceptLineFeed?: boolean;
  /** Prevents repeated deliveries from being handled twice. Default: every delivery is handled. */
  readonly deduplication?: DeduplicationStore;
  /** Passes to each handler what changed: `createChangeTracker(…)` of `annotation-contracts/changes`. Default: nothing. */
  readonly changes?: Tracker;
  /**
   * Receives every rejection. Default: `console.warn` for signed but invalid deliveries, and for the first rejected
   * signature of each reason.
   */
  readonly onRejected?: (rejection: Rejection) => void;
  /**
   * Receives the first edition that was detected, and each change of it, if the receiver reads several editions. Default: the
   * message goes to `console.warn`.
   */
  readonly onEditionChange?: (change: EditionChange) => void;
  /** Receives what handlers, stores and hooks throw, and where. Default: `console.error`. */
  readonly onError?: (error: unknown, source: ErrorSource) => void;
}

/** A receiver with one secret; its `keyId` is `default`. */
export interface SingleSecret {
  /** The webhook's secret (W1.6). `null` accepts **every** request, including unsigned and forged ones. */
  readonly secret: string | null;
  readonly secrets?: never;
}

/** A receiver with several secrets. */
export interface MultipleSecrets {
  /** At least one; several while a webhook changes its secret. */
  readonly secrets: readonly NamedSecret[];
  readonly secret?: never;
}

/** Options of `createReceiver`. */
export type ReceiverOptions<
  Edition extends string = DeliveryEdition,
  Tracker = ChangeTracker | undefined,
> = ReceiverSettings<Edition, Tracker> & (SingleSecret | MultipleSecrets);

/** Options whatever the edition. */
export type AnyOptions = Omit<ReceiverSettings, "on" | "edition" | "mode"> & {
  readonly on: object;
  readonly edition?: string | readonly string[];
  readonly mode?: Mode | DeliveryMode | readonly DeliveryMode[];
} & (SingleSecret | MultipleSecrets);

/** Longest time for `setTimeout`; with more, it does not wait at all. */
const LONGEST = 2 ** 31 - 1;

/**
 * Fills in the missing limits.
 *
 * @throws TypeError for an invalid limit: zero, a negative number, NaN, a string.
 */
export function readLimits({
  maxBytes = 10 * 1_048_576,
  readTimeoutMs = 10_000,
  handlerTimeoutMs = 60_000,
}: Limits = {}): Required<Limits> {
  const limits = { maxBytes, readTimeoutMs, handlerTimeoutMs };
  for (const [name, value] of Object.entries(limits)) {
    if (typeof value !== "number" || !(value > 0))
      throw new TypeError(`cannot create the receiver: limits.${name} is not a positive number`);
  }
  return {
    maxBytes,
    readTimeoutMs: Math.min(readTimeoutMs, LONGEST),
    handlerTimeoutMs: Math.min(handlerTimeoutMs, LONGEST),
  };
}

/** Rejects options that the types rule out but JavaScript does not. */
export function checkOptions(options: AnyOptions): void {
  if (!isObject(options)) throw new TypeError("cannot create the receiver: expected { secret, on }");
  if (!isObject(options.on))
    throw new TypeError(
      'cannot create the receiver: "on" is missing; give handlers, such as on: { "update:task": ({ task }) => … }, or on: {} for none',
    );
  for (const [name, [expected, fits]] of Object.entries(expectations)) {
    const value: unknown = options[name as keyof AnyOptions];
    if (value !== undefined && !fits(value))
      throw new TypeError(`cannot create the receiver: \`${name}\` must be ${expected}`);
  }
}

const isFunction = (value: unknown): boolean => typeof value === "function";
const isBoolean = (value: unknown): boolean => typeof value === "boolean";

/** What each option must be, in words and as a check. */
const expectations: Readonly<Record<string, readonly [string, (value: unknown) => boolean]>> = {
  changes: ["createChangeTracker(…)", (value) => isObject(value) && isFunction(value.track)],
  deduplication: ["createDeduplicationStore(…)", (value) => isObject(value) && isFunction(value.claim)],
  limits: ["an object", isObject],
  mediaTypes: [
    "a list of names in lower case",
    (value) => Array.isArray(value) && value.every((one) => one === String(one).toLowerCase()),
  ],
  secrets: ["a list of { id, secret }", (value) => Array.isArray(value) && value.every(isObject)],
  allowUnprefixed: ["true or false", isBoolean],
  acceptLineFeed: ["true or false", isBoolean],
  onRejected: ["a function", isFunction],
  onEditionChange: ["a function", isFunction],
  onError: ["a function", isFunction],
};
