// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isDeleteInvitationEvent as is, validateDeleteInvitationEvent as validate } from "./delivery.js";
