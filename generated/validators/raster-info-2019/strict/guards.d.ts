// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.
import type {
  RasterInfo,
} from "../../../types/raster-info-2019.d.ts";

/**
 * Tells whether a value is valid in strict mode; leaves at the first error.
 *
 * Structure of a multidimensional raster dataset: a group or an array (R2.1). No property is required, and objects accept only the listed properties (R1).
 */
export declare function isRasterInfo(value: unknown): value is RasterInfo;
