// Generated from spec/main.tsp by "npm run generate". Do not edit.

export { senders } from "./webhook.js";
