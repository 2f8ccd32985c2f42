// Generated from contracts.config.ts by "npm run generate". Do not edit.

/** Edition 2.73 (CVAT 2.73–2.75) of the webhook contract: types, validation and modes. */

import { validate as validateStrict } from "#generated/webhook/2.73/strict.js";
import { validate as validateTolerant } from "#generated/webhook/2.73/tolerant.js";
import type { Delivery } from "#generated/webhook/2.73/types.d.ts";
import * as parts from "../../validate/webhook-edition.ts";

export * from "#generated/webhook/2.73/strict.js";
export type * from "../../validate/delivery-types.ts";

/** The deliveries of an event or a pattern: `DeliveryOf<"*:task">`, `DeliveryOf<"update:*">`. */
export type DeliveryOf<Pattern extends string> = parts.MatchingDelivery<Delivery, Pattern>;

/** A delivery about a task. */
export type TaskEvent = DeliveryOf<"*:task">;

/** A delivery about an update. */
export type UpdateEvent = DeliveryOf<"update:*">;

/** A task as it appears in any delivery. */
export type AnyTask = TaskEvent["task"];

/** Reads deliveries according to the rules for senders: unknown properties are rejected, and formats are asserted. */
export const strict: parts.DeliveryMode<"2.73"> = { name: "strict", edition: "2.73", validate: validateStrict };

/** Reads deliveries according to the rules for receivers: unknown properties are kept, and formats are not asserted. */
export const tolerant: parts.DeliveryMode<"2.73"> = { name: "tolerant", edition: "2.73", validate: validateTolerant };

/** Validates a parsed delivery; see `ValidateDelivery`. Default mode: `strict`. */
export const validateDelivery: parts.ValidateDelivery<Delivery> =
  /* @__PURE__ */ parts.createValidateDelivery({ strict, tolerant }, parts.warnings);

/** Reads and validates a body; see `ParseDelivery`. Default mode: `strict`. */
export const parseDelivery: parts.ParseDelivery<Delivery> =
  /* @__PURE__ */ parts.createParseDelivery(validateDelivery);

/** Checks whether a parsed delivery is valid. Default mode: `strict`. */
export const isDelivery: parts.Guard<Delivery> = /* @__PURE__ */ parts.createGuard({ strict, tolerant });
