// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

// As a receiver reads it: unknown properties are kept, and formats are not asserted.

import type { ValidationError } from "../../internal/types.d.ts";
import type { RasterInfo } from "./types.d.ts";

export type * from "./types.d.ts";

/** Lists what is wrong with a value: at most 100 errors, none if it is valid. Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map). */
export declare function validate(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function is(value: unknown): value is RasterInfo;
