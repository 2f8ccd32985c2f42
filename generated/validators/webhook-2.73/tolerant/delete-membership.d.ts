// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isDeleteMembershipEvent as is, validateDeleteMembershipEvent as validate } from "./delivery.js";
