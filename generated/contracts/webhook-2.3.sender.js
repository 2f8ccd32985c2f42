// Generated from spec/main.tsp by "npm run generate". Do not edit.

import { events, updateOnly } from "../facts/webhook-2.3/events.js";
import { strict } from "./webhook-2.3.js";

export const edition = {
  edition: "2.3",
  events,
  updateOnly,
  validate: strict.validate,
  showsOldValues: true,
  projectMember: "project",
};
