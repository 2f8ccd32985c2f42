// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isUpdateJobEvent as is, validateUpdateJobEvent as validate } from "./delivery.js";
