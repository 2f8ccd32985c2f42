// Generated from spec/main.tsp by "npm run generate". Do not edit.

export { edition } from "./webhook-2.3.sender.js";
