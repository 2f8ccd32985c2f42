// Generated from spec/main.tsp by "npm run generate". Do not edit.

import { events, updateOnly } from "../facts/webhook-2.4/events.js";
import { strict } from "./webhook-2.4.js";

export const edition = {
  edition: "2.4",
  events,
  updateOnly,
  validate: strict.validate,
  showsOldValues: true,
  projectMember: "project_id",
};
