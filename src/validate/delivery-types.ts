/** The types that every webhook edition's module exports. */
export type { Guard } from "./create-guard.ts";
export type { DeliveryResult, ParseDelivery, Unreadable, ValidateDelivery } from "./read-document.ts";
export type * from "./result.ts";
