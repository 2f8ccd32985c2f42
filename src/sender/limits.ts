import { defined } from "../util/defined.ts";
import { isObject } from "../util/is-object.ts";
import { quote } from "../util/quote.ts";
import type { Mistake } from "./delivery-error.ts";

/** Limits for the deliveries of one webhook. */
export interface WebhookLimits {
  /**
   * Whether each delivery waits until the previous one has ended, retries included: across all processes, at most one is
   * running. Default: false, so later deliveries may overtake a retry.
   */
  readonly ordered?: boolean | undefined;
  /** Deliveries per second, from all processes together. Default: no limit. */
  readonly maxPerSecond?: number | undefined;
  /** Milliseconds after which a waiting delivery is `expired`. Default: 604,800,000, a week. */
  readonly maxAge?: number | undefined;
  /** Maximum of waiting deliveries; beyond it, the oldest are `expired`. Default: 100,000. */
  readonly maxWaiting?: number | undefined;
}

/** Limits with their defaults. */
export interface Limits extends Required<WebhookLimits> {
  readonly ordered: boolean;
  readonly maxAge: number;
  readonly maxWaiting: number;
}

/** The limits of a webhook without its own. */
export const defaultLimits: Limits = {
  ordered: false,
  maxPerSecond: undefined,
  maxAge: 604_800_000,
  maxWaiting: 100_000,
};

/** Replaces limits by a webhook's own. */
export function mergeLimits(limits: Limits, own: WebhookLimits = {}): Limits {
  return { ...limits, ...defined(own) };
}

/** A rate also leaves a finite time between two deliveries. */
const isRate = (value: unknown): boolean =>
  Number.isFinite(value) && Number(value) > 0 && Number.isFinite(1_000 / Number(value));
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** Required form of each limit. */
const kinds: Readonly<Record<string, readonly [is: (value: unknown) => boolean, words: string]>> = {
  ordered: [(value) => typeof value === "boolean", "true or false"],
  maxPerSecond: [isRate, "a number above 0"],
  maxAge: [isCount, "an integer from 1"],
  maxWaiting: [isCount, "an integer from 1"],
};

/** Lists what is wrong with limits; absent ones are fine. */
export function checkLimits(path: string, limits: unknown): readonly Mistake[] {
  if (limits === undefined) return [];
  if (!isObject(limits)) return [{ path, message: `expected an object, found ${quote(limits)}` }];
  return Object.entries(limits).flatMap(([name, value]) => {
    const [is, words] = (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? [];
    if (is !== undefined && (value === undefined || is(value))) return [];
    const names = `one of ${Object.keys(kinds).join(", ")}`;
    return {
      path: `${path}/${name}`,
      message: `expected ${words === undefined ? names : `${words}, found ${quote(value)}`}`,
    };
  });
}

/** How many deliveries a service has room for, and for which webhooks. */
export interface Room {
  /** Maximum of deliveries to hand out. */
  readonly limit: number;
  /** Maximum per named webhook; 0 for those that get none now. */
  readonly perWebhook: ReadonlyMap<number, number>;
  /** Maximum for each other webhook. */
  readonly otherwise: number;
  /** Maximum for all other webhooks together. */
  readonly others: number;
  /** Maximum for one webhook at a time, across all processes. */
  readonly everywhere: number;
  /** Limits of the webhooks without their own. */
  readonly limits: Limits;
  /** Whether the store must remember even after a crash of the machine what it has just handed out. Default: false. */
  readonly lasts?: boolean;
}

/** What a store knows about a webhook when it hands out deliveries. */
interface LaneState {
  readonly id: number;
  /** Its own limits. */
  readonly limits: WebhookLimits;
  /** When its rate allows the next delivery, in the store's time. */
  readonly freeAt: number;
  /** Deliveries that are handed out to any process. */
  readonly running: number;
}

/** How many deliveries of a webhook to hand out, and when its rate allows the next. */
export interface Share {
  readonly id: number;
  readonly most: number;
  readonly ordered: boolean;
  readonly running: number;
  /** When its rate allows the next one after this many are handed out now. */
  readonly freeAfter: (taken: number) => number;
}

/** Longest burst of a rate, in milliseconds. */
const BURST = 100;

/** Divides a room among webhooks in the order of their turns; leaves out those without a place. */
export function shareRoom(lanes: readonly LaneState[], room: Room, now: number): readonly Share[] {
  let { limit, others } = room;
  return lanes.flatMap(({ id, limits, freeAt, running }): Share[] => {
    const { ordered, maxPerSecond } = mergeLimits(room.limits, limits);
    const named = room.perWebhook.get(id);
    const free = ordered ? Math.min(1, 1 - running) : room.everywhere - running;
    const paced =
      maxPerSecond === undefined ? Infinity : Math.max(1, Math.floor((maxPerSecond * BURST) / 1_000));
    const own = Math.max(0, Math.min(free, freeAt > now ? 0 : paced));
    const most = Math.min(limit, named ?? Math.min(room.otherwise, others), own);
    // Its turn is not over, since there was no place for it.
    if (most <= 0 && own > 0) return [];
    limit -= most;
    if (named === undefined) others -= most;
    const step = maxPerSecond === undefined ? 0 : 1_000 / maxPerSecond;
    const freeAfter = (taken: number): number => (taken * step === 0 ? freeAt : now + taken * step);
    return [{ id, most, ordered, running, freeAfter }];
  });
}
