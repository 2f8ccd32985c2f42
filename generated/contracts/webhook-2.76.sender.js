// Generated from spec/main.tsp by "npm run generate". Do not edit.

import { events, updateOnly } from "../facts/webhook-2.76/events.js";
import { strict } from "./webhook-2.76.js";

export const edition = {
  edition: "2.76",
  events,
  updateOnly,
  validate: strict.validate,
  showsOldValues: false,
  projectMember: "project_id",
};
