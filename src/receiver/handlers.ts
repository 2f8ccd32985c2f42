import type { DeliveryEdition, EventsByEdition } from "#generated/contracts/delivery.d.ts";
import type { ValidationError } from "../validate/result.ts";

export type { DefaultEdition } from "#generated/contracts/delivery.d.ts";

/** Name of an event of some editions. */
type EventOf<Edition, Family> = Edition extends keyof Family ? keyof Family[Edition] & string : never;

/** Action of an event name, such as `update`. */
type ActionOf<Name> = Name extends `${infer Action}:${string}` ? Action : never;

/** Resource of an event name, such as `task`. */
type ResourceOf<Name> = Name extends `${string}:${infer Resource}` ? Resource : never;

/** Key of a handler: an event name of the edition (W6.1), `<action>:*`, `*:<resource>`, or `*` for every event. */
export type EventPattern<Edition extends string = DeliveryEdition, Family = EventsByEdition> =
  | EventOf<Edition, Family>
  | `${ActionOf<EventOf<Edition, Family>>}:*`
  | `*:${ResourceOf<EventOf<Edition, Family>>}`
  | "*";

/** Event names that match a key. */
type NamesFor<Key, Name> = Key extends "*"
  ? Name
  : Key extends `*:${infer Resource}`
    ? Extract<Name, `${string}:${Resource}`>
    : Key extends `${infer Action}:*`
      ? Extract<Name, `${Action}:${string}`>
      : Extract<Name, Key>;

/** Deliveries that match a key: one envelope of each edition for an event name, a union for a pattern. */
export type DeliveryOf<
  Key extends string,
  Edition extends string = DeliveryEdition,
  Family = EventsByEdition,
> = Edition extends keyof Family
  ? Family[Edition][NamesFor<Key, keyof Family[Edition]> & keyof Family[Edition]]
  : never;

/** A signed delivery with an `event` that the edition does not have: only that name is checked (W-events). */
export interface UnknownDelivery {
  readonly event: string;
  readonly [member: string]: unknown;
}

/** The same for a contract that may name events outside of the body: the context has the name. */
export type UnknownPayload = Readonly<Record<string, unknown>>;

/** What a handler receives besides the delivery. */
export interface DeliveryContext {
  /** The secret that the signature matched; `null` if the receiver was made with `secret: null`. */
  readonly keyId: string | null;
  /** The exact bytes of the body. */
  readonly bytes: Uint8Array;
  /** Name of the event, wherever the delivery has it. */
  readonly event: string;
}

/** What a handler receives besides the delivery if a receiver reads several editions: `edition` narrows `delivery`. */
export type EditionContext<
  Key extends string,
  Edition extends string,
  Family = EventsByEdition,
> = Edition extends keyof Family
  ? DeliveryContext & {
      /** The edition that the delivery was read by. */
      readonly edition: Edition;
      /** The delivery again, so that `edition` narrows it. */
      readonly delivery: DeliveryOf<Key, Edition, Family>;
    }
  : never;

/** What the handler of invalid deliveries receives besides the body. */
export interface InvalidContext extends DeliveryContext {
  /** What is wrong with the body in `edition`: at least one error, at most 100. */
  readonly errors: readonly ValidationError[];
  /** The edition that the body breaks least. */
  readonly edition: string;
}

/**
 * Takes a delivery. A promise is awaited before the sender is answered; a thrown error becomes a 500.
 *
 * The sender gives up after 10 s (W-timeout): pass longer work to a queue.
 */
export type Handler<D, Context = DeliveryContext> = (delivery: D, context: Context) => unknown;

/** Handlers by event name or pattern. */
type PatternHandlers<Edition extends string, Family> = {
  readonly [Key in EventPattern<Edition, Family>]?: Handler<
    DeliveryOf<Key, Edition, Family>,
    EditionContext<Key, Edition, Family>
  >;
};

/**
 * The handlers of a receiver. At most one runs for a delivery: that of the event name, else `*:<resource>`, else
 * `<action>:*`, else `*`. Only `unknown` takes deliveries with an event that the contract does not have, and only
 * `invalid` those that no edition accepts, in `tolerant` mode (W-lost); `*` takes neither.
 */
export type Handlers<Edition extends string = DeliveryEdition, Family = EventsByEdition> = PatternHandlers<
  Edition,
  Family
> & {
  readonly unknown?: Handler<Family extends EventsByEdition ? UnknownDelivery : UnknownPayload>;
  /** Takes parsed JSON; nothing else about it is checked. */
  readonly invalid?: Handler<unknown, InvalidContext>;
};
