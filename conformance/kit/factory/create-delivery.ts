import type { Delivery } from "#generated/webhook/2.3/types.d.ts";
import { defaultEdition } from "#src/diagnostics/contract.ts";
import { findEvent } from "#src/diagnostics/find-event.ts";
import { places } from "#src/diagnostics/places.ts";
import type { DefaultEdition, DeliveryOf } from "#src/receiver/handlers.ts";
import { createMaker } from "./create-maker.ts";
import { createValue } from "./create-value.ts";
import { relations } from "./relations.ts";

/** Name of an event (W6.1). */
export type DeliveryEvent = Delivery["event"];

/** Some members of a value, and of the values within; `undefined` leaves a member out. */
export type Overrides<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Overrides<Item>[]
    : { readonly [Key in keyof T]?: Overrides<T[Key]> | undefined };

/**
 * Creates a delivery of an event of the default edition: valid in strict mode and without a warning, for every seed (W6).
 *
 * ```ts
 * import { createDelivery } from "annotation-contracts/conformance";
 *
 * const overrides = { task: { id: 481 }, before_update: { status: "annotation" } };
 * const { task, before_update } = createDelivery("update:task", overrides, 7);
 * console.log(task.id, task.url.endsWith("/481"), Object.keys(before_update)); // 481 true [ 'status' ]
 * ```
 *
 * The contract decides its members; the same seed gives the same delivery, in one version of the package.
 * Overrides are kept as they are: members of objects and items of lists are completed, `before_update` is taken whole, and
 * members that contradict them change, such as a `url` that ends in the `id`. So an override can make the delivery invalid.
 *
 * @throws TypeError when the event does not exist. RangeError unless the seed is an integer from 0 to 2^32 − 1.
 */
export function createDelivery<Event extends DeliveryEvent>(
  event: Event,
  overrides?: Overrides<Omit<DeliveryOf<Event, DefaultEdition>, "event">>,
  seed = 0,
): DeliveryOf<Event, DefaultEdition> {
  const { definitions } = places.webhook;
  const envelope = definitions[findEvent(event)?.type ?? ""];
  if (envelope === undefined) {
    const { edition } = defaultEdition("webhook");
    throw new TypeError(`cannot create a delivery: there is no event "${event}" in edition ${edition}`);
  }
  // The definition is that of the event's envelope.
  return createValue(envelope, overrides, createMaker(definitions, seed, relations)) as DeliveryOf<
    Event,
    DefaultEdition
  >;
}
