export type {
  DefaultEdition,
  EventsByEdition,
  WebhookEdition as DeliveryEdition,
} from "#generated/internal/webhook.d.ts";

/** The name of the contract, and its events that are sent on request. */
export const facts: { readonly name: "webhook"; readonly onRequest: readonly ["ping"] } = {
  name: "webhook",
  onRequest: ["ping"],
};
