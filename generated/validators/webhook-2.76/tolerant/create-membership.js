// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateMembershipEvent as is, validateCreateMembershipEvent as validate } from "./delivery.js";
