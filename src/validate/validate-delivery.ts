import type { Delivery } from "#generated/types/webhook-2.3.d.ts";
import { validate as strict } from "#generated/validators/webhook-2.3/strict/delivery.js";
import { validate as tolerant } from "#generated/validators/webhook-2.3/tolerant/delivery.js";
import { checkRules } from "./check-rules.ts";
import type { Invalid, Unknown, Valid, ValidateOptions } from "./result.ts";

export type * from "#generated/types/webhook-2.3.d.ts";
export type * from "./result.ts";

/** What is known of a delivery after validation. */
export type DeliveryResult = Valid<Delivery> | Invalid | Unknown;

/**
 * Validates the parsed body of a delivery against the envelope that its `event` names (W6).
 *
 * Never throws for what `JSON.parse` returns. A delivery whose `event` is a string but none of the 19 names is
 * `unknown`, not invalid. Default mode: `strict`.
 */
export function validateDelivery(value: unknown, { mode = "strict" }: ValidateOptions = {}): DeliveryResult {
  const errors = mode === "strict" ? strict(value) : tolerant(value);
  const [first] = errors;
  if (first === undefined)
    return { status: "valid", value: value as Delivery, warnings: checkRules(value as Delivery) };
  if (first.code === "unknown-event") return { status: "unknown", event: String(first.received), errors };
  return { status: "invalid", errors };
}
