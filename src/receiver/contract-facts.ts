export type {
  DefaultEdition,
  EventsByEdition,
  WebhookEdition as DeliveryEdition,
} from "#generated/internal/webhook.d.ts";

/** The name of the contract. */
export const facts: { readonly name: "webhook" } = { name: "webhook" };
