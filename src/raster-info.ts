/**
 * The raster-info contract in the source document's edition: types, validation and Standard Schema. It also converts
 * documents of every edition.
 */

import { type RasterInfo, validateRasterInfo } from "./generated/raster-info/2019.ts";
import type { Mode } from "./validate/result.ts";
import { createStandardSchema, type StandardSchema } from "./validate/standard-schema.ts";

export * from "./generated/raster-info/2019.ts";
export * from "./raster-info/convert.ts";
export type { StandardIssue, StandardSchema } from "./validate/standard-schema.ts";

/** Creates a Standard Schema of raster info. Default mode: `strict`. */
export function createRasterInfoSchema(mode: Mode = "strict"): StandardSchema<RasterInfo> {
  return createStandardSchema((value) => validateRasterInfo(value, { mode }));
}
