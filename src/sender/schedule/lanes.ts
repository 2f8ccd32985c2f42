import type { Settings } from "../settings.ts";
import { type Breaker, type BreakerOptions, createBreaker } from "./breaker.ts";

/** Settings of lanes. `concurrency` does not limit the deliveries that have waited longer than their patience. */
export type LaneSettings = Pick<
  Settings,
  "concurrency" | "concurrencyPerWebhook" | "concurrencyPerAddress" | "breaker" | "elapsed"
>;

/** One running delivery. */
export interface Run {
  /** Receives the address of the target once it is known; false if that address has no place now. */
  readonly moveTo: (address: string) => boolean;
  /** Milliseconds after which to call `slow`. */
  readonly patience: number;
  /** Gives the place to others because the receiver is slow. */
  readonly slow: () => void;
  /** Ends it; returns whether the breaker opened or closed. */
  readonly end: (answered: boolean | undefined) => "opened" | "closed" | undefined;
}

/** Shares the places among webhooks. */
export interface Lanes {
  /** Counts the free places. */
  readonly free: () => number;
  /** Counts the places for all webhooks without a record together. */
  readonly freeForNewcomers: () => number;
  /** Counts the deliveries that a webhook may start now. */
  readonly room: (webhookId: number) => number;
  /** Checks whether a delivery that ignores pauses may start now. */
  readonly hasUrgentRoom: (webhookId: number) => boolean;
  /** Lists the webhooks with deliveries that run, or ran at the last call, or with an address that has no place. */
  readonly listBusy: () => readonly number[];
  /** Treats a webhook as busy until its address has a place. */
  readonly hold: (webhookId: number) => void;
  /** Starts a delivery; `host` stands for the address until that is known. */
  readonly start: (webhookId: number, host: string) => Run;
  /** Pauses a webhook for some milliseconds, as its receiver asked. */
  readonly pause: (webhookId: number, milliseconds: number) => void;
  /** Returns the milliseconds until the pause of a webhook ends; 0 if there is none, or it is over. */
  readonly readPause: (webhookId: number) => number;
  /** Forgets what is known about a webhook's receiver; returns whether that ends a pause. */
  readonly forget: (webhookId: number) => boolean;
}

/** Milliseconds after which a delivery without an answer gives its place to others. */
const PATIENCE = 250;

/** The same for a webhook that did not answer last time: a host that hangs delays newcomers no longer than this. */
const NEWCOMER_PATIENCE = 40;

/** Deliveries that may wait longer than that, per place. */
const SLOW_PER_PLACE = 16;

/** Most webhooks to remember without running deliveries. */
const MOST_REMEMBERED = 10_000;

interface Lane {
  running: number;
  /** How many deliveries it may run at a time: one more after each answer, back to 1 after an attempt without. */
  allowance: number;
  /** Whether it answered last time. */
  proven: boolean;
  address: string;
  breaker: Breaker;
}

/** The breaker where failures are to pause nothing: a receiver can still ask for a pause. */
const onRequestAlone: Required<BreakerOptions> = { failures: Infinity, pauseMs: 0, maxPauseMs: 0 };

/** The state of lanes. */
type Shares = ReturnType<typeof createShares>;

