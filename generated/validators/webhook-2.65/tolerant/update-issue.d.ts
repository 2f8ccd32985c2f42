// Generated from spec/main.tsp by "npm run generate". Do not edit.
export { isUpdateIssueEvent as is, validateUpdateIssueEvent as validate } from "./delivery.js";
