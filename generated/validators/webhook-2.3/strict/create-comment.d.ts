// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateCommentEvent as is, validateCreateCommentEvent as validate } from "./delivery.js";
