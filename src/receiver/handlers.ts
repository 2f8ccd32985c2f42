import type { WebhookEdition as DeliveryEdition, EventsByEdition } from "#generated/internal/webhook.d.ts";
import type { ChangesOf, ChangeTracker } from "../changes/create-change-tracker.ts";
import type { EventsOf } from "../validate/delivery-of.ts";
import type { ValidationError } from "../validate/result.ts";

export type { DefaultEdition } from "#generated/internal/webhook.d.ts";

/** The name of an event in the given editions. */
type EventOf<Edition> = Edition extends keyof EventsByEdition
  ? keyof EventsByEdition[Edition] & string
  : never;

/** Action of an event name, such as `update`. */
type ActionOf<Name> = Name extends `${infer Action}:${string}` ? Action : never;

/** Resource of an event name, such as `task`. */
type ResourceOf<Name> = Name extends `${string}:${infer Resource}` ? Resource : never;

/** Key of a handler: an event name of the edition (W6.1), `<action>:*`, `*:<resource>`, or `*` for all events. */
export type EventPattern<Edition extends string = DeliveryEdition> =
  | EventOf<Edition>
  | `${ActionOf<EventOf<Edition>>}:*`
  | `*:${ResourceOf<EventOf<Edition>>}`
  | "*";

/** Deliveries that match a key: one envelope per edition for an event name, a union for a pattern. */
export type ReceivedDelivery<
  Key extends string,
  Edition extends string = DeliveryEdition,
> = Edition extends keyof EventsByEdition
  ? EventsByEdition[Edition][Extract<keyof EventsByEdition[Edition], EventsOf<Key>>]
  : never;

/** A signed delivery with an `event` that is not in any edition. Only the event's name is checked (W-events). */
export interface UnknownDelivery {
  readonly event: string;
  readonly [property: string]: unknown;
}

/** The context of a delivery, which a handler also receives. */
export interface DeliveryContext {
  /** The secret that the signature matched; `null` if the receiver was created with `secret: null`. */
  readonly keyId: string | null;
  /** The exact bytes of the body. */
  readonly bytes: Uint8Array;
  readonly event: string;
}

/** The second argument of a handler. Its `edition` narrows the type of `delivery`. */
export type EditionContext<
  Key extends string,
  Edition extends string,
  Tracker = undefined,
> = Edition extends keyof EventsByEdition
  ? DeliveryContext & {
      /** The edition in which the delivery was read. */
      readonly edition: Edition;
      /** The same delivery, with a type that `edition` narrows. */
      readonly delivery: ReceivedDelivery<Key, Edition>;
    } & (Tracker extends ChangeTracker ? ChangesOf<ReceivedDelivery<Key, Edition>> : unknown)
  : never;

/** The second argument of the handler for invalid deliveries. */
export interface InvalidContext extends DeliveryContext {
  /** The errors in the body according to `edition`: at least one, at most 100. */
  readonly errors: readonly ValidationError[];
  /** The edition with the fewest errors. */
  readonly edition: string;
}

/**
 * Handles a delivery. The receiver awaits a promise before it responds. A thrown error becomes a 500.
 *
 * The sender gives up after 10 s (W-timeout): pass longer work to a queue.
 */
export type Handler<D, Context = DeliveryContext> = (delivery: D, context: Context) => unknown;

/** Handlers by event name or pattern. */
type PatternHandlers<Edition extends string, Tracker> = {
  readonly [Key in EventPattern<Edition>]?: Handler<
    ReceivedDelivery<Key, Edition>,
    EditionContext<Key, Edition, Tracker>
  >;
};

/**
 * The handlers of a receiver. At most one handler runs for a delivery: the one for the event name, else `*:<resource>`,
 * else `<action>:*`, else `*`. Deliveries with an unknown event go only to `unknown`. In `tolerant` mode, deliveries
 * that no edition accepts go only to `invalid` (W-lost); `*` receives neither.
 */
export type Handlers<Edition extends string = DeliveryEdition, Tracker = undefined> = PatternHandlers<
  Edition,
  Tracker
> & {
  readonly unknown?: Handler<UnknownDelivery>;
  /** Receives parsed JSON that is not checked any further. */
  readonly invalid?: Handler<unknown, InvalidContext>;
};
