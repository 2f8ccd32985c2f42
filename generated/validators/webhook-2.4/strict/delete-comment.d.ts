// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isDeleteCommentEvent as is, validateDeleteCommentEvent as validate } from "./delivery.js";
