import type { Delivery } from "#generated/types/webhook-2.65.d.ts";

/** Names who triggered a delivery. */
export function nameSender(delivery: Delivery): string {
  // Exports and backups come without a sender.
  return "sender" in delivery ? delivery.sender.username : "the platform";
}
