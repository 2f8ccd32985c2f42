// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isDeleteJobEvent as is, validateDeleteJobEvent as validate } from "./delivery.js";
