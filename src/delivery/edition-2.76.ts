/** Edition 2.76 of the webhook contract, for `createDeliveryService`. */
import { events, updateOnly } from "#generated/facts/webhook-2.76/events.js";
import { strict } from "../validate/webhook-2.76.ts";
import type { SenderEdition } from "./sender-edition.ts";

/** Sends the deliveries of edition 2.76. */
export const edition: SenderEdition = {
  edition: "2.76",
  events,
  updateOnly,
  validate: strict.validate,
  showsOldValues: false,
  projectMember: "project_id",
};
