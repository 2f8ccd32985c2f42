import type { DeliveryEdition } from "#generated/contracts/delivery.d.ts";
import type { DeliveryMode } from "#generated/contracts/types.d.ts";

export { strict, tolerant } from "#generated/contracts/delivery.js";

/** How a receiver reads deliveries: a value, so that a bundle holds only the validators that are used. */
export type ReceiverMode<Edition extends string = DeliveryEdition> = DeliveryMode<Edition>;
