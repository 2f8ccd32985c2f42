// Generated from schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.
import type {
  RasterInfo,
} from "../../../types/raster-info-observed.d.ts";

// Each checks whether a value is valid in strict mode, and stops at the first error.

/** Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so. */
export declare function isRasterInfo(value: unknown): value is RasterInfo;
