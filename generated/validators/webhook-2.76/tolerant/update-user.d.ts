// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isUpdateUserEvent as is, validateUpdateUserEvent as validate } from "./delivery.js";
