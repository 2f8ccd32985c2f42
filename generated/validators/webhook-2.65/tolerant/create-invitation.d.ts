// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateInvitationEvent as is, validateCreateInvitationEvent as validate } from "./delivery.js";
