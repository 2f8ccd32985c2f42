// Generated from spec/main.tsp by "npm run generate". Do not edit.

export {
  contract,
  type DeliveryByEdition as DeliveryByEdition,
  type WebhookEdition as DeliveryEdition,
  type EventsByEdition,
  facts,
  senders,
} from "./webhook.js";
export { strict, tolerant } from "./webhook-2.3.js";

/** Edition that is read unless another is given. */
export type DefaultEdition = "2.3";

/** Name of an event of the default edition. */
export type DeliveryEvent = keyof import("./webhook.d.ts").EventsByEdition[DefaultEdition];
