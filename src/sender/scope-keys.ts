import type { ClaimedDelivery, StoredWebhook, WebhookFields } from "./delivery-store.ts";
import type { EventScope } from "./emission.ts";

/** Returns the scope key of a webhook (W1.2). */
export function scopeKey({ type, project, organization }: WebhookFields): string {
  // Webhooks of the type `server` exist since 2.76 (see `SenderEdition`); the types are those of the default edition.
  if ((type as string) === "server") return "server";
  return `${type}:${type === "project" ? project : organization}`;
}

/** Returns the keys of the scopes that an event reaches: its project and its organization (W1.2, W-reach). */
export function scopeKeys({ project = null, organization = null, server }: EventScope): readonly string[] {
  if (server === true) return ["server"];
  return [
    ...(project === null ? [] : [`project:${project}`]),
    ...(organization === null ? [] : [`organization:${organization}`]),
  ];
}

/** Checks whether a webhook gets an event of its scope (W4.3.5, W6.1). */
export function listens({ is_active, events }: StoredWebhook, event: string): boolean {
  return is_active && (events as readonly string[]).includes(event);
}

/** Joins the body of a delivery from the parts of an event; without a tail, the head is the whole body. */
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
