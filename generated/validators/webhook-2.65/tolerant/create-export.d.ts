// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateExportEvent as is, validateCreateExportEvent as validate } from "./delivery.js";
