// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateOrganizationEvent as is, validateCreateOrganizationEvent as validate } from "./delivery.js";
