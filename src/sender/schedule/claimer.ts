import type { Claim } from "../delivery-store.ts";
import type { Room } from "../limits.ts";
import type { DeliveryErrorPlace, Settings } from "../settings.ts";
import type { Lanes } from "./lanes.ts";
import { STORE_PAUSE } from "./recorder.ts";
import type { DispatcherParts, Runner } from "./runner.ts";

/** Asks the store for deliveries and starts them. */
export interface Claimer {
  /** Records that the store has work. */
  readonly expectWork: () => void;
  /** Records a free place: for work that had none, and for work that the current request to the store misses. */
  readonly offerPlace: () => void;
  /** Asks the store if it may have work that can start. */
  readonly claim: () => void;
  /** Checks that the store is not being asked and need not be. */
  readonly isIdle: () => boolean;
}

/** Context of a claimer. */
interface ClaimerSurroundings extends DispatcherParts, Pick<Runner, "start" | "release"> {
  /** Called when the store has answered or failed. */
  readonly onAnswer: () => void;
  /** Called when work may be due. */
  readonly onDue: () => void;
}

/** Most attempts waiting to be recorded; beyond that, no delivery starts. */
const MOST_PENDING = 1_024;

/** Longest delay of a timer. */
const LONGEST = 2 ** 31 - 1;

/** Creates the claimer of a dispatcher. */
export function createClaimer(here: ClaimerSurroundings): Claimer {
  const { settings, recorder, lanes, stopped, onAnswer } = here;
  const { store, ownTransport, moment, onError } = settings;
  const lookAgainIn = createAlarm(here);
  /** Whether the store may have work; `starved` if there was no room for it at the last look. */
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
      // A pending answer does not take this place into account.
      if (work === "starved" || isAsking) work = "some";
    },
    claim: () => {
      // After the store has recorded, it is asked for everything that then has a place, beside what it records next.
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

/** Checks whether the store may have more to start: only one delivery was requested for a webhook that was not busy. */
function leavesRoom({ perWebhook }: Room, { deliveries }: Claim): boolean {
  return deliveries.some(({ webhookId }) => !perWebhook.has(webhookId));
}

/** Starts deliveries, and puts back those that have lost their place. */
function handOut(
  { lanes, start, release, stopped }: ClaimerSurroundings,
  { deliveries, targets }: Claim,
): void {
  const back: string[] = [];
  for (const delivery of deliveries) {
    const target = targets.get(delivery.webhookId);
    // Meanwhile the webhook may have begun to pause, or a ping may have taken its place.
    const mayStart = !stopped.aborted && lanes.room(delivery.webhookId) > 0;
    if (target !== undefined && mayStart) start(delivery, target);
    else {
      lanes.hold(delivery.webhookId);
      back.push(delivery.lease);
    }
  }
  release(back);
}

/** Creates a function that sets the only alarm of a claimer, until the claimer is stopped. */
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
