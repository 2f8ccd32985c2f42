// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isUpdateTaskEvent as is, validateUpdateTaskEvent as validate } from "./delivery.js";
