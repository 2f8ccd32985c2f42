/** The types that every webhook edition's module exports. */
export type { DeliveryResult, Guard, ParseDelivery, Unreadable, ValidateDelivery } from "./read-document.ts";
export type * from "./result.ts";
