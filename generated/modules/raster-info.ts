// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

/** The raster-info contract: types of its default edition, and validation. */

import type { RasterInfoResultOf } from "./raster-info/2019.ts";

export type * from "#generated/types/raster-info-2019.d.ts";
export type * from "../../src/validate/result.ts";
export { isRasterInfo, validateRasterInfo } from "./raster-info/2019.ts";
export type { Guard, DocumentReading, ValidateDocument } from "./raster-info/2019.ts";

/** The result of validation in the default edition. */
export type RasterInfoResult = RasterInfoResultOf<"2019">;
