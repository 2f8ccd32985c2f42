// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCompletedRequestExportBackupEvent as is, validateCompletedRequestExportBackupEvent as validate } from "./delivery.js";
