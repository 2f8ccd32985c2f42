import { validate as validateStrictly } from "#generated/validators/webhook-2.3/strict/delivery.js";
import { validate as validateTolerantly } from "#generated/validators/webhook-2.3/tolerant/delivery.js";
import type { Mode, ValidationError } from "../validate/result.ts";

/** How a receiver reads deliveries: a value, so that a bundle holds only the validators that are used. */
export interface ReceiverMode {
  readonly name: Mode;
  readonly validate: (value: unknown) => readonly ValidationError[];
}

/**
 * Reads as a receiver should: members the contract does not know are kept and formats not asserted; types and
 * required members still are.
 */
export const tolerant: ReceiverMode = { name: "tolerant", validate: validateTolerantly };

/** Takes only what a sender owes: no unknown member, every format asserted. */
export const strict: ReceiverMode = { name: "strict", validate: validateStrictly };
