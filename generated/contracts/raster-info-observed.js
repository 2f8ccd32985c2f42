// Generated from schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

import { validate as strictValidate } from "../validators/raster-info-observed/strict/raster-info.js";
import { validate as tolerantValidate } from "../validators/raster-info-observed/tolerant/raster-info.js";

export const strict = { name: "strict", edition: "observed", validate: strictValidate };
export const tolerant = { name: "tolerant", edition: "observed", validate: tolerantValidate };
