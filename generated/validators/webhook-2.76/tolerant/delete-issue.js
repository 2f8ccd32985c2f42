// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isDeleteIssueEvent as is, validateDeleteIssueEvent as validate } from "./delivery.js";
