// Generated from contracts.config.ts by "npm run generate". Do not edit.

/** Edition observed (gdalmdiminfo 3.2–3.13, as printed) of the raster-info contract: types, validation and modes. */

import { validate as validateStrict } from "#generated/raster-info/observed/strict.js";
import { validate as validateTolerant } from "#generated/raster-info/observed/tolerant.js";
import type { RasterInfo } from "#generated/raster-info/observed/types.d.ts";
import { createGuard, createValidateDocument, type Guard, type ValidateDocument } from "../../validate/read-document.ts";

export * from "#generated/raster-info/observed/strict.js";
export { isArray, isAttributeObject, isGroup } from "../../raster-info/guards.ts";
export type { DocumentResult, Guard, ValidateDocument } from "../../validate/read-document.ts";
export type * from "../../validate/result.ts";

const modes = { strict: { validate: validateStrict }, tolerant: { validate: validateTolerant } };

/** Validates a parsed document; see `ValidateDocument`. Default mode: `strict`. */
export const validateRasterInfo: ValidateDocument<RasterInfo> = /* @__PURE__ */ createValidateDocument(modes);

/** Checks whether a parsed document is valid. Default mode: `strict`. */
export const isRasterInfo: Guard<RasterInfo> = /* @__PURE__ */ createGuard(modes);
