/** Deliveries: the types of the contract and its validation. */
export type * from "#generated/types/webhook-2.3.d.ts";
export { parseDelivery, type Unreadable } from "./validate/parse-delivery.ts";
export type * from "./validate/result.ts";
export { type DeliveryResult, isDelivery, validateDelivery } from "./validate/validate-delivery.ts";
