// Generated from spec/main.tsp by "npm run generate". Do not edit.

import { validate as strictValidate } from "../validators/webhook-2.3/strict/delivery.js";
import { validate as tolerantValidate } from "../validators/webhook-2.3/tolerant/delivery.js";

export const strict = { name: "strict", edition: "2.3", validate: strictValidate };
export const tolerant = { name: "tolerant", edition: "2.3", validate: tolerantValidate };
