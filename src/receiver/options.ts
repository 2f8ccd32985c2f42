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
   * Maximum time for a handler, and for the claim of a `deduplication` store, in milliseconds. After that, the response
   * is 500 and `onError` is called, whatever the handler does later. Default: 60,000. Senders wait only 10 s
   * (W-timeout).
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
   * The edition in which to read deliveries, or a list of editions. It determines the handlers' types. The receiver
   * tries the edition of the last accepted delivery first, then newest to oldest; `context.edition` names the one that
   * accepted the delivery. A named edition is loaded when the receiver is created, which a bundle cannot do; use `mode`
   * in bundles. Default: all editions, each loaded when first needed; in `strict` mode, the source document's
   * (E-strict).
   */
  readonly edition?: Edition | readonly Edition[];
  /**
   * How to read deliveries: `"tolerant"` or `"strict"`. In a bundle, pass the export `tolerant` or `strict` of
   * `annotation-contracts/webhook` or of an edition's module, or a list of these. Default: `"tolerant"`. A signed but
   * invalid delivery is reported to `onRejected` and passed to `on.invalid`. The response is 200, because the signature
   * matched (W5.1.5, W-lost).
   * In `strict` mode, no handler runs and the response is 422. The platform does not retry a 422, so the event is lost.
   */
  readonly mode?: DeliveryMode<Edition> | readonly DeliveryMode<Edition>[] | Mode;
  readonly limits?: Limits;
  /** Accepted media types, in lower case (W-answer). Default: `application/json` only. */
  readonly mediaTypes?: readonly string[];
  /** Whether a signature without `sha256=` is accepted (W-sig). Default: `false`. */
  readonly allowUnprefixed?: boolean;
  /**
   * Whether to accept a signature over the body plus a line feed, as release 2.3.0 creates it (W-lf). Default: `false`.
   */
  readonly acceptLineFeed?: boolean;
  /** Store that prevents handling a repeated delivery twice. Default: every delivery is handled. */
  readonly deduplication?: DeduplicationStore;
  /** Passes to each handler what changed: `createChangeTracker(…)` of `annotation-contracts/changes`. Default: nothing. */
  readonly changes?: Tracker;
  /**
   * Called with every rejection. Default: `console.warn` for signed but invalid deliveries, and for the first rejected
   * signature of each reason.
   */
  readonly onRejected?: (rejection: Rejection) => void;
  /**
   * Called with the first detected edition and with each change, if the receiver reads several editions. Default:
   * `console.warn` with the message.
   */
  readonly onEditionChange?: (change: EditionChange) => void;
  /** Called with each error that a handler, store or hook throws, and with its origin. Default: `console.error`. */
  readonly onError?: (error: unknown, source: ErrorSource) => void;
}

/** Options of a receiver with one secret; its `keyId` is `default`. */
export interface SingleSecret {
  /** The webhook's secret (W1.6). `null` accepts **every** request, including unsigned and forged ones. */
  readonly secret: string | null;
  readonly secrets?: never;
}

/** Options of a receiver with several secrets. */
export interface MultipleSecrets {
  /** At least one secret; several while a webhook's secret changes. */
  readonly secrets: readonly NamedSecret[];
  readonly secret?: never;
}

/** Options of `createReceiver`. */
export type ReceiverOptions<
  Edition extends string = DeliveryEdition,
  Tracker = ChangeTracker | undefined,
> = ReceiverSettings<Edition, Tracker> & (SingleSecret | MultipleSecrets);

/** Options for any edition. */
export type AnyOptions = Omit<ReceiverSettings, "on" | "edition" | "mode"> & {
  readonly on: object;
  readonly edition?: string | readonly string[];
  readonly mode?: Mode | DeliveryMode | readonly DeliveryMode[];
} & (SingleSecret | MultipleSecrets);

/** Maximum delay of `setTimeout`; with a longer one, it does not wait at all. */
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

/** Rejects options that TypeScript would reject but JavaScript accepts. */
export function checkOptions(options: AnyOptions): void {
  if (!isObject(options)) throw new TypeError("cannot create the receiver: expected { secret, on }");
  if (!isObject(options.on))
    throw new TypeError(
      'cannot create the receiver: "on" is missing; pass handlers, such as on: { "update:task": ({ task }) => … }, or on: {} for none',
    );
  for (const [name, [expected, fits]] of Object.entries(expectations)) {
    const value: unknown = options[name as keyof AnyOptions];
    if (value !== undefined && !fits(value))
      throw new TypeError(`cannot create the receiver: \`${name}\` must be ${expected}`);
  }
}

const isFunction = (value: unknown): boolean => typeof value === "function";
const isBoolean = (value: unknown): boolean => typeof value === "boolean";

/** The rule of each option: a phrase and a check. */
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
