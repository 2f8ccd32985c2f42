/** Raster-info documents of edition 2019 (the second source document, gdalmdiminfo 3.1 to 3.3): types and validation. */

import type { RasterInfo } from "#generated/types/raster-info-2019.d.ts";
import { isRasterInfo as isStrictly } from "#generated/validators/raster-info-2019/strict/guards.js";
import { validate as strict } from "#generated/validators/raster-info-2019/strict/raster-info.js";
import { isRasterInfo as isTolerantly } from "#generated/validators/raster-info-2019/tolerant/guards.js";
import { validate as tolerant } from "#generated/validators/raster-info-2019/tolerant/raster-info.js";
import { createGuard, type Guard } from "./create-guard.ts";
import { createValidateRasterInfo, type ValidateRasterInfo } from "./raster-info-reader.ts";

export type * from "#generated/types/raster-info-2019.d.ts";
export type { RasterInfoResultOf } from "./raster-info-reader.ts";
export type * from "./result.ts";

/**
 * Validates a parsed document; see `ValidateRasterInfo`. Default mode: `strict`.
 *
 * ```ts
 * import { validateRasterInfo } from "annotation-contracts/raster-info";
 *
 * const result = validateRasterInfo({ type: "array", scale: "NaN" });
 * console.log(result.status === "invalid" && result.errors[0]?.path); // /scale
 * ```
 */
export const validateRasterInfo: ValidateRasterInfo<"2019"> = /* @__PURE__ */ createValidateRasterInfo({
  strict,
  tolerant,
});

/** Tells whether a parsed value is a valid document. Default mode: `strict`. */
export const isRasterInfo: Guard<RasterInfo> = /* @__PURE__ */ createGuard({
  strict: isStrictly,
  tolerant: isTolerantly,
});
