// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** The webhook contract: types of its default edition, and validation. */

import type { DeliveryResultOf } from "./webhook/2.3.ts";

export type * from "#generated/types/webhook-2.3.d.ts";
export type * from "../../src/validate/result.ts";
export { contract } from "#generated/contracts/webhook.js";
export { isDelivery, parseDelivery, validateDelivery } from "./webhook/2.3.ts";
export type { Guard, DeliveryReading, ParseDelivery, Unreadable, ValidateDelivery } from "./webhook/2.3.ts";

/** The result of validation in the default edition. */
export type DeliveryResult = DeliveryResultOf<"2.3">;
