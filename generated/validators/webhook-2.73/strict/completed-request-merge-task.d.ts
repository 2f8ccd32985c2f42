// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCompletedRequestMergeTaskEvent as is, validateCompletedRequestMergeTaskEvent as validate } from "./delivery.js";
