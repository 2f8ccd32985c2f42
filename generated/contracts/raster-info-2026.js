// Generated from schemas/raster-info.2026.schema.json by "npm run generate". Do not edit.

import { validate as strictValidate } from "../validators/raster-info-2026/strict/raster-info.js";
import { validate as tolerantValidate } from "../validators/raster-info-2026/tolerant/raster-info.js";

export const strict = { name: "strict", edition: "2026", validate: strictValidate };
export const tolerant = { name: "tolerant", edition: "2026", validate: tolerantValidate };
