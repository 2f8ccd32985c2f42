// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateTaskEvent as is, validateCreateTaskEvent as validate } from "./delivery.js";
