// Generated from schemas/raster-info.2026.schema.json by "npm run generate". Do not edit.

// For receivers: unknown properties are kept, and formats are not asserted.

import type { ValidationError } from "../../internal/types.d.ts";
import type { RasterInfo } from "./types.d.ts";

export type * from "./types.d.ts";

/** Lists the errors in a value, at most 100; empty if it is valid. Structure of a multidimensional raster dataset: a group or an array, as allowed by the schema published with gdalmdiminfo 3.13. No property is required, and objects accept only the listed properties. The description of each property or type that the 2019 schema lacks states the release that published it. */
export declare function validate(value: unknown): readonly ValidationError[];

/** Checks whether a value is valid. */
export declare function is(value: unknown): value is RasterInfo;
