import { readdirSync, readFileSync } from "node:fs";
import { dataFolder } from "../cases/data-folder.ts";
import type { SuiteCase } from "../runner/suite-case.ts";
import type { ListenerAnswer } from "./listener.ts";
import type { WebhookEdit, WebhookSettings } from "./sender-protocol.ts";

/** Members that a webhook resource must not show; where there are some, it is searched for the secret, too. */
interface Lacking {
  readonly lacks?: readonly string[];
}

/** Members of a webhook resource that must hold these values, or must be missing. */
export interface Showing extends Lacking {
  /** Members and their values. */
  readonly shows?: Readonly<Record<string, unknown>>;
}

/** Names of the webhooks that must get one delivery each, and no others may get any. */
interface Recipients {
  readonly to: readonly string[];
}

/** Creates a webhook under a name of the case; what is not given has the defaults of `run-step.ts`. */
export interface CreateStep extends Lacking {
  readonly op: "create-webhook";
  readonly as: string;
  /** `target_url` is a path below the case's own; the name unless given. */
  readonly webhook?: Partial<WebhookSettings>;
  /** Listens behind a self-signed certificate. */
  readonly tls?: true;
  /** How its deliveries are answered, one after another, the last for all that follow; 200 unless given. */
  readonly answers?: readonly ListenerAnswer[];
}

/** Changes a webhook. */
export interface UpdateStep extends Lacking {
  readonly op: "update-webhook";
  readonly webhook: string;
  readonly changes: WebhookEdit;
}

/** Deletes a webhook. */
export interface DeleteStep {
  readonly op: "delete-webhook";
  readonly webhook: string;
}

/** Reads a webhook until it shows what it must, or the sender's patience is over. */
export interface ReadStep extends Showing {
  readonly op: "read-webhook";
  readonly webhook: string;
  /** Members that hold a UTC timestamp of the time since the case began. */
  readonly recent?: readonly string[];
}

/** Emits what a sample tells, with the case's changes. */
export interface EmitStep extends Recipients {
  readonly op: "emit";
  /** Sample delivery that tells event, resource, sender and, for updates, the old values. */
  readonly sample: string;
  /** Changes of `/resource`, `/before` and `/sender`, by JSON Pointer. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  /** Texts that are put in place, each repeated. */
  readonly repeat?: Readonly<Record<string, { readonly repeat: string; readonly times: number }>>;
  /** What `before_update` must be; that of the sample unless given. */
  readonly before_update?: Readonly<Record<string, unknown>>;
  /** Members of the resource that the envelope must not show. */
  readonly hidden?: readonly string[];
  /** Number of a project in the case; 1 unless given. */
  readonly project?: number | null;
  /** Number of an organization in the case; none unless given. */
  readonly organization?: number | null;
  /** Whether to deliver nothing conforms as well (W-same); `to` then names who may get it. */
  readonly mayBeSilent?: true;
  /** How often it happens; once unless given. */
  readonly times?: number;
  /** Milliseconds after which the sender must have given the exchange up. */
  readonly givesUp?: { readonly after: number; readonly before: number };
}

/** Pings a webhook. */
export interface PingStep extends Recipients, Showing {
  readonly op: "ping";
  readonly webhook: string;
}

/** Waits for the quiet time, in which nothing may arrive. */
export interface QuietStep {
  readonly op: "quiet";
  /** Milliseconds; those of the run unless given. */
  readonly for?: number;
}

/** One step of a case. */
export type SenderStep = CreateStep | UpdateStep | DeleteStep | ReadStep | EmitStep | PingStep | QuietStep;

/** A case that a sender must pass (cases/sender.schema.json). */
export interface SenderCase extends SuiteCase {
  /** Whether the case is about what must be delivered, or about what must not. */
  readonly expect: "accepted" | "refused";
  /** Takes more than five seconds; run when asked for. */
  readonly slow?: true;
  readonly steps: readonly SenderStep[];
}

/** Reads the cases for senders, in the order of the files. */
export function readSenderCases(): readonly SenderCase[] {
  const folder = new URL("cases/sender/", dataFolder);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.sort().flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")).cases);
}
