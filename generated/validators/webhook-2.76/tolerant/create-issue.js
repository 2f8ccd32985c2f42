// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isCreateIssueEvent as is, validateCreateIssueEvent as validate } from "./delivery.js";
