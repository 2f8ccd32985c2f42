import { isRecord } from "../util/is-object.ts";
import type { Attempt, AttemptId, DeliveryId } from "./attempt.ts";
import { isRate } from "./limits.ts";
import { checkName, checkNames, type Issue, listWrong, SenderError } from "./sender-error.ts";

/** How deliveries end, in the order of their numbers in the database, from 1. */
export const outcomes = ["delivered", "failed", "expired", "cancelled"] as const;

/**
 * Outcome of a delivery: `delivered` (a response of 2xx), `failed` (the last attempt got none), `expired` (it was
 * pending too long, or one of too many) or `cancelled` (its webhook was deleted).
 */
export type DeliveryOutcome = (typeof outcomes)[number];

/** State of a delivery: its outcome, `pending`, or `suspended` until its webhook is active. */
export type DeliveryState = DeliveryOutcome | "pending" | "suspended";

/** All states. */
export const states: readonly DeliveryState[] = [...outcomes, "suspended", "pending"];

/** Numbers of deliveries by state: `accepted` is always the sum of all others (W-end). */
export type Counts = Readonly<Record<"accepted" | DeliveryState, number>>;

/** Numbers of the deliveries of a webhook, deleted ones included. */
export interface WebhookCounts extends Counts {
  readonly webhookId: number;
}

/** Adds up counts. */
export function addCounts(all: readonly Counts[]): Counts {
  const names = ["accepted", ...states] as const;
  const sums = names.map((name) => [name, all.reduce((sum, counts) => sum + counts[name], 0)] as const);
  return Object.fromEntries(sums) as Record<(typeof names)[number], number>;
}

/** A stored delivery that waits. */
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
  /** The delivery that it repeats, or null. */
  readonly replayOf: DeliveryId | null;
}

/** Which deliveries to list or to send again. */
export interface DeliveryFilter {
  /** Default: all webhooks. */
  readonly webhookId?: number | undefined;
  /** Default: every event. */
  readonly event?: string | undefined;
  /** Accepted at this time or later: ISO 8601, in UTC without a zone. Default: any time. */
  readonly since?: string | undefined;
  /** Accepted before this time. Default: any time. */
  readonly until?: string | undefined;
}

interface PageQuery {
  /** From 1 to 1,000. Default: 50. */
  readonly limit?: number | undefined;
  /** `next` of the previous page. Default: start with the newest. */
  readonly before?: string | undefined;
}

/** Which deliveries to list. */
export interface DeliveryQuery extends DeliveryFilter, PageQuery {
  /** Default: every state. */
  readonly state?: DeliveryState | readonly DeliveryState[] | undefined;
}

/** Which of a webhook's attempts to list. */
export interface AttemptQuery extends PageQuery {
  /** Only attempts at this delivery. Default: all. */
  readonly deliveryId?: DeliveryId | undefined;
}

/** Which deliveries to send again. */
export interface ReplayQuery extends DeliveryFilter {
  /** Default: failed, expired and cancelled. */
  readonly outcome?: DeliveryOutcome | readonly DeliveryOutcome[] | undefined;
  /** Maximum of deliveries per second. Default: only the limits of the webhooks. */
  readonly perSecond?: number | undefined;
}

/** Deliveries, newest first. */
export interface DeliveryPage {
  readonly deliveries: readonly DeliveryRecord[];
  /** Pass it as `before` to list older ones; null if there are none. */
  readonly next: string | null;
}

/** Attempts, newest first. */
export interface AttemptPage {
  readonly attempts: readonly Attempt[];
  /** Pass it as `before` to list older ones; null if there are none. */
  readonly next: string | null;
}

/** A query with its values as the database compares them. */
export interface ParsedQuery {
  readonly webhookId: number | undefined;
  readonly event: string | undefined;
  /** Milliseconds since 1970. */
  readonly since: number | undefined;
  readonly until: number | undefined;
  readonly states: readonly DeliveryState[] | undefined;
  readonly limit: number;
  readonly before: number;
}

