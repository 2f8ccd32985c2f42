/** The types that the module of every webhook edition exports. */
export type { Guard } from "./create-guard.ts";
export type { DeliveryResult, ParseDelivery, Unreadable, ValidateDelivery } from "./read-document.ts";
export type * from "./result.ts";
