// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.
import type {
  RasterInfo,
} from "../../../types/raster-info-2019.d.ts";

// Each checks whether a value is valid in tolerant mode, and stops at the first error.

/** Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map). */
export declare function isRasterInfo(value: unknown): value is RasterInfo;
