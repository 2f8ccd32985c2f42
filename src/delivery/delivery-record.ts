import type { Attempt } from "./attempt.ts";

/** How a delivery ended. */
export type DeliveryOutcome =
  /** The receiver answered 2xx. */
  | "delivered"
  /** The last attempt did not. */
  | "failed"
  /** It waited longer than `maxAge`, or was one of more than `maxWaiting`. */
  | "expired"
  /** Its webhook was deleted. */
  | "dropped";

/** What has become of a delivery: its end, or how it waits. A parked one waits for its webhook to be active. */
export type DeliveryState = DeliveryOutcome | "waiting" | "parked";

/** The record of one delivery. */
export interface DeliveryRecord {
  /** Identifier, a UUID; attempts name it as `deliveryId`. */
  readonly id: string;
  readonly webhookId: number;
  readonly event: Attempt["event"];
  /** When it was accepted: ISO 8601, UTC. */
  readonly date: string;
  readonly state: DeliveryState;
  /** Attempts that were recorded. */
  readonly attempts: number;
  /** The delivery that it repeats; null where it repeats none. */
  readonly replayOf: string | null;
}

/** Which deliveries to list, or to send again. */
export interface DeliveryFilter {
  /** Default: those of all webhooks. */
  readonly webhookId?: number | undefined;
  /** Default: every event. */
  readonly event?: string | undefined;
  /** Accepted at this time or later: ISO 8601, UTC. Default: any time. */
  readonly since?: string | undefined;
  /** Accepted before this time. Default: any time. */
  readonly until?: string | undefined;
}

/** Which deliveries to list. */
export interface DeliveryQuery extends DeliveryFilter {
  /** Default: every state. */
  readonly state?: DeliveryState | readonly DeliveryState[] | undefined;
  /** From 1 to 1,000. Default: 50. */
  readonly limit?: number | undefined;
  /** `next` of the page before. Default: the newest come first. */
  readonly before?: string | undefined;
}

/** Deliveries, the newest first. */
export interface DeliveryPage {
  readonly deliveries: readonly DeliveryRecord[];
  /** Goes into `before` to list older ones; null where there are none. */
  readonly next: string | null;
}

/** A part of the deliveries to store again, the oldest first; those that were stored again before are left out. */
export interface ReplayQuery extends DeliveryFilter {
  /** This delivery alone, whatever its state is and however often it was stored again. */
  readonly deliveryId?: string | undefined;
  readonly outcome?: DeliveryOutcome | readonly DeliveryOutcome[] | undefined;
  /** `next` of the part before. */
  readonly after?: string | undefined;
  /** Milliseconds from now at which the first is due, and between one and the next. */
  readonly dueIn?: number | undefined;
  readonly spacing?: number | undefined;
}

/** Keeps the limit of a page within its bounds. */
export function readLimit({ limit = 50 }: { readonly limit?: number | undefined } = {}): number {
  return Math.min(Math.max(Math.trunc(limit) || 50, 1), 1_000);
}

/** Takes a page of rows that come after each other by their numbers, and says where the next one begins. */
export function readPage<Row extends { readonly number: number | string }>(
  rows: readonly Row[],
  query: { readonly limit?: number | undefined },
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, readLimit(query));
  return { shown, next: rows.length > shown.length ? String(shown.at(-1)?.number) : null };
}

/** Lists one or several values. */
export function listAll<T extends string>(
  values: T | readonly T[] | undefined,
  all: readonly T[],
): readonly T[] {
  if (values === undefined) return all;
  return typeof values === "string" ? [values] : values;
}
