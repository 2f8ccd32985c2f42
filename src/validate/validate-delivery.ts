import type { DeliveryResultOf } from "./delivery-reader.ts";

export type * from "#generated/types/webhook-2.3.d.ts";
export type * from "./result.ts";
export { isDelivery, validateDelivery } from "./webhook-2.3.ts";

/** What is known of a delivery of the default edition after validation. */
export type DeliveryResult = DeliveryResultOf<"2.3">;
