import { type Breaker, type BreakerOptions, createBreaker } from "./breaker.ts";

/** How many deliveries may run at a time. */
export interface LaneLimits {
  /** Deliveries that wait for a first answer not longer than their patience. */
  readonly total: number;
  readonly perWebhook: number;
  /** Deliveries to one IP address, whatever webhooks and names they belong to. */
  readonly perAddress: number;
  readonly breaker: Required<BreakerOptions> | false;
}

/** One delivery that runs. */
export interface Run {
  /** Takes the address of the target, once it is known. */
  readonly moveTo: (address: string) => void;
  /** Milliseconds after which to call `slow`. */
  readonly patience: number;
  /** Gives the place to others: the receiver takes its time. */
  readonly slow: () => void;
  /** Ends it; tells whether the breaker opened or closed. */
  readonly end: (answered: boolean | undefined) => "opened" | "closed" | undefined;
}

/** Shares the places among webhooks. */
export interface Lanes {
  /** Counts the places that are free. */
  readonly free: () => number;
  /** Counts the places that webhooks without a record may have together. */
  readonly freeForNewcomers: () => number;
  /** Counts the deliveries that a webhook may start now. */
  readonly room: (webhookId: number) => number;
  /** Lists the webhooks with deliveries that run, or that pause. */
  readonly busy: () => Iterable<number>;
  /** Starts a delivery; `host` stands for the address until that is known. */
  readonly start: (webhookId: number, host: string) => Run;
  /** Milliseconds until the next pause ends; undefined where nothing pauses. */
  readonly resumesIn: () => number | undefined;
  /** When the pause of a webhook ends, or ended if nothing answered since; undefined where it has none. */
  readonly pausedUntil: (webhookId: number) => number | undefined;
}

/** Milliseconds after which a delivery without an answer gives its place to others. */
const PATIENCE = 250;

/** The same for a webhook that did not answer the last time: a host that hangs delays newcomers no longer than this. */
const NEWCOMER_PATIENCE = 40;

/** Deliveries that may wait longer than that, for each place. */
const SLOW_PER_PLACE = 16;

/** Webhooks that are remembered without deliveries that run. */
const MOST_REMEMBERED = 10_000;

interface Lane {
  running: number;
  /** Deliveries that it may run at a time: one more after each answer, 1 again after an attempt without answer. */
  allowance: number;
  /** Whether it answered the last time. */
  proven: boolean;
  address: string;
  readonly breaker: Breaker | undefined;
}

/** The state of lanes. */
type Shares = ReturnType<typeof createShares>;

function createShares(limits: LaneLimits, now: () => number) {
  return {
    limits,
    now,
    lanes: new Map<number, Lane>(),
    busy: new Set<number>(),
    /** Deliveries that run, by address. */
    addresses: new Map<string, number>(),
    running: 0,
    slow: 0,
    newcomers: 0,
  };
}

/**
 * Creates the lanes of a service.
 *
 * A webhook starts with one delivery at a time and may run one more after each answer, so receivers that hang take few
 * places. Webhooks that did not answer the last time share half of the places. A delivery without an answer gives up its
 * place after its patience, which is shorter for those webhooks.
 */
export function createLanes(limits: LaneLimits, now: () => number = () => performance.now()): Lanes {
  const shares = createShares(limits, now);
  const { lanes, busy } = shares;
  const untilOf = (id: number): number | undefined => lanes.get(id)?.breaker?.until();
  return {
    free: () => free(shares),
    freeForNewcomers: () => freeForNewcomers(shares),
    room: (id) => roomOf(shares, id),
    busy: () => busy,
    start: (id, host) => startRun(shares, id, host),
    resumesIn: () => {
      const ends = [...busy].map((id) => untilOf(id) ?? Infinity);
      const next = ends.reduce((a, b) => Math.min(a, b > now() ? b : Infinity), Infinity);
      return next < Infinity ? next - now() : undefined;
    },
    pausedUntil: untilOf,
  };
}

function free({ limits, running }: Shares): number {
  return limits.total - running;
}

function freeForNewcomers(shares: Shares): number {
  return Math.min(free(shares), Math.ceil(shares.limits.total / 2) - shares.newcomers);
}

function roomOf(shares: Shares, id: number): number {
  const { limits, lanes, addresses, now } = shares;
  const lane = lanes.get(id);
  if (lane === undefined) return Math.min(1, freeForNewcomers(shares));
  const state = lane.breaker?.state(now()) ?? "closed";
  if (state === "open") return 0;
  const places = lane.proven ? free(shares) : freeForNewcomers(shares);
  const most = state === "probing" ? 1 : Math.min(lane.allowance, limits.perWebhook);
  const byAddress = limits.perAddress - (addresses.get(lane.address) ?? 0);
  return Math.max(0, Math.min(most - lane.running, byAddress, places));
}

function laneOf({ lanes, limits }: Shares, id: number): Lane {
  const known = lanes.get(id);
  if (known !== undefined) return known;
  const breaker = limits.breaker === false ? undefined : createBreaker(limits.breaker);
  const lane: Lane = { running: 0, allowance: 1, proven: false, address: "", breaker };
  lanes.set(id, lane);
  if (lanes.size > MOST_REMEMBERED) forgetOne(lanes);
  return lane;
}

function count({ addresses }: Shares, address: string, change: number): void {
  const next = (addresses.get(address) ?? 0) + change;
  if (next > 0) addresses.set(address, next);
  else addresses.delete(address);
}

function note({ limits, now }: Shares, lane: Lane, answered: boolean): "opened" | "closed" | undefined {
  lane.proven = answered;
  lane.allowance = answered ? Math.min(lane.allowance + 1, limits.perWebhook) : 1;
  return lane.breaker?.note(answered, now());
}

function startRun(shares: Shares, id: number, host: string): Run {
  const lane = laneOf(shares, id);
  const newcomer = lane.proven ? 0 : 1;
  lane.address ||= host;
  let { address } = lane;
  let place: "taken" | "given" | "none" = "taken";
  lane.running += 1;
  shares.busy.add(id);
  shares.running += 1;
  shares.newcomers += newcomer;
  count(shares, address, 1);
  const leavePlace = (): void => {
    shares.running -= 1;
    shares.newcomers -= newcomer;
  };
  return {
    patience: lane.proven ? PATIENCE : NEWCOMER_PATIENCE,
    moveTo: (next) => {
      if (place === "none" || next === address) return;
      count(shares, address, -1);
      count(shares, next, 1);
      address = next;
      lane.address = next;
    },
    slow: () => {
      if (place !== "taken" || shares.slow >= shares.limits.total * SLOW_PER_PLACE) return;
      place = "given";
      shares.slow += 1;
      leavePlace();
    },
    end: (answered) => {
      if (place === "none") return undefined;
      if (place === "taken") leavePlace();
      else shares.slow -= 1;
      place = "none";
      lane.running -= 1;
      count(shares, address, -1);
      const change = answered === undefined ? undefined : note(shares, lane, answered);
      if (lane.running === 0 && lane.breaker?.until() === undefined) shares.busy.delete(id);
      return change;
    },
  };
}

/** Forgets the webhook that has had nothing to do for the longest, unless it pauses. */
function forgetOne(lanes: Map<number, Lane>): void {
  for (const [id, lane] of lanes) {
    if (lane.running > 0 || lane.breaker?.until() !== undefined) continue;
    lanes.delete(id);
    return;
  }
}
