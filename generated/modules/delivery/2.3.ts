// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** Edition 2.3, for `createDeliveryService`. */

export { edition } from "#generated/contracts/webhook-2.3.sender.js";
