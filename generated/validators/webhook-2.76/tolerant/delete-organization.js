// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isDeleteOrganizationEvent as is, validateDeleteOrganizationEvent as validate } from "./delivery.js";
