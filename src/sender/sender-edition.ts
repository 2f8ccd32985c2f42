import { type DeliveryEvent, facts } from "../receiver/contract-facts.ts";
import type { SenderEdition } from "./sender-editions.ts";

export type { SenderEdition } from "./sender-editions.ts";
/** The edition of the source document, the default. */
export { edition2_3 as edition23 } from "./sender-editions.ts";

/** The event that is sent on request (W6.5). */
export const requestedEvent: DeliveryEvent = facts.onRequest[0] as DeliveryEvent;

/** Lists the names that a webhook of an edition can subscribe to. */
export function subscribableIn({ events }: SenderEdition): readonly string[] {
  return events.filter(({ subscribable }) => subscribable).map(({ name }) => name);
}

/** Checks whether an event has its resource in a member of the same name; the flat events of 2.65 do not. */
export function hasResourceMember(event: string, resource: string): boolean {
  return event.replace(/\[.*\]$/, "").endsWith(`:${resource}`);
}

/** Shows a webhook as an edition does, with the project under the edition's name. */
export function webhookIn({ projectMember }: SenderEdition, webhook: object): object {
  const entries = Object.entries(webhook).map(([name, value]) => [
    name === "project" ? projectMember : name,
    value,
  ]);
  return Object.fromEntries(entries);
}
