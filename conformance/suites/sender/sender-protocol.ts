import type { EventName, User } from "#generated/contracts/delivery.types.d.ts";

// Facts of the contract: the words of the protocol.

/** The fields of the setup form, under the names of the resource (W2.1). */
export interface WebhookSettings {
  readonly target_url: string;
  readonly description: string;
  readonly type: "project" | "organization" | "server";
  readonly project: number | null;
  readonly organization: number | null;
  readonly content_type: string;
  readonly enable_ssl: boolean;
  readonly is_active: boolean;
  readonly events: "everything" | readonly string[];
  /** Absent if the webhook has none. */
  readonly secret?: string;
}

/** What changes in a webhook; a `secret` of null removes it. */
type WebhookEdit = Partial<Omit<WebhookSettings, "type" | "project" | "organization" | "secret">> & {
  readonly secret?: string | null;
};

/** A change of a resource, as a platform learns of it. */
export interface Happening {
  readonly event: EventName | (string & {});
  /** The whole resource: as created, after the update, or as it was when deleted. */
  readonly resource: Readonly<Record<string, unknown>>;
  /** The whole resource before the update; only with update events. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly project: number | null;
  readonly organization: number | null;
  /** Whether it happened to the server itself (since 2.76). */
  readonly server?: true;
  /** Missing if the edition shows none. */
  readonly sender?: User | null;
}

/** A request to a sender (protocol/sender.md). */
export type SenderRequest =
  | { readonly op: "describe"; readonly edition?: string }
  | { readonly op: "create-webhook"; readonly webhook: WebhookSettings; readonly owner: User }
  | { readonly op: "update-webhook"; readonly webhook_id: number; readonly changes: WebhookEdit }
  | { readonly op: "delete-webhook"; readonly webhook_id: number }
  | { readonly op: "read-webhook"; readonly webhook_id: number }
  | ({ readonly op: "emit" } & Happening)
  | { readonly op: "ping"; readonly webhook_id: number; readonly sender: User };

/** One response. The code that judges a member checks its type. */
export type SenderResponse = Readonly<Record<string, unknown>>;
