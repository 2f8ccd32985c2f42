import { events, updateOnly } from "#generated/facts/webhook-2.3/events.js";
import type { Validate } from "../validate/delivery-mode.ts";
import type { WebhookEdition } from "../validate/editions.ts";
import { strict } from "../validate/webhook-2.3.ts";

/** What a delivery service knows of an edition: a value, so that a bundle holds only the editions that are used. */
export interface SenderEdition {
  readonly edition: WebhookEdition;
  /** Events, with the member that holds their resource. */
  readonly events: readonly {
    readonly name: string;
    readonly resource: string;
    readonly subscribable: boolean;
  }[];
  /** Members that only an update shows, by resource. */
  readonly updateOnly: Readonly<Record<string, readonly string[]>>;
  /** Lists what a delivery owes and lacks. */
  readonly validate: Validate;
  /** Whether updates carry `before_update`: until 2.75. */
  readonly showsOldValues: boolean;
  /** Member in which a webhook names its project: `project_id` since 2.4.0. */
  readonly projectMember: "project" | "project_id";
}

/** The edition of the source document, the default. */
export const edition23: SenderEdition = {
  edition: "2.3",
  events,
  updateOnly,
  validate: strict.validate,
  showsOldValues: true,
  projectMember: "project",
};

/** Lists the names that a webhook of an edition can subscribe to. */
export function subscribableIn({ events }: SenderEdition): readonly string[] {
  return events.filter(({ subscribable }) => subscribable).map(({ name }) => name);
}

/** Checks whether an event holds its resource in a member of its own name: the flat events of 2.65 do not. */
export function hasResourceMember(event: string, resource: string): boolean {
  return event.replace(/\[.*\]$/, "").endsWith(`:${resource}`);
}

/** Shows a webhook as an edition does: its project under the edition's name, in its place. */
export function webhookIn({ projectMember }: SenderEdition, webhook: object): object {
  const entries = Object.entries(webhook).map(([name, value]) => [
    name === "project" ? projectMember : name,
    value,
  ]);
  return Object.fromEntries(entries);
}
