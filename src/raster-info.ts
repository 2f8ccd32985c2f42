/** Raster-info documents: the types of the contract and its validation. */
export type * from "#generated/types/raster-info-2019.d.ts";
export type * from "./validate/result.ts";
export { isRasterInfo, type RasterInfoResult, validateRasterInfo } from "./validate/validate-raster-info.ts";
