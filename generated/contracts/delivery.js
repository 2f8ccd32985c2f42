// Generated from spec/main.tsp by "npm run generate". Do not edit.

export { contract, facts, senders } from "./webhook.js";
export { strict, tolerant } from "./webhook-2.3.js";
