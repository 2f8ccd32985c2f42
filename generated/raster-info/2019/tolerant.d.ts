// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

// For receivers: unknown properties are kept, and formats are not asserted.

import type { ValidationError } from "../../internal/types.d.ts";
import type { RasterInfo } from "./types.d.ts";

export type * from "./types.d.ts";

/** Lists the errors in a value, at most 100; empty if it is valid. Root of a raster info document: a group or an array. A document that matches both is valid, a mixture is not. No property is required, and objects accept only the listed properties. Keys of maps are free. */
export declare function validate(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function is(value: unknown): value is RasterInfo;
