export type {
  DefaultEdition,
  EventsByEdition,
  WebhookEdition as DeliveryEdition,
} from "#generated/internal/webhook.d.ts";
