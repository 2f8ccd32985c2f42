// Generated from schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// For receivers: unknown properties are kept, and formats are not asserted.

import type { ValidationError } from "../../internal/types.d.ts";
import type { RasterInfo } from "./types.d.ts";

export type * from "./types.d.ts";

/** Lists the errors in a value, at most 100; empty if it is valid. Structure of a multidimensional raster dataset: a group or an array, as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties. The descriptions state everything that is missing from the published schemas. */
export declare function validate(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function is(value: unknown): value is RasterInfo;
