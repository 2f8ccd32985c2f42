import type { ClaimedDelivery, StoredWebhook, WebhookFields } from "./delivery-store.ts";
import type { EventScope } from "./emission.ts";

/** Names the one scope of a webhook (W1.2). */
export function scopeKey({ type, project, organization }: WebhookFields): string {
  // A webhook of the type `server` exists since 2.76 (see `SenderEdition`), the type of the stored fields is the default's.
  if ((type as string) === "server") return "server";
  return `${type}:${type === "project" ? project : organization}`;
}

/** Names the scopes whose webhooks an event reaches: its project and its organization (W1.2, W-reach). */
export function scopeKeys({ project = null, organization = null, server }: EventScope): readonly string[] {
  if (server === true) return ["server"];
  return [
    ...(project === null ? [] : [`project:${project}`]),
    ...(organization === null ? [] : [`organization:${organization}`]),
  ];
}

/** Tells whether a webhook gets an event of its scope (W4.3.5, W6.1). */
export function listens({ is_active, events }: StoredWebhook, event: string): boolean {
  return is_active && (events as readonly string[]).includes(event);
}

/** Joins the body of a delivery from what an event stores; what has no tail is the whole body, as a ping is. */
export function joinBody({
  head,
  webhookId,
  tail,
}: Pick<ClaimedDelivery, "head" | "webhookId" | "tail">): Uint8Array {
  if (tail === null) return new Uint8Array(head);
  const id = new TextEncoder().encode(String(webhookId));
  const body = new Uint8Array(head.length + id.length + tail.length);
  body.set(head);
  body.set(id, head.length);
  body.set(tail, head.length + id.length);
  return body;
}
