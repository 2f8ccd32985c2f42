// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isDeleteUserEvent as is, validateDeleteUserEvent as validate } from "./delivery.js";
