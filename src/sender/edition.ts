import type { EventFacts } from "#generated/internal/types.d.ts";
import type { WebhookEdition } from "#generated/internal/webhook.d.ts";
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
  readonly showsOldValues: boolean;
  readonly projectProperty: string;
}

type Loading = readonly [
  facts: Promise<Pick<SenderEdition, "events" | "updateOnly">>,
  validator: Promise<Pick<SenderEdition, "validate">>,
];

/** The modules of each edition, loaded when they are needed. */
const modules: Readonly<Record<WebhookEdition, () => Loading>> = {
  "2.3": () => [import("#generated/internal/webhook-2.3.js"), import("#generated/webhook/2.3/strict.js")],
  "2.4": () => [import("#generated/internal/webhook-2.4.js"), import("#generated/webhook/2.4/strict.js")],
  "2.65": () => [import("#generated/internal/webhook-2.65.js"), import("#generated/webhook/2.65/strict.js")],
  "2.73": () => [import("#generated/internal/webhook-2.73.js"), import("#generated/webhook/2.73/strict.js")],
  "2.76": () => [import("#generated/internal/webhook-2.76.js"), import("#generated/webhook/2.76/strict.js")],
};

/** Names of the editions, the source document's first. */
export const editionNames: readonly WebhookEdition[] = Object.keys(modules) as WebhookEdition[];

/** Loads what the sender must know about an edition. */
export async function loadEdition(edition: WebhookEdition): Promise<SenderEdition> {
  const [{ events, updateOnly }, { validate }] = await Promise.all(modules[edition]());
  const projectProperty = edition === "2.3" ? "project" : "project_id";
  return { edition, events, updateOnly, validate, showsOldValues: edition !== "2.76", projectProperty };
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