/**
 * Checks a query for deliveries: a misspelt state or property is an error, not an empty list.
 *
 * @throws SenderError `invalid-query`
 */
export function parseQuery(query: DeliveryQuery & ReplayQuery, kind: "list" | "replay"): ParsedQuery {
  const isList = kind === "list";
  const [stateName, known] = isList ? (["state", states] as const) : (["outcome", outcomes] as const);
  const names = ["webhookId", "event", "since", "until", stateName];
  const unknown = checkQueryNames(query, [...names, ...(isList ? ["limit", "before"] : ["perSecond"])]);
  const { webhookId, event, perSecond } = query;
  const found = query[stateName] === undefined ? undefined : [query[stateName]].flat();
  const misspelt = (found ?? []).filter((one) => !known.some((name) => name === one));
  const [since, until] = [readTime(query.since), readTime(query.until)];
  const time = "a time such as 2026-01-31T08:30:00Z";
  reject([
    ...unknown,
    ...misspelt.map((one) => checkName(`/${stateName}`, String(one), known)),
    ...listWrong([
      ["/webhookId", webhookId === undefined || Number.isSafeInteger(webhookId), "an integer", webhookId],
      ["/event", event === undefined || typeof event === "string", "the name of an event", event],
      ["/perSecond", perSecond === undefined || isRate(perSecond), "a number above 0", perSecond],
      ["/since", !Number.isNaN(since), time, query.since],
      ["/until", !Number.isNaN(until), time, query.until],
    ]),
  ]);
  return { webhookId, event, since, until, states: found, ...parsePage(query) };
}

/** A query for attempts, as the database compares it. */
export interface ParsedAttemptQuery extends Pick<ParsedQuery, "limit" | "before"> {
  readonly delivery: number | undefined;
}

/** Checks a query for attempts; throws SenderError `invalid-query`. */
export function parseAttemptQuery(query: AttemptQuery): ParsedAttemptQuery {
  const unknown = checkQueryNames(query, ["deliveryId", "limit", "before"]);
  const { deliveryId } = query;
  const delivery = readId("delivery", deliveryId);
  const isGood = deliveryId === undefined || delivery !== undefined;
  reject([...unknown, ...listWrong([["/deliveryId", isGood, 'an id such as "delivery-7"', deliveryId]])]);
  return { ...parsePage(query), delivery };
}

function parsePage({ limit = 50, before }: PageQuery): Pick<ParsedQuery, "limit" | "before"> {
  const isGood = before === undefined || /^\d{1,15}$/.test(before);
  reject(
    listWrong([
      ["/limit", Number.isFinite(limit), "a number from 1 to 1000", limit],
      ["/before", isGood, "the next of a page", before],
    ]),
  );
  const start = before === undefined ? Number.MAX_SAFE_INTEGER : Number(before);
  return { limit: Math.min(Math.max(Math.trunc(limit), 1), 1_000), before: start };
}

function checkQueryNames(query: object, names: readonly string[]): readonly Issue[] {
  if (!isRecord(query)) reject(listWrong([["", false, "an object", query]]));
  return checkNames(query, names);
}

function reject(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new SenderError("invalid-query", issues);
}

/** Reads a time in milliseconds; NaN for a text that is none. */
function readTime(time: string | undefined): number | undefined {
  // Without a zone, a time is in UTC.
  return time === undefined ? undefined : Date.parse(/T[\d:.]+$/.test(time) ? `${time}Z` : time);
}

/** Writes the identifier of a delivery. */
export function toDeliveryId(number: number): DeliveryId {
  return `delivery-${number}`;
}

/** Writes the identifier of an attempt. */
export function toAttemptId(number: number): AttemptId {
  return `attempt-${number}`;
}

/** Reads the number of an identifier; undefined for another kind of identifier. */
export function readId(kind: "delivery" | "attempt", id: unknown): number | undefined {
  const [, digits] = (typeof id === "string" && /^(?:delivery|attempt)-(\d{1,15})$/.exec(id)) || [];
  return digits === undefined || !String(id).startsWith(`${kind}-`) ? undefined : Number(digits);
}
