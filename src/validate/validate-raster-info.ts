import type { RasterInfoResultOf } from "./raster-info-reader.ts";

export type * from "#generated/types/raster-info-2019.d.ts";
export { isRasterInfo, validateRasterInfo } from "./raster-info-2019.ts";
export type * from "./result.ts";

/** What is known of a document of the default edition after validation. */
export type RasterInfoResult = RasterInfoResultOf<"2019">;
