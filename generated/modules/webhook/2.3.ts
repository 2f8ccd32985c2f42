// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** Edition 2.3 (CVAT 2.3) of the webhook contract: types, validation and modes. */

import type { DeliveryByEdition, WebhookEdition } from "#generated/contracts/webhook.d.ts";
import { strict, tolerant } from "#generated/contracts/webhook-2.3.js";
import { checkRules } from "#generated/contracts/webhook.rules.js";
import type { Delivery } from "#generated/types/webhook-2.3.d.ts";
import { isDelivery as isStrictly } from "#generated/validators/webhook-2.3/strict/guards.js";
import { isDelivery as isTolerantly } from "#generated/validators/webhook-2.3/tolerant/guards.js";
import { createGuard, type Guard } from "../../../src/validate/create-guard.ts";
import { createParseDelivery, type ParseDelivery, createValidateDelivery, type DeliveryReading, type ValidateDelivery } from "../../../src/validate/read-document.ts";

export type * from "#generated/types/webhook-2.3.d.ts";
export type * from "../../../src/validate/result.ts";
export type { Guard } from "../../../src/validate/create-guard.ts";
export type { DeliveryReading, ParseDelivery, Unreadable, ValidateDelivery } from "../../../src/validate/read-document.ts";
export { strict, tolerant };

/** The result of validation in an edition. */
export type DeliveryResultOf<Edition extends WebhookEdition> = DeliveryReading<DeliveryByEdition[Edition]>;

/**
 * Validates a parsed delivery; see `ValidateDelivery`. Default mode: `strict`.
 *
 * ```ts
 * import { validateDelivery } from "annotation-contracts/webhook";
 *
 * console.log(validateDelivery(null).status); // invalid
 * ```
 */
export const validateDelivery: ValidateDelivery<Delivery> = /* @__PURE__ */ createValidateDelivery({ strict, tolerant }, checkRules);

/**
 * Reads and validates a body, of bytes or a string; see `ParseDelivery`. Default mode: `strict`.
 *
 * ```ts
 * import { parseDelivery } from "annotation-contracts/webhook";
 *
 * console.log(parseDelivery('{"event":"?"}').status); // unknown
 * ```
 */
export const parseDelivery: ParseDelivery<Delivery> = /* @__PURE__ */ createParseDelivery(validateDelivery);

/** Checks whether a parsed delivery is valid. Default mode: `strict`. */
export const isDelivery: Guard<Delivery> = /* @__PURE__ */ createGuard({ strict: isStrictly, tolerant: isTolerantly });
