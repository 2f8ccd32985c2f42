/** The webhook contract in the source document's edition: types, validation, and Standard Schema. */

import { type Delivery, validateDelivery } from "./generated/webhook/2.3.ts";
import type { Mode } from "./validate/result.ts";
import { createStandardSchema, type StandardSchema } from "./validate/standard-schema.ts";

export * from "./generated/webhook/2.3.ts";
export type { StandardIssue, StandardSchema } from "./validate/standard-schema.ts";

/** Creates a Standard Schema of deliveries. An unknown event is an issue. Default mode: `strict`. */
export function createDeliverySchema(mode: Mode = "strict"): StandardSchema<Delivery> {
  return createStandardSchema((value) => validateDelivery(value, { mode }));
}
