import type { EventFacts } from "#generated/internal/types.d.ts";
import type { WebhookEdition } from "#generated/internal/webhook.d.ts";
import { listEditions } from "../diagnostics/editions.ts";
import { loadEdition as loadContract } from "../diagnostics/load-editions.ts";
import type { Validate } from "../validate/result.ts";

export type { EventsByEdition, WebhookEdition } from "#generated/internal/webhook.d.ts";

/** The facts about an edition that a sender needs. */
export interface SenderEdition {
  readonly edition: WebhookEdition;
  /** Events, each with the property that contains its resource. */
  readonly events: readonly Pick<EventFacts, "name" | "resource" | "subscribable">[];
  /** Properties that only updates contain, by resource. */
  readonly updateOnly: Readonly<Record<string, readonly string[]>>;
  readonly validate: Validate;
  /** Whether an update has `before_update` (W6.3). */
  readonly showsOldValues: boolean;
  /** Name of the webhook property that contains its project. */
  readonly projectProperty: string;
}

/** The names of the editions, starting with the source document's. */
export const editionNames: readonly WebhookEdition[] = listEditions("webhook") as WebhookEdition[];

/** Loads the facts about an edition that a sender needs. */
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

/** The event that users can request (W6.5). */
export const PING = "ping";

/** Lists the events that a webhook of an edition can subscribe to. */
export function listSubscribable({ events }: SenderEdition): readonly string[] {
  return events.filter(({ subscribable }) => subscribable).map(({ name }) => name);
}

/** Checks whether an event has its resource in a property with the same name; the flat events of 2.65 do not. */
export function hasResourceProperty(event: string, resource: string): boolean {
  return event.replace(/\[.*\]$/, "").endsWith(`:${resource}`);
}

/** Converts a webhook to the form of an edition, with the edition's name for the project property. */
export function showWebhook({ projectProperty }: SenderEdition, webhook: object): object {
  const rename = (name: string): string => (name === "project" ? projectProperty : name);
  return Object.fromEntries(Object.entries(webhook).map(([name, value]) => [rename(name), value]));
}
