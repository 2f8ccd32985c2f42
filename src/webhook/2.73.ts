/** Edition 2.73 (CVAT 2.73–2.75) of the webhook contract: types, validation and modes. */

import { validate as validateStrict } from "#generated/webhook/2.73/strict.js";
import { validate as validateTolerant } from "#generated/webhook/2.73/tolerant.js";
import type { Delivery } from "#generated/webhook/2.73/types.d.ts";
import { createGuard, type Guard } from "../validate/create-guard.ts";
import type { MatchingDelivery } from "../validate/delivery-of.ts";
import {
  createParseDelivery,
  createValidateDelivery,
  type ParseDelivery,
  type ValidateDelivery,
} from "../validate/read-document.ts";
import type { DeliveryMode } from "../validate/result.ts";
import { warnings } from "../validate/warnings.ts";

export * from "#generated/webhook/2.73/strict.js";
export type { Guard } from "../validate/create-guard.ts";
export type {
  DeliveryResult,
  ParseDelivery,
  Unreadable,
  ValidateDelivery,
} from "../validate/read-document.ts";
export type * from "../validate/result.ts";

/** The deliveries of an event or a pattern: `DeliveryOf<"*:task">`, `DeliveryOf<"update:*">`. */
export type DeliveryOf<Pattern extends string> = MatchingDelivery<Delivery, Pattern>;

/** A delivery about a task. */
export type TaskEvent = DeliveryOf<"*:task">;

/** A delivery of an update. */
export type UpdateEvent = DeliveryOf<"update:*">;

/** A task as any of its deliveries has it. */
export type AnyTask = TaskEvent["task"];

/** Reads deliveries as a sender must write them: no unknown property, every format asserted. */
export const strict: DeliveryMode<"2.73"> = { name: "strict", edition: "2.73", validate: validateStrict };

/** Reads deliveries as a receiver should: unknown properties are kept, formats not asserted. */
export const tolerant: DeliveryMode<"2.73"> = {
  name: "tolerant",
  edition: "2.73",
  validate: validateTolerant,
};

/** Validates a parsed delivery; see `ValidateDelivery`. Default mode: `strict`. */
export const validateDelivery: ValidateDelivery<Delivery> = /* @__PURE__ */ createValidateDelivery(
  { strict, tolerant },
  warnings,
);

/** Reads and validates a body; see `ParseDelivery`. Default mode: `strict`. */
export const parseDelivery: ParseDelivery<Delivery> = /* @__PURE__ */ createParseDelivery(validateDelivery);

/** Checks whether a parsed delivery is valid. Default mode: `strict`. */
export const isDelivery: Guard<Delivery> = /* @__PURE__ */ createGuard({ strict, tolerant });
