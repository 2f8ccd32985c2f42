import { defined } from "../util/defined.ts";
import { isObject } from "../util/is-object.ts";
import { checkName, type Issue, listWrong } from "./sender-error.ts";

/** Limits for the deliveries of one webhook. */
export interface WebhookLimits {
  /**
   * Whether each delivery waits until the previous one has its outcome, retries included. Default: false, so later
   * deliveries may overtake a retry.
   */
  readonly ordered?: boolean | undefined;
  /** Maximum of deliveries per second, from all processes together. Default: no limit. */
  readonly maxPerSecond?: number | undefined;
  /** Maximum milliseconds that a delivery may be pending; after that it is `expired`. Default: 604,800,000, a week. */
  readonly maxAge?: number | undefined;
  /** Maximum of pending deliveries; beyond it, the oldest are `expired`. Default: 100,000. */
  readonly maxPending?: number | undefined;
}

/** Limits with their defaults. */
export interface Limits extends WebhookLimits {
  readonly ordered: boolean;
  readonly maxAge: number;
  readonly maxPending: number;
}

const defaultLimits: Limits = { ordered: false, maxAge: 604_800_000, maxPending: 100_000 };

/** Replaces the sender's limits by a webhook's own. */
export function mergeLimits(limits: WebhookLimits, own: WebhookLimits = {}): Limits {
  return { ...defaultLimits, ...defined(limits), ...defined(own) };
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** Checks whether a rate is above 0 and leaves a finite time between two deliveries. */
export function isRate(value: unknown): boolean {
  return typeof value === "number" && value > 0 && Number.isFinite(1_000 / value) && Number.isFinite(value);
}

const kinds: Readonly<Record<string, readonly [is: (value: unknown) => boolean, words: string]>> = {
  ordered: [(value) => typeof value === "boolean", "true or false"],
  maxPerSecond: [isRate, "a number above 0"],
  maxAge: [isCount, "an integer from 1"],
  maxPending: [isCount, "an integer from 1"],
};

/** Lists what is wrong with limits; absent ones are fine. */
export function checkLimits(path: string, limits: unknown): readonly Issue[] {
  if (limits === undefined || !isObject(limits))
    return listWrong([[path, limits === undefined, "an object", limits]]);
  return Object.entries(limits).flatMap(([name, value]): readonly Issue[] => {
    const [is, words] = (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? [];
    if (is === undefined || words === undefined)
      return [checkName(`${path}/${name}`, name, Object.keys(kinds))];
    return listWrong([[`${path}/${name}`, value === undefined || is(value), words, value]]);
  });
}
