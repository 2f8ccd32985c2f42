import { known } from "#generated/internal/webhook.js";
import type { ContractFacts } from "./contract-types.ts";

export type {
  DefaultEdition,
  DefaultEvent as DeliveryEvent,
  DeliveryByEdition,
  EventsByEdition,
  WebhookEdition as DeliveryEdition,
} from "#generated/internal/webhook.d.ts";
export { strict, tolerant } from "../webhook/2.3.ts";

/** What a receiver knows about the webhook contract before it reads a delivery. */
export const facts: ContractFacts<"webhook"> = {
  name: "webhook",
  file: "delivery",
  event: { member: "event" },
  signature: { scheme: "body", header: "X-Signature-256", prefix: "sha256=" },
  webhookId: "webhook_id",
  onRequest: ["ping"],
  handler: '"update:task": ({ task }) => …',
  release: { header: "User-Agent", prefix: "CVAT/" },
  known,
};
