// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** Edition 2.73, for `createDeliveryService`. */

export { edition } from "#generated/contracts/webhook-2.73.sender.js";
