import type { Attempt } from "./attempt.ts";

/** How a delivery ended. */
export type DeliveryOutcome =
  /** The receiver answered 2xx. */
  | "delivered"
  /** The last attempt got no 2xx. */
  | "failed"
  /** It waited longer than `maxAge`, or was among more than `maxWaiting`. */
  | "expired"
  /** Its webhook was deleted. */
  | "dropped";

/** State of a delivery: its outcome, or how it waits. A parked one waits until its webhook is active. */
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
  /** Number of recorded attempts. */
  readonly attempts: number;
  /** The delivery that it repeats, or null. */
  readonly replayOf: string | null;
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

/** Which deliveries to list. */
export interface DeliveryQuery extends DeliveryFilter {
  /** Default: every state. */
  readonly state?: DeliveryState | readonly DeliveryState[] | undefined;
  /** From 1 to 1,000. Default: 50. */
  readonly limit?: number | undefined;
  /** `next` of the previous page. Default: start with the newest. */
  readonly before?: string | undefined;
}

/** Deliveries, newest first. */
export interface DeliveryPage {
  readonly deliveries: readonly DeliveryRecord[];
  /** Pass it as `before` to list older ones; null if there are none. */
  readonly next: string | null;
}

/** A part of the deliveries to store again, oldest first, without those that were stored again before. */
export interface ReplayQuery extends DeliveryFilter {
  /** Only this delivery, whatever its state and however often it was stored again. */
  readonly deliveryId?: string | undefined;
  readonly outcome?: DeliveryOutcome | readonly DeliveryOutcome[] | undefined;
  /** `next` of the previous part. */
  readonly after?: string | undefined;
  /** Milliseconds until the first is due, and between one and the next. */
  readonly dueIn?: number | undefined;
  readonly spacing?: number | undefined;
}

/** Which deliveries a store looks for, to list them or to store them again. */
export interface DeliverySelection extends Pick<ReplayQuery, keyof DeliveryFilter | "deliveryId" | "after"> {
  readonly outcome?: DeliveryQuery["state"];
  readonly before?: string | undefined;
}

/** Keeps the limit of a page within its bounds. */
export function readLimit({ limit = 50 }: { readonly limit?: number | undefined }): number {
  return Math.min(Math.max(Math.trunc(limit) || 50, 1), 1_000);
}

/** Makes a page of rows, ordered by number, and says where the next page begins. */
export function readPage<Row extends { readonly number: number | string }>(
  rows: readonly Row[],
  query: { readonly limit?: number | undefined },
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, readLimit(query));
  return { shown, next: rows.length > shown.length ? String(shown.at(-1)?.number) : null };
}
