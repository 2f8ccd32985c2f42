import type { WebhookEdition as DeliveryEdition } from "#generated/internal/webhook.d.ts";
import type { ChangeTracker } from "../changes/create-change-tracker.ts";
import type { NamedSecret } from "../signature/signature.ts";
import { isObject, isRecord } from "../util/is-object.ts";
import { hasFunction } from "../util/read-property.ts";
import {
  checkOptions,
  expectBoolean,
  expectFunction,
  expectObject,
  expectPositive,
  expectThat,
  type Rule,
} from "../util/rules.ts";
import type { DeliveryMode, Mode } from "../validate/result.ts";
import type { DeduplicationStore } from "./create-deduplication-store.ts";
import type { EditionChange } from "./detect-edition.ts";
import type { Handlers } from "./handlers.ts";
import type { Rejection } from "./rejection.ts";

/** The limits of a receiver. */
export interface Limits {
  /** Maximum size of a body, in bytes (W-answer). Default: 10 MiB. */
  readonly maxBytes?: number;
  /** Maximum time for a body to arrive, in milliseconds (W-timeout). Default: 10,000, the sender's own limit. */
  readonly readTimeout?: number;
  /**
   * Maximum time for a handler, and for the claim of a `deduplication` store, in milliseconds. After that, the response
   * is 500 and `onError` is called, whatever the handler does later. Default: 60,000. Senders wait only 10 s
   * (W-timeout).
   */
  readonly handlerTimeout?: number;
}

/** Source of an error that the request did not cause. */
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
   * tries the edition of the last accepted delivery first, then the others from newest to oldest; `context.edition` is
   * the one that accepted the delivery. A named edition is loaded when the receiver is created, which does not work in
   * a bundle; use `mode` there. Default: all editions, each loaded when first needed; in `strict` mode, the source
   * document's (E-strict).
   */
  readonly edition?: Edition | readonly Edition[];
  /**
   * How to read deliveries: `"tolerant"` or `"strict"`. In a bundle, pass the export `tolerant` or `strict` of
   * `annotation-contracts/webhook` or of an edition's module, or a list of these. Default: `"tolerant"`. A signed but
   * invalid delivery is reported to `onRejected` and passed to `on.invalid`. The response is 200, because the
   * signature matched (W5.1.5, W-lost). In `strict` mode, no handler runs and the response is 422. The platform does
   * not retry a 422, so the event is lost.
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
  readonly allowLineFeed?: boolean;
  /** Store that prevents handling a repeated delivery twice. Default: every delivery is handled. */
  readonly deduplication?: DeduplicationStore;
  /** Passes changes to each handler: `createChangeTracker(…)` from `annotation-contracts/changes`. Default: none. */
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
  /** At least one secret; several while a webhook's secret is being replaced. */
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

/** Maximum delay of `setTimeout`; with a longer delay, it does not wait at all. */
const LONGEST = 2 ** 31 - 1;

/** Fills in the missing limits. */
export function readLimits({
  maxBytes = 10 * 1_048_576,
  readTimeout = 10_000,
  handlerTimeout = 60_000,
}: Limits = {}): Required<Limits> {
  return {
    maxBytes,
    readTimeout: Math.min(readTimeout, LONGEST),
    handlerTimeout: Math.min(handlerTimeout, LONGEST),
  };
}

const anything: Rule = () => [];

/** The rules for the options, except options that are checked where they are used. No secret is quoted. */
const checkSettings = expectObject(
  {
    secret: anything,
    secrets: (value, path) =>
      isListOf(isObject, value) ? [] : [{ path, message: "expected a list of { id, secret }" }],
    on: expectThat('handlers, such as { "update:task": ({ task }) => … }, or {} for none', isObject),
    edition: anything,
    mode: anything,
    limits: expectObject({
      maxBytes: expectPositive,
      readTimeout: expectPositive,
      handlerTimeout: expectPositive,
    }),
    mediaTypes: expectThat("a list of names in lower case", (value) => isListOf(isLowerCase, value)),
    allowUnprefixed: expectBoolean,
    allowLineFeed: expectBoolean,
    deduplication: expectThat("createDeduplicationStore(…)", (value) =>
      ["claim", "done", "release"].every((name) => hasFunction(value, name)),
    ),
    changes: expectThat("createChangeTracker(…)", (value) => hasFunction(value, "track")),
    onRejected: expectFunction,
    onEditionChange: expectFunction,
    onError: expectFunction,
  },
  { required: ["on"] },
);

/** Rejects options that TypeScript would reject but JavaScript accepts. */
export function checkReceiverOptions(options: AnyOptions): void {
  const rule = isRecord(options) ? checkSettings : () => [{ path: "", message: "expected { secret, on }" }];
  checkOptions("the receiver", rule, options);
}

function isListOf(isItem: (value: unknown) => boolean, value: unknown): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isLowerCase(value: unknown): boolean {
  return value === String(value).toLowerCase();
}
