// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateUserEvent as is, validateCreateUserEvent as validate } from "./delivery.js";
