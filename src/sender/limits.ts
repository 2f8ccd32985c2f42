import { expectBoolean, expectInteger, expectObject, expectThat, type Rule } from "../util/rules.ts";

/** Limits for the deliveries of one webhook. */
export interface WebhookLimits {
  /**
   * Whether each delivery waits until the previous one has an outcome, after any retries. Default: false, so later
   * deliveries may overtake a retry.
   */
  readonly ordered?: boolean | undefined;
  /** Maximum number of deliveries per second, across all processes. Default: no limit. */
  readonly maxPerSecond?: number | undefined;
  /** Maximum time a delivery may be pending before it is `expired`, in milliseconds. Default: 604,800,000 (a week). */
  readonly maxAge?: number | undefined;
  /** Maximum number of pending deliveries; if exceeded, the oldest are `expired`. Default: 100,000. */
  readonly maxPending?: number | undefined;
}

/** Limits with the defaults filled in. */
export type Limits = WebhookLimits & Readonly<Record<"maxAge" | "maxPending", number>>;

/** Checks whether a rate is above 0 and leaves a finite time between two deliveries. */
export const expectRate: Rule = expectThat(
  "a number above 0",
  (value) => typeof value === "number" && value > 0 && value < Infinity && 1_000 / value < Infinity,
);

/** Lists the issues in a webhook's limits. */
export const checkLimits: Rule = expectObject({
  ordered: expectBoolean,
  maxPerSecond: expectRate,
  maxAge: expectInteger(1),
  maxPending: expectInteger(1),
});

/** How long to keep deliveries that have an outcome, and their attempts. Pending deliveries are always kept. */
export interface Retention {
  /** Days to keep a delivery after it was accepted. Default: 30. */
  readonly days?: number;
  /** Maximum number of deliveries to keep per webhook; if exceeded, the oldest are removed. Default: 10,000. */
  readonly deliveriesPerWebhook?: number;
}

/** Lists the issues in the retention settings. */
export const checkRetention: Rule = expectObject({
  days: expectInteger(1, 36_500),
  deliveriesPerWebhook: expectInteger(1),
});
