import type { EventFacts } from "#generated/internal/types.d.ts";
import type { WebhookEdition } from "#generated/internal/webhook.d.ts";
import * as facts2_3 from "#generated/internal/webhook-2.3.js";
import * as facts2_4 from "#generated/internal/webhook-2.4.js";
import * as facts2_65 from "#generated/internal/webhook-2.65.js";
import * as facts2_73 from "#generated/internal/webhook-2.73.js";
import * as facts2_76 from "#generated/internal/webhook-2.76.js";
import { validate as validate2_3 } from "#generated/webhook/2.3/strict.js";
import { validate as validate2_4 } from "#generated/webhook/2.4/strict.js";
import { validate as validate2_65 } from "#generated/webhook/2.65/strict.js";
import { validate as validate2_73 } from "#generated/webhook/2.73/strict.js";
import { validate as validate2_76 } from "#generated/webhook/2.76/strict.js";
import type { Validate } from "../validate/result.ts";

/** What a delivery service knows about an edition: a value, so that a bundle contains only the editions that are used. */
export interface SenderEdition {
  readonly edition: string;
  /** Events, with the member that holds their resource. */
  readonly events: readonly Pick<EventFacts, "name" | "resource" | "subscribable">[];
  /** Members that only an update shows, by resource. */
  readonly updateOnly: Readonly<Record<string, readonly string[]>>;
  /** Lists what is wrong with a delivery. */
  readonly validate: Validate;
  /** Whether updates carry the old values. */
  readonly showsOldValues: boolean;
  /** Member in which a webhook names its project. */
  readonly projectMember: string;
}

/** Sends the deliveries of edition 2.3. */
export const edition2_3: SenderEdition = {
  edition: "2.3",
  events: facts2_3.events,
  updateOnly: facts2_3.updateOnly,
  validate: validate2_3,
  showsOldValues: true,
  projectMember: "project",
};

/** Sends the deliveries of edition 2.4. */
export const edition2_4: SenderEdition = {
  edition: "2.4",
  events: facts2_4.events,
  updateOnly: facts2_4.updateOnly,
  validate: validate2_4,
  showsOldValues: true,
  projectMember: "project_id",
};

/** Sends the deliveries of edition 2.65. */
export const edition2_65: SenderEdition = {
  edition: "2.65",
  events: facts2_65.events,
  updateOnly: facts2_65.updateOnly,
  validate: validate2_65,
  showsOldValues: true,
  projectMember: "project_id",
};

/** Sends the deliveries of edition 2.73. */
export const edition2_73: SenderEdition = {
  edition: "2.73",
  events: facts2_73.events,
  updateOnly: facts2_73.updateOnly,
  validate: validate2_73,
  showsOldValues: true,
  projectMember: "project_id",
};

/** Sends the deliveries of edition 2.76. */
export const edition2_76: SenderEdition = {
  edition: "2.76",
  events: facts2_76.events,
  updateOnly: facts2_76.updateOnly,
  validate: validate2_76,
  showsOldValues: false,
  projectMember: "project_id",
};

/** Loads what a sender knows about an edition. */
export const senders: Readonly<Record<WebhookEdition, () => Promise<SenderEdition>>> = {
  "2.3": async () => edition2_3,
  "2.4": async () => edition2_4,
  "2.65": async () => edition2_65,
  "2.73": async () => edition2_73,
  "2.76": async () => edition2_76,
};
