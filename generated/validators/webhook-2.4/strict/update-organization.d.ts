// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isUpdateOrganizationEvent as is, validateUpdateOrganizationEvent as validate } from "./delivery.js";
