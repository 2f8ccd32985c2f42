import type { Delivery } from "#generated/types/webhook-2.4.d.ts";

/** Names who triggered a delivery. */
export function nameSender(delivery: Delivery): string {
  return delivery.sender.username;
}
