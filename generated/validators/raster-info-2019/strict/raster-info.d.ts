// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.
import type {
  RasterInfo,
} from "../../../types/raster-info-2019.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

// In strict mode, validate… lists what is wrong with a value: at most 100 errors, and none if it is valid. is… checks whether it is valid.

/** Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map). */
export declare function validate(value: unknown): readonly ValidationError[];
export declare function is(value: unknown): value is RasterInfo;
