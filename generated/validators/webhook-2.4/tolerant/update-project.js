// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isUpdateProjectEvent as is, validateUpdateProjectEvent as validate } from "./delivery.js";
