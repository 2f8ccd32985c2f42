import { defined } from "../text/defined.ts";
import { isObject } from "../text/is-object.ts";
import { quote } from "../text/quote.ts";
import type { Mistake } from "./delivery-error.ts";

/** What holds for the deliveries of one webhook. */
export interface WebhookLimits {
  /**
   * Whether each delivery waits until the one before has ended, retries included: in all processes, at most one is under
   * way. Default: false, so that a retry is overtaken by what came later.
   */
  readonly ordered?: boolean | undefined;
  /** Deliveries a second, from all processes together. Default: no limit. */
  readonly maxPerSecond?: number | undefined;
  /** Milliseconds after which a delivery that still waits is `expired`. Default: 604,800,000, a week. */
  readonly maxAge?: number | undefined;
  /** Deliveries that may wait; the oldest of more are `expired`. Default: 100,000. */
  readonly maxWaiting?: number | undefined;
}

/** Limits with their defaults. */
export interface Limits extends Required<WebhookLimits> {
  readonly ordered: boolean;
  readonly maxAge: number;
  readonly maxWaiting: number;
}

/** The limits of a webhook for which nothing is given. */
export const defaultLimits: Limits = {
  ordered: false,
  maxPerSecond: undefined,
  maxAge: 604_800_000,
  maxWaiting: 100_000,
};

/** Puts limits of a webhook's own in the place of others. */
export function mergeLimits(limits: Limits, own: WebhookLimits = {}): Limits {
  return { ...limits, ...defined(own) };
}

const isPositive = (value: unknown): boolean => Number.isFinite(value) && Number(value) > 0;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** What each limit is to be. */
const kinds: Readonly<Record<string, readonly [is: (value: unknown) => boolean, words: string]>> = {
  ordered: [(value) => typeof value === "boolean", "true or false"],
  maxPerSecond: [isPositive, "a number above 0"],
  maxAge: [isCount, "an integer from 1"],
  maxWaiting: [isCount, "an integer from 1"],
};

/** Lists what is wrong with limits; what is absent is not. */
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

/** How many deliveries a service has room for, and of which webhooks. */
export interface Room {
  /** Deliveries to hand out at most. */
  readonly limit: number;
  /** Most for each webhook named; 0 for those that get none now. */
  readonly perWebhook: ReadonlyMap<number, number>;
  /** Most for each webhook that is not named. */
  readonly otherwise: number;
  /** Most for all webhooks together that are not named. */
  readonly others: number;
  /** Most of one webhook that may be handed out at a time, to all processes together. */
  readonly everywhere: number;
  /** Limits of the webhooks that have none of their own. */
  readonly limits: Limits;
  /** Whether the store knows after a crash of the machine, too, what it has handed out just before. Default: false. */
  readonly lasts?: boolean;
}

/** What a store knows of a webhook when it hands out deliveries. */
interface LaneState {
  readonly id: number;
  /** Limits of its own. */
  readonly limits: WebhookLimits;
  /** When the next may be sent at its rate, in the store's time. */
  readonly freeAt: number;
  /** Deliveries that are handed out, to any process. */
  readonly running: number;
}

/** How many deliveries of a webhook to hand out, and when the next may be sent. */
export interface Share {
  readonly id: number;
  readonly most: number;
  readonly ordered: boolean;
  readonly running: number;
  /** When the next may be sent at its rate if so many are handed out now. */
  readonly freeAfter: (taken: number) => number;
}

/** Milliseconds of a rate that may come at once. */
const BURST = 100;

/** Shares out a room among webhooks in the order of their turns; leaves out those for which there is no place. */
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
    // Its turn is not over: there was no place for it.
    if (most <= 0 && own > 0) return [];
    limit -= most;
    if (named === undefined) others -= most;
    const step = maxPerSecond === undefined ? 0 : 1_000 / maxPerSecond;
    const freeAfter = (taken: number): number => (taken * step === 0 ? freeAt : now + taken * step);
    return [{ id, most, ordered, running, freeAfter }];
  });
}
