// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCompletedRequestExportDatasetEvent as is, validateCompletedRequestExportDatasetEvent as validate } from "./delivery.js";
