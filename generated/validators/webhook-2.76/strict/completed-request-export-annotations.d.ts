// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCompletedRequestExportAnnotationsEvent as is, validateCompletedRequestExportAnnotationsEvent as validate } from "./delivery.js";
