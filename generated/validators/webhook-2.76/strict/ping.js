// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isPingEvent as is, validatePingEvent as validate } from "./delivery.js";