function createShares(settings: LaneSettings) {
  return {
    settings,
    lanes: new Map<number, Lane>(),
    busy: new Set<number>(),
    /** Running deliveries by address. */
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
export function createLanes(settings: LaneSettings): Lanes {
  const shares = createShares(settings);
  return {
    free: () => free(shares),
    freeForNewcomers: () => freeForNewcomers(shares),
    room: (id) => countRoom(shares, id),
    hasUrgentRoom: (id) => free(shares) > 0 && ownRoom(shares, shares.lanes.get(id)) > 0,
    listBusy: () => listBusy(shares),
    hold: (id) => void shares.busy.add(id),
    start: (id, host) => startRun(shares, id, host),
    pause: (id, milliseconds) => findLane(shares, id).breaker.pause(milliseconds, settings.elapsed()),
    readPause: (id) => readPause(shares, id),
    forget: (id) => forget(shares, id),
  };
}

function readPause({ lanes, settings }: Shares, id: number): number {
  return Math.max(0, (lanes.get(id)?.breaker.until() ?? 0) - settings.elapsed());
}

function listBusy(shares: Shares): readonly number[] {
  const { lanes, busy } = shares;
  const listed = [...busy];
  for (const id of listed) {
    const lane = lanes.get(id);
    if (lane === undefined || (lane.running === 0 && addressRoom(shares, lane.address) > 0)) busy.delete(id);
  }
  return listed;
}

function free({ settings, running }: Shares): number {
  return settings.concurrency - running;
}

function freeForNewcomers(shares: Shares): number {
  return Math.min(free(shares), Math.ceil(shares.settings.concurrency / 2) - shares.newcomers);
}

function countRoom(shares: Shares, id: number): number {
  const { lanes, settings } = shares;
  const lane = lanes.get(id);
  if (lane === undefined) return Math.min(1, freeForNewcomers(shares));
  const state = lane.breaker.state(settings.elapsed());
  if (state === "open") return 0;
  const places = lane.proven ? free(shares) : freeForNewcomers(shares);
  const most = state === "probing" ? 1 : lane.allowance;
  return Math.max(0, Math.min(most - lane.running, ownRoom(shares, lane), places));
}

/** Counts the deliveries that the known limits of a webhook and its address still allow. */
function ownRoom(shares: Shares, lane: Lane | undefined): number {
  if (lane === undefined) return Infinity;
  return Math.min(shares.settings.concurrencyPerWebhook - lane.running, addressRoom(shares, lane.address));
}

function addressRoom({ settings, addresses }: Shares, address: string): number {
  return settings.concurrencyPerAddress - (addresses.get(address) ?? 0);
}

function findLane(shares: Shares, id: number): Lane {
  const { lanes, settings } = shares;
  const known = lanes.get(id);
  if (known !== undefined) return known;
  if (lanes.size >= MOST_REMEMBERED) forgetOne(shares);
  const lane: Lane = { running: 0, ...createUnknown(settings) };
  lanes.set(id, lane);
  return lane;
}

/** Creates the state of a receiver before its first delivery. */
function createUnknown({ breaker }: LaneSettings): Omit<Lane, "running"> {
  return { allowance: 1, proven: false, address: "", breaker: createBreaker(breaker || onRequestAlone) };
}

function forget(shares: Shares, id: number): boolean {
  const lane = shares.lanes.get(id);
  const paused = lane?.breaker.until() !== undefined;
  if (lane === undefined) return false;
  // Running deliveries end in this lane.
  Object.assign(lane, createUnknown(shares.settings));
  if (lane.running === 0) {
    shares.lanes.delete(id);
    shares.busy.delete(id);
  }
  return paused;
}

function count({ addresses }: Shares, address: string, change: number): void {
  const next = (addresses.get(address) ?? 0) + change;
  if (next > 0) addresses.set(address, next);
  else addresses.delete(address);
}

function note({ settings }: Shares, lane: Lane, answered: boolean): "opened" | "closed" | undefined {
  lane.proven = answered;
  lane.allowance = answered ? Math.min(lane.allowance + 1, settings.concurrencyPerWebhook) : 1;
  return lane.breaker.note(answered, settings.elapsed());
}

function startRun(shares: Shares, id: number, host: string): Run {
  const lane = findLane(shares, id);
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
      if (place === "none") return true;
      lane.address = next;
      count(shares, address, -1);
      const isRefused = addressRoom(shares, next) <= 0;
      if (!isRefused) address = next;
      count(shares, address, 1);
      return !isRefused;
    },
    slow: () => {
      if (place !== "taken" || shares.slow >= shares.settings.concurrency * SLOW_PER_PLACE) return;
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
      return answered === undefined ? undefined : note(shares, lane, answered);
    },
  };
}

/** Forgets the oldest webhook that neither runs nor pauses. */
function forgetOne(shares: Shares): void {
  for (const [id, { running }] of shares.lanes) {
    if (running > 0 || readPause(shares, id) > 0) continue;
    forget(shares, id);
    return;
  }
}
