import type { DeliveryByEdition, WebhookEdition } from "../validate/editions.ts";

/** Edition that a receiver reads unless another is given. */
export type DefaultEdition = "2.3";

/** Name of an event of some editions. */
type EventOf<Edition extends WebhookEdition> = DeliveryByEdition[Edition]["event"];

/** Action of an event name, such as `update`. */
type ActionOf<Name> = Name extends `${infer Action}:${string}` ? Action : never;

/** Resource of an event name, such as `task`. */
type ResourceOf<Name> = Name extends `${string}:${infer Resource}` ? Resource : never;

/** Key of a handler: an event name of the edition (W6.1), `<action>:*`, `*:<resource>`, or `*` for every event. */
export type EventPattern<Edition extends WebhookEdition = DefaultEdition> =
  | EventOf<Edition>
  | `${ActionOf<EventOf<Edition>>}:*`
  | `*:${ResourceOf<EventOf<Edition>>}`
  | "*";

/** Deliveries that a key takes: one envelope of each edition for an event name, a union for a pattern. */
export type DeliveryOf<Key extends string, Edition extends WebhookEdition = DefaultEdition> = Key extends "*"
  ? DeliveryByEdition[Edition]
  : Key extends `*:${infer Resource}`
    ? Extract<DeliveryByEdition[Edition], { event: `${string}:${Resource}` }>
    : Key extends `${infer Action}:*`
      ? Extract<DeliveryByEdition[Edition], { event: `${Action}:${string}` }>
      : Extract<DeliveryByEdition[Edition], { event: Key }>;

/** A signed delivery whose `event` is none of the edition: nothing but that name is checked (W-events). */
export interface UnknownDelivery {
  readonly event: string;
  readonly [member: string]: unknown;
}

/** What a handler receives besides the delivery. */
export interface DeliveryContext {
  /** Which secret the signature matched; `null` when the receiver was made with `secret: null`. */
  readonly keyId: string | null;
  /** The exact bytes of the body. */
  readonly bytes: Uint8Array;
}

/** What a handler receives besides the delivery where a receiver reads several editions: `edition` narrows `delivery`. */
export type EditionContext<
  Key extends string,
  Edition extends WebhookEdition,
> = Edition extends WebhookEdition
  ? DeliveryContext & {
      /** The first edition of the receiver's list that takes the delivery. */
      readonly edition: Edition;
      /** The delivery once more, so that `edition` narrows it. */
      readonly delivery: DeliveryOf<Key, Edition>;
    }
  : never;

/**
 * Takes a delivery. A promise is awaited before the sender is answered; what is thrown becomes a 500.
 *
 * The sender gives up after 10 s (W-timeout): hand longer work to a queue.
 */
export type Handler<D, Context = DeliveryContext> = (delivery: D, context: Context) => unknown;

/** Handlers by event name or pattern. */
type PatternHandlers<Edition extends WebhookEdition> = {
  readonly [Key in EventPattern<Edition>]?: Handler<DeliveryOf<Key, Edition>, EditionContext<Key, Edition>>;
};

/**
 * The handlers of a receiver. Exactly one runs for a delivery: that of the event name, else `*:<resource>`, else
 * `<action>:*`, else `*`. `unknown` alone takes deliveries whose event is none of the contract's; `*` does not.
 */
export type Handlers<Edition extends WebhookEdition = DefaultEdition> = PatternHandlers<Edition> & {
  readonly unknown?: Handler<UnknownDelivery>;
};
