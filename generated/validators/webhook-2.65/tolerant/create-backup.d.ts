// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateBackupEvent as is, validateCreateBackupEvent as validate } from "./delivery.js";
