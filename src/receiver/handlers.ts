import type { Delivery } from "#generated/types/webhook-2.3.d.ts";

/** Action of an event name, such as `update`. */
type ActionOf<Name> = Name extends `${infer Action}:${string}` ? Action : never;

/** Resource of an event name, such as `task`. */
type ResourceOf<Name> = Name extends `${string}:${infer Resource}` ? Resource : never;

/** Key of a handler: one of the 19 event names (W6.1), `<action>:*`, `*:<resource>`, or `*` for every event. */
export type EventPattern =
  | Delivery["event"]
  | `${ActionOf<Delivery["event"]>}:*`
  | `*:${ResourceOf<Delivery["event"]>}`
  | "*";

/** Deliveries that a key takes: one envelope for an event name, a union for a pattern. */
export type DeliveryOf<Key extends EventPattern> = Key extends "*"
  ? Delivery
  : Key extends `*:${infer Resource}`
    ? Extract<Delivery, { event: `${string}:${Resource}` }>
    : Key extends `${infer Action}:*`
      ? Extract<Delivery, { event: `${Action}:${string}` }>
      : Extract<Delivery, { event: Key }>;

/** A signed delivery whose `event` is none of the 19: nothing but that name is checked (W-events). */
export interface UnknownDelivery {
  readonly event: string;
  readonly [member: string]: unknown;
}

/** What a handler is told about a delivery besides its content. */
export interface DeliveryContext {
  /** Which secret the signature matched; `null` when the receiver was made with `secret: null`. */
  readonly keyId: string | null;
  /** The exact bytes of the body. */
  readonly bytes: Uint8Array;
}

/**
 * Takes a delivery. A promise is awaited before the sender is answered; what is thrown becomes a 500.
 *
 * The sender gives up after 10 s (W-timeout): hand longer work to a queue.
 */
export type Handler<D> = (delivery: D, context: DeliveryContext) => unknown;

/** Handlers by event name or pattern. */
type PatternHandlers = { readonly [Key in EventPattern]?: Handler<DeliveryOf<Key>> };

/**
 * The handlers of a receiver. Exactly one runs for a delivery: that of the event name, else `*:<resource>`, else
 * `<action>:*`, else `*`. `unknown` alone takes deliveries whose event is none of the contract's; `*` does not.
 */
export interface Handlers extends PatternHandlers {
  readonly unknown?: Handler<UnknownDelivery>;
}
