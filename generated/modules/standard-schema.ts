// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

/** The contracts as Standard Schema. */

import type { Mode } from "../../src/validate/result.ts";
import { createStandardSchema, type StandardSchema } from "../../src/validate/standard-schema.ts";
import { type Delivery, validateDelivery } from "./webhook.ts";
import { type RasterInfo, validateRasterInfo } from "./raster-info.ts";

export type { StandardIssue, StandardSchema } from "../../src/validate/standard-schema.ts";

/** Creates a Standard Schema of the webhook contract's documents; an unknown event counts as an issue. Default mode: `strict`. */
export function createDeliverySchema(mode: Mode = "strict"): StandardSchema<Delivery> {
  return createStandardSchema((value) => validateDelivery(value, { mode }));
}

/** Creates a Standard Schema of the raster-info contract's documents; an unknown event counts as an issue. Default mode: `strict`. */
export function createRasterInfoSchema(mode: Mode = "strict"): StandardSchema<RasterInfo> {
  return createStandardSchema((value) => validateRasterInfo(value, { mode }));
}
