// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCompletedRequestMergeJobEvent as is, validateCompletedRequestMergeJobEvent as validate } from "./delivery.js";
