// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isDeleteProjectEvent as is, validateDeleteProjectEvent as validate } from "./delivery.js";
