// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateJobEvent as is, validateCreateJobEvent as validate } from "./delivery.js";
