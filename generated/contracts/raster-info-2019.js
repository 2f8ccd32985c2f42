// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import { validate as strictValidate } from "../validators/raster-info-2019/strict/raster-info.js";
import { validate as tolerantValidate } from "../validators/raster-info-2019/tolerant/raster-info.js";

export const strict = { name: "strict", edition: "2019", validate: strictValidate };
export const tolerant = { name: "tolerant", edition: "2019", validate: tolerantValidate };
