// Generated from spec/main.tsp by "npm run generate". Do not edit.

export { facts } from "./webhook.facts.js";
export { strict, tolerant } from "./webhook-2.3.js";
