// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isUpdateCommentEvent as is, validateUpdateCommentEvent as validate } from "./delivery.js";
