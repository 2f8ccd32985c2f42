/** Raster-info documents of edition 2026 (the schema published with gdalmdiminfo 3.13): types and validation. */

import type { RasterInfo } from "#generated/types/raster-info-2026.d.ts";
import { isRasterInfo as isStrictly } from "#generated/validators/raster-info-2026/strict/guards.js";
import { validate as strict } from "#generated/validators/raster-info-2026/strict/raster-info.js";
import { isRasterInfo as isTolerantly } from "#generated/validators/raster-info-2026/tolerant/guards.js";
import { validate as tolerant } from "#generated/validators/raster-info-2026/tolerant/raster-info.js";
import { createGuard, type Guard } from "./create-guard.ts";
import { createValidateRasterInfo, type ValidateRasterInfo } from "./raster-info-reader.ts";

export type * from "#generated/types/raster-info-2026.d.ts";
export type { RasterInfoResultOf } from "./raster-info-reader.ts";
export type * from "./result.ts";

/** Validates a parsed document; see `ValidateRasterInfo`. Default mode: `strict`. */
export const validateRasterInfo: ValidateRasterInfo<"2026"> = /* @__PURE__ */ createValidateRasterInfo({
  strict,
  tolerant,
});

/** Tells whether a parsed value is a valid document. Default mode: `strict`. */
export const isRasterInfo: Guard<RasterInfo> = /* @__PURE__ */ createGuard({
  strict: isStrictly,
  tolerant: isTolerantly,
});
