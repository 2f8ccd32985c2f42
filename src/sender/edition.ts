import { editions } from "#generated/internal/editions.js";
import type { EventFacts } from "#generated/internal/types.d.ts";
import type { WebhookEdition } from "#generated/internal/webhook.d.ts";
import { loadEdition as loadContract } from "../diagnostics/load-editions.ts";
import type { Validate } from "../validate/result.ts";

export type { EventsByEdition, WebhookEdition } from "#generated/internal/webhook.d.ts";

/** What a sender knows about an edition. */
export interface SenderEdition {
  readonly edition: WebhookEdition;
  /** Events, with the property that holds their resource. */
  readonly events: readonly Pick<EventFacts, "name" | "resource" | "subscribable">[];
  /** Properties that only an update shows, by resource. */
  readonly updateOnly: Readonly<Record<string, readonly string[]>>;
  readonly validate: Validate;
  /** Whether an update has `before_update` (W6.3). */
  readonly showsOldValues: boolean;
  /** Name of a webhook's property with its project. */
  readonly projectProperty: string;
}

/** Names of the editions, the source document's first. */
export const editionNames: readonly WebhookEdition[] = editions.flatMap(({ name, edition }) =>
  name === "webhook" ? [edition as WebhookEdition] : [],
);

/** Loads what the sender must know about an edition. */
export async function loadEdition(edition: WebhookEdition): Promise<SenderEdition> {
  const { events, updateOnly, validate, places } = await loadContract("webhook", edition);
  const has = (type: string, property: string): boolean =>
    places.definitions[type]?.properties?.[property] !== undefined;
  return {
    edition,
    events,
    updateOnly,
    validate: validate.strict,
    showsOldValues: events.some(({ type }) => has(type, "before_update")),
    projectProperty: has("Webhook", "project_id") ? "project_id" : "project",
  };
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
export function showWebhook({ projectProperty }: SenderEdition, webhook: object): object {
  const rename = (name: string): string => (name === "project" ? projectProperty : name);
  return Object.fromEntries(Object.entries(webhook).map(([name, value]) => [rename(name), value]));
}
