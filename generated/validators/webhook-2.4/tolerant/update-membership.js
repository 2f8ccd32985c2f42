// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isUpdateMembershipEvent as is, validateUpdateMembershipEvent as validate } from "./delivery.js";
