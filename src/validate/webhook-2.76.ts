/** Deliveries of edition 2.76 (CVAT 2.76 to 2.80): types, validation and the modes of a receiver. */

import type { Delivery } from "#generated/types/webhook-2.76.d.ts";
import { validate as validateStrictly } from "#generated/validators/webhook-2.76/strict/delivery.js";
import { isDelivery as isStrictly } from "#generated/validators/webhook-2.76/strict/guards.js";
import { validate as validateTolerantly } from "#generated/validators/webhook-2.76/tolerant/delivery.js";
import { isDelivery as isTolerantly } from "#generated/validators/webhook-2.76/tolerant/guards.js";
import { createGuard, type Guard } from "./create-guard.ts";
import type { DeliveryMode } from "./delivery-mode.ts";
import {
  createParseDelivery,
  createValidateDelivery,
  type ParseDelivery,
  type ValidateDelivery,
} from "./delivery-reader.ts";

export type * from "#generated/types/webhook-2.76.d.ts";
export type { DeliveryResultOf, Unreadable } from "./delivery-reader.ts";
export type * from "./result.ts";

/** Takes only what a sender of the edition owes: no unknown member, every format asserted. */
export const strict: DeliveryMode<"2.76"> = { name: "strict", edition: "2.76", validate: validateStrictly };

/**
 * Reads as a receiver should: members the edition does not know are kept and formats not asserted; types and required
 * members still are.
 */
export const tolerant: DeliveryMode<"2.76"> = {
  name: "tolerant",
  edition: "2.76",
  validate: validateTolerantly,
};

/** Validates the parsed body of a delivery; see `ValidateDelivery`. Default mode: `strict`. */
export const validateDelivery: ValidateDelivery<"2.76"> = /* @__PURE__ */ createValidateDelivery({
  strict,
  tolerant,
});

/** Reads and validates a body, of bytes or a string; see `ParseDelivery`. Default mode: `strict`. */
export const parseDelivery: ParseDelivery<"2.76"> = /* @__PURE__ */ createParseDelivery(validateDelivery);

/** Tells whether a parsed body is a valid delivery. Default mode: `strict`. */
export const isDelivery: Guard<Delivery> = /* @__PURE__ */ createGuard({
  strict: isStrictly,
  tolerant: isTolerantly,
});
