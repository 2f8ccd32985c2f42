// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isDeleteTaskEvent as is, validateDeleteTaskEvent as validate } from "./delivery.js";
