import type { Claim, ClaimedDelivery, Target } from "../delivery-store.ts";
import type { Room } from "../limits.ts";
import type { DeliveryErrorPlace, Settings } from "../settings.ts";
import type { Lanes } from "./lanes.ts";
import { type Recorder, STORE_PAUSE } from "./recorder.ts";

/** Asks the store for deliveries, and has them made. */
export interface Claimer {
  /** Notes that the store has work. */
  readonly expectWork: () => void;
  /** Notes that there is a place: for work that had none, and for what a store that is being asked now holds back. */
  readonly offerPlace: () => void;
  /** Asks the store, if it may have work, and that can start. */
  readonly claim: () => void;
  /** Whether the store is not being asked, and need not be. */
  readonly isIdle: () => boolean;
}

/** What a claimer works with. */
interface ClaimerSurroundings {
  readonly settings: Settings;
  readonly recorder: Recorder;
  readonly lanes: Lanes;
  /** Has a delivery made. */
  readonly start: (delivery: ClaimedDelivery, target: Target) => void;
  /** Puts deliveries back into the store. */
  readonly release: (leases: readonly string[]) => void;
  /** Aborts when the dispatcher stops. */
  readonly stopped: AbortSignal;
  /** The store has answered, or failed to. */
  readonly onAnswer: () => void;
  /** Work may be due now. */
  readonly onDue: () => void;
}

/** Attempts that may wait for their record before no further delivery starts. */
const MOST_PENDING = 1_024;

/** Longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

/** Creates the claimer of a dispatcher. */
export function createClaimer(here: ClaimerSurroundings): Claimer {
  const { settings, recorder, lanes, stopped, onAnswer } = here;
  const { store, ownTransport, moment, onError } = settings;
  const lookAgainIn = createAlarm(here);
  /** Whether the store may have work: some, or some for which there was no room at the last look. */
  let work: "none" | "starved" | "some" = "none";
  let isAsking = false;
  const ask = async (room: Room): Promise<void> => {
    let asked: DeliveryErrorPlace["in"] = "transport";
    try {
      // Without its libraries this service could only fail deliveries; another service may have them.
      await ownTransport?.ready();
      asked = "store";
      const claimed = await store.claim(room, moment());
      if (claimed.dueIn === 0 && work === "none") work = leavesRoom(room, claimed) ? "some" : "starved";
      handOut(here, claimed);
      lookAgainIn(Math.min(claimed.dueIn || LONGEST, store.pollMs ?? LONGEST));
    } catch (error) {
      onError(error, { in: asked });
      lookAgainIn(STORE_PAUSE);
    }
    isAsking = false;
    onAnswer();
  };
  return {
    expectWork: () => {
      work = "some";
    },
    offerPlace: () => {
      // An answer on its way does not know this place.
      if (work === "starved" || isAsking) work = "some";
    },
    claim: () => {
      // Once the store has recorded, it is asked for all that has a place by then, beside what it has to record next.
      const isBusy = isAsking || recorder.isBusy() || recorder.pending() >= MOST_PENDING;
      // Whoever gives up a place asks again.
      if (work !== "some" || stopped.aborted || isBusy || lanes.free() <= 0) return;
      isAsking = true;
      work = "none";
      void ask(readRoom(settings, lanes));
    },
    isIdle: () => !isAsking && (stopped.aborted || work !== "some"),
  };
}

function readRoom({ concurrencyPerWebhook, limits, afterCrash }: Settings, lanes: Lanes): Room {
  return {
    limit: lanes.free(),
    perWebhook: new Map(lanes.listBusy().map((id) => [id, lanes.room(id)])),
    otherwise: 1,
    others: Math.max(0, lanes.freeForNewcomers()),
    everywhere: concurrencyPerWebhook,
    limits,
    lasts: afterCrash === "record",
  };
}

/** Checks whether the store may have more that can start: one delivery was asked of a webhook that was not busy. */
function leavesRoom({ perWebhook }: Room, { deliveries }: Claim): boolean {
  return deliveries.some(({ webhookId }) => !perWebhook.has(webhookId));
}

/** Has deliveries made, and puts those back that have no place any more. */
function handOut(
  { lanes, start, release, stopped }: ClaimerSurroundings,
  { deliveries, targets }: Claim,
): void {
  const back: string[] = [];
  for (const delivery of deliveries) {
    const target = targets.get(delivery.webhookId);
    // While the store was asked, the webhook may have begun to pause, or a ping have taken its place.
    const mayStart = !stopped.aborted && lanes.room(delivery.webhookId) > 0;
    if (target !== undefined && mayStart) start(delivery, target);
    else {
      lanes.hold(delivery.webhookId);
      back.push(delivery.lease);
    }
  }
  release(back);
}

/** Creates what sets the one alarm of a claimer, until that is stopped. */
function createAlarm({ stopped, onDue }: ClaimerSurroundings): (milliseconds: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  stopped.addEventListener("abort", () => clearTimeout(timer));
  return (milliseconds) => {
    clearTimeout(timer);
    if (stopped.aborted || milliseconds >= LONGEST) return;
    timer = setTimeout(onDue, Math.max(Math.ceil(milliseconds), 1));
    timer.unref?.();
  };
}
