/** Edition 2.65 of the webhook contract, for `createDeliveryService`. */
import { events, updateOnly } from "#generated/facts/webhook-2.65/events.js";
import { strict } from "../validate/webhook-2.65.ts";
import type { SenderEdition } from "./sender-edition.ts";

/** Sends the deliveries of edition 2.65. */
export const edition: SenderEdition = {
  edition: "2.65",
  events,
  updateOnly,
  validate: strict.validate,
  showsOldValues: true,
  projectMember: "project_id",
};
