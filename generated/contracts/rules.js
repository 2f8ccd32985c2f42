// Generated from contracts.config.ts by "npm run generate". Do not edit.

import { checkRules as rules0 } from "./webhook.rules.js";

export const rules = { "webhook": rules0 };

export const checkRules = rules0;
