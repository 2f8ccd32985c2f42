// Generated from spec/main.tsp by "npm run generate". Do not edit.

import { validate as strictValidate } from "../validators/webhook-2.4/strict/delivery.js";
import { validate as tolerantValidate } from "../validators/webhook-2.4/tolerant/delivery.js";

export const strict = { name: "strict", edition: "2.4", validate: strictValidate };
export const tolerant = { name: "tolerant", edition: "2.4", validate: tolerantValidate };
