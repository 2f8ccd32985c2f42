// Generated from schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.
import type {
  RasterInfo,
} from "../../../types/raster-info-observed.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

// In strict mode, validate… lists what is wrong with a value: at most 100 errors, and none if it is valid. is… checks whether it is valid.

/** Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so. */
export declare function validate(value: unknown): readonly ValidationError[];
export declare function is(value: unknown): value is RasterInfo;
