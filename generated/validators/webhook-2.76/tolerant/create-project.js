// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateProjectEvent as is, validateCreateProjectEvent as validate } from "./delivery.js";
