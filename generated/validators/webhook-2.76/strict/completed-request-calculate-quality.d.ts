// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCompletedRequestCalculateQualityEvent as is, validateCompletedRequestCalculateQualityEvent as validate } from "./delivery.js";
