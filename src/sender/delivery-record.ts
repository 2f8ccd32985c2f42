import { checkName, expectInteger, expectObject, expectThat, type Rule } from "../util/rules.ts";
import type { Attempt, DeliveryId } from "./attempt.ts";
import { expectRate } from "./limits.ts";
import { rejectIf } from "./sender-error.ts";

/** The numbers of states in the database. `suspended` is derived from the webhook. */
export const stateNumbers = { pending: 0, delivered: 1, failed: 2, expired: 3, cancelled: 4 } as const;

/**
 * Outcome of a delivery: `delivered` (a complete 2xx response), `failed` (the last attempt got no such response),
 * `expired` (it was pending too long, or too many deliveries were pending) or `cancelled` (its webhook was deleted).
 */
export type DeliveryOutcome = Exclude<keyof typeof stateNumbers, "pending">;

/** All outcomes. */
export const outcomes: readonly DeliveryOutcome[] = ["delivered", "failed", "expired", "cancelled"];

/** State of a delivery: its outcome, `pending`, or `suspended` while its webhook is inactive. */
export type DeliveryState = DeliveryOutcome | "pending" | "suspended";

/** All states. */
export const states: readonly DeliveryState[] = [...outcomes, "suspended", "pending"];

/** Number of deliveries by state. `accepted` is always the sum of all the others (W-end). */
export type Counts = Readonly<Record<"accepted" | DeliveryState, number>>;

/** Number of deliveries of a webhook, even a deleted one, by state. */
export interface WebhookCounts extends Counts {
  readonly webhookId: number;
}

/** A stored, pending delivery. */
export interface QueuedDelivery {
  readonly id: DeliveryId;
  readonly webhookId: number;
}

/** The record of one delivery. */
export interface DeliveryRecord extends QueuedDelivery {
  readonly event: string;
  /** When it was accepted: ISO 8601, UTC. */
  readonly date: string;
  readonly state: DeliveryState;
  /** Number of recorded attempts. */
  readonly attempts: number;
  /** Identifier of the delivery that it repeats, or null. */
  readonly replayOf: DeliveryId | null;
}

/** Selects the deliveries to list or to send again. */
export interface DeliveryFilter {
  /** Default: all webhooks. */
  readonly webhookId?: number | undefined;
  /** Default: every event. */
  readonly event?: string | undefined;
  /** Earliest time of acceptance, in ISO 8601; UTC if it has no time zone. Default: any time. */
  readonly since?: string | undefined;
  /** Time before which the delivery was accepted. Default: any time. */
  readonly until?: string | undefined;
}

/** Selects a page of a list. */
export interface PageQuery {
  /** From 1 to 1,000. Default: 50. */
  readonly limit?: number | undefined;
  /** `next` of the previous page. Default: the first page. */
  readonly before?: string | undefined;
}

/** Selects the attempts to list. */
export interface AttemptQuery extends PageQuery {
  /** Number of attempts to skip. Default: 0. */
  readonly skip?: number | undefined;
}

/** Selects the deliveries to list. */
export interface DeliveryQuery extends DeliveryFilter, PageQuery {
  /** Default: every state. */
  readonly state?: DeliveryState | readonly DeliveryState[] | undefined;
}

/** Selects the deliveries to send again. */
export interface ReplayQuery extends DeliveryFilter {
  /** Default: failed, expired and cancelled. */
  readonly outcome?: DeliveryOutcome | readonly DeliveryOutcome[] | undefined;
  /** Maximum number of deliveries per second. Default: only the limits of the webhooks apply. */
  readonly perSecond?: number | undefined;
}

interface Page {
  /** Value of `before` for the next page; null if there is none. */
  readonly next: string | null;
}

/** Deliveries, newest first. */
export interface DeliveryPage extends Page {
  readonly deliveries: readonly DeliveryRecord[];
}

/** Attempts, newest first. */
export interface AttemptPage extends Page {
  /** Total number of the webhook's attempts, across all pages. */
  readonly count: number;
  readonly attempts: readonly Attempt[];
}

const expectTime = expectThat(
  "a time such as 2026-01-31T08:30:00Z",
  (time) => typeof time === "string" && !Number.isNaN(readTime(time)),
);

const pageRules = {
  limit: expectInteger(1, 1_000),
  before: expectThat("a page's `next`", (next) => typeof next === "string" && /^\d{1,15}$/.test(next)),
};

const filterRules = {
  webhookId: expectThat("an integer", Number.isSafeInteger),
  event: expectThat("the name of an event", (name) => typeof name === "string"),
  since: expectTime,
  until: expectTime,
};

/** Creates the rule for one name or a list of names. Rejects misspelt names, which would otherwise select nothing. */
const expectNames =
  (known: readonly string[]): Rule =>
  (names, path) =>
    [names]
      .flat()
      .filter((name) => !known.includes(name as string))
      .map((name) => checkName(path, String(name), known));

const rules = {
  deliveries: expectObject({ ...filterRules, state: expectNames(states), ...pageRules }),
  attempts: expectObject({ ...pageRules, skip: expectInteger(0) }),
  replay: expectObject({ ...filterRules, outcome: expectNames(outcomes), perSecond: expectRate }),
};

/** Checks a query; throws SenderError `invalid-query`. */
export function checkQuery(kind: "deliveries" | "attempts" | "replay", query: unknown): void {
  rejectIf("invalid-query", rules[kind](query, ""));
}

/** Parses a time into milliseconds, in UTC if it has no time zone; NaN if it is not a time. */
export function readTime(time: string): number {
  // `Date.parse` takes "last week 3" for a time.
  if (!/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/.test(time)) return Number.NaN;
  return Date.parse(/T[\d:.]+$/.test(time) ? `${time}Z` : time);
}

/** Writes an identifier, which is a number in the database. */
export function writeId<Kind extends "delivery" | "attempt">(kind: Kind, id: number): `${Kind}-${number}` {
  return `${kind}-${id}`;
}

/** The database row of a pending delivery. */
export type QueuedRow = Readonly<Record<"id" | "webhookId", number>>;

/** Reads the database row of a pending delivery. */
export function readQueuedRow({ id, webhookId }: QueuedRow): QueuedDelivery {
  return { id: writeId("delivery", id), webhookId };
}

/** Parses the number in an identifier; undefined for an identifier of another kind. */
export function readId(kind: "delivery" | "attempt", id: unknown): number | undefined {
  const [, digits] = new RegExp(`^(?:${kind})-(\\d{1,15})$`).exec(String(id)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
