// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCompletedRequestCreateTaskEvent as is, validateCompletedRequestCreateTaskEvent as validate } from "./delivery.js";
