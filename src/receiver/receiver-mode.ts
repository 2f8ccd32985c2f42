import type { DeliveryEdition } from "#generated/contracts/delivery.d.ts";
import type { DeliveryMode } from "#generated/contracts/types.d.ts";

export { strict, tolerant } from "#generated/contracts/delivery.js";

/** How a receiver reads deliveries. It is a value, so a bundle contains only the validators in use. */
export type ReceiverMode<Edition extends string = DeliveryEdition> = DeliveryMode<Edition>;
