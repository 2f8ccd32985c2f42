// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.
import type { RasterInfo } from "../../../types/raster-info-2019.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

/**
 * Lists what is wrong with a value in tolerant mode: at most 100 errors, and none where it is valid.
 *
 * Structure of a multidimensional raster dataset: a group or an array (R2.1). No property is required, and objects accept only the listed properties (R1).
 */
export declare function validate(value: unknown): readonly ValidationError[];

/** Tells whether a value is valid in tolerant mode. */
export declare function is(value: unknown): value is RasterInfo;
