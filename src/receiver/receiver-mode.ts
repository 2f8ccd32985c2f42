import type { DeliveryMode } from "../validate/delivery-mode.ts";
import type { WebhookEdition } from "../validate/editions.ts";
import type { DefaultEdition } from "./handlers.ts";

export { strict, tolerant } from "../validate/webhook-2.3.ts";

/** How a receiver reads deliveries: a value, so that a bundle holds only the validators that are used. */
export type ReceiverMode<Edition extends WebhookEdition = DefaultEdition> = DeliveryMode<Edition>;
