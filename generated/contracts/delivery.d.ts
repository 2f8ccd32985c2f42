// Generated from spec/main.tsp by "npm run generate". Do not edit.

export type {
  DeliveryByEdition as DeliveryByEdition,
  WebhookEdition as DeliveryEdition,
  EventsByEdition,
} from "./webhook.js";
export { facts } from "./webhook.facts.js";
export { strict, tolerant } from "./webhook-2.3.js";

/** Edition that is read by default. */
export type DefaultEdition = "2.3";

/** Name of an event of the default edition. */
export type DeliveryEvent = keyof import("./webhook.d.ts").EventsByEdition[DefaultEdition];
