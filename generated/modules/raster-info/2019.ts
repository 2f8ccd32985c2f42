// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

/** Edition 2019 (gdalmdiminfo 3.1–3.3, as published) of the raster-info contract: types, validation and modes. */

import type { RasterInfoByEdition, RasterInfoEdition } from "#generated/contracts/raster-info.d.ts";
import { strict, tolerant } from "#generated/contracts/raster-info-2019.js";
import type { RasterInfo } from "#generated/types/raster-info-2019.d.ts";
import { isRasterInfo as isStrictly } from "#generated/validators/raster-info-2019/strict/guards.js";
import { isRasterInfo as isTolerantly } from "#generated/validators/raster-info-2019/tolerant/guards.js";
import { createGuard, type Guard } from "../../../src/validate/create-guard.ts";
import { createValidateDocument, type DocumentReading, type ValidateDocument } from "../../../src/validate/read-document.ts";

export type * from "#generated/types/raster-info-2019.d.ts";
export type * from "../../../src/validate/result.ts";
export type { Guard } from "../../../src/validate/create-guard.ts";
export type { DocumentReading, ValidateDocument } from "../../../src/validate/read-document.ts";

/** The result of validation in an edition. */
export type RasterInfoResultOf<Edition extends RasterInfoEdition> = DocumentReading<RasterInfoByEdition[Edition]>;

/**
 * Validates a parsed document; see `ValidateDocument`. Default mode: `strict`.
 *
 * ```ts
 * import { validateRasterInfo } from "annotation-contracts/raster-info";
 *
 * console.log(validateRasterInfo(null).status); // invalid
 * ```
 */
export const validateRasterInfo: ValidateDocument<RasterInfo> = /* @__PURE__ */ createValidateDocument({ strict, tolerant });

/** Checks whether a parsed document is valid. Default mode: `strict`. */
export const isRasterInfo: Guard<RasterInfo> = /* @__PURE__ */ createGuard({ strict: isStrictly, tolerant: isTolerantly });
