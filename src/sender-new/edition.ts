import type { WebhookEdition } from "#generated/internal/webhook.d.ts";
import type { SenderEdition } from "../sender/sender-editions.ts";
import { senders } from "../sender/sender-editions.ts";

export type { EventsByEdition, WebhookEdition } from "#generated/internal/webhook.d.ts";
export type { SenderEdition } from "../sender/sender-editions.ts";

/** Names of the editions, the source document's first. */
export const editionNames: readonly WebhookEdition[] = Object.keys(senders) as WebhookEdition[];

/** Loads what the sender must know about an edition. */
export function loadEdition(name: WebhookEdition): Promise<SenderEdition> {
  return senders[name]();
}

/** The event that is sent on request (W6.5). */
export const PING = "ping";

/** Lists the names that a webhook of an edition can subscribe to. */
export function listSubscribable({ events }: SenderEdition): readonly string[] {
  return events.filter(({ subscribable }) => subscribable).map(({ name }) => name);
}

/** Checks whether an event has its resource in a property of the same name; the flat events of 2.65 do not. */
export function hasResourceProperty(event: string, resource: string): boolean {
  return event.replace(/\[.*\]$/, "").endsWith(`:${resource}`);
}

/** Shows a webhook as an edition does, with the project under the edition's name. */
export function showWebhook({ projectMember }: SenderEdition, webhook: object): object {
  const entries = Object.entries(webhook).map(([name, value]) => [
    name === "project" ? projectMember : name,
    value,
  ]);
  return Object.fromEntries(entries);
}
