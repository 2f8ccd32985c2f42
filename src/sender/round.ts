import { groupBy } from "../util/group-by.ts";
import type { Run } from "./database.ts";
import type { QueuedDelivery } from "./delivery-record.ts";
import { canRelease, createLane, healthOf, type Lane, listStartable, wantOf } from "./lane.ts";
import {
  acquireWebhooks,
  enqueueEvents,
  fetchDeliveries,
  type HealthChange,
  lockWebhooks,
  type NewEvent,
  type Pending,
  reloadWebhooks,
  renewWebhooks,
  settleDeliveries,
  type Want,
} from "./queue-store.ts";
import type { WebhookEntry } from "./webhook-store.ts";
import type { Finished, WorkerState } from "./worker-state.ts";

interface RoundWork {
  readonly events: readonly NewEvent[];
  readonly finished: readonly Finished[];
  readonly candidates: readonly number[];
  readonly isPoll: boolean;
  readonly maxLanes: number;
}

/** What a round did. */
export interface RoundResult {
  readonly stored: readonly (readonly QueuedDelivery[])[];
  readonly recorded: readonly Finished[];
  readonly lost: readonly Lane[];
  readonly changed: readonly { readonly lane: Lane; readonly entry: WebhookEntry }[];
  readonly acquired: readonly Lane[];
  readonly read: readonly { readonly lane: Lane; readonly want: Want; readonly found: readonly Pending[] }[];
  readonly renewed: readonly HealthChange[];
}

/** Milliseconds after which a webhook is renewed. */
const RENEW = 2_000;

/** Bodies that are read ahead; beyond it, each webhook gets fewer. */
const MAX_READ_AHEAD = 2_000;

/**
 * Stores what arrived, records what finished, and claims what is due, in one transaction; without anything to do, it asks
 * for nothing. It changes no lane: a transaction may be tried again.
 */
export async function runRound(state: WorkerState, work: RoundWork): Promise<RoundResult | undefined> {
  const hasNews = work.events.length + work.finished.length + work.candidates.length > 0 || work.isPoll;
  if (!hasNews && listInvolved(state, work).length === 0) return undefined;
  // After a crash of the machine, what was sent and not recorded is sent again; events must last.
  return state.database.transact((run) => transactRound(run, state, work), work.events.length > 0);
}

async function transactRound(run: Run, state: WorkerState, work: RoundWork): Promise<RoundResult> {
  const { database: queue, lanes } = state;
  const stored = await enqueueEvents(run, queue, work.events);
  const heard = new Set(stored.flat().map(({ webhookId }) => webhookId));
  for (const id of heard) {
    const lane = lanes.get(id);
    // Its next read finds them.
    if (lane !== undefined) lane.isDrained = false;
  }
  const involved = listInvolved(state, work);
  const revisions = await lockWebhooks(run, queue, listIds(involved));
  const lost = involved.filter(({ id }) => !revisions.has(id));
  const held = involved.filter(({ id }) => revisions.has(id));
  const recorded = work.finished.filter(({ lane }) => held.includes(lane));
  await settleDeliveries(run, queue, recorded);
  const outdated = held.filter(({ id, entry }) => revisions.get(id) !== entry.revision);
  const entries = await reloadWebhooks(run, queue, listIds(outdated));
  const changed = entries.map((entry) => ({ lane: lanes.get(entry.webhook.id)!, entry }));
  const acquired = await acquire(run, state, work, heard);
  const current = [...held.filter((lane) => !outdated.includes(lane)), ...acquired];
  const read = await readAhead(run, state, current);
  const renewed = listRenewals(state, current, { recorded, read });
  await renewWebhooks(run, queue, renewed);
  return { stored, recorded, lost, changed, acquired, read, renewed };
}

const listIds = (lanes: readonly Lane[]): readonly number[] => lanes.map(({ id }) => id);

function listInvolved(state: WorkerState, { finished }: RoundWork): readonly Lane[] {
  const now = performance.now();
  const settling = new Set(finished.map(({ lane }) => lane));
  return [...state.lanes.values()].filter(
    (lane) =>
      settling.has(lane) ||
      state.isClosing ||
      now - lane.renewed > RENEW ||
      wantOf(lane, now, true) !== undefined ||
      canRelease(lane, now, new Set(), !lane.isDrained),
  );
}

async function acquire(
  run: Run,
  { database: queue, lanes, isClosing, limits, concurrencyPerWebhook }: WorkerState,
  { candidates, isPoll, maxLanes }: RoundWork,
  heard: ReadonlySet<number>,
): Promise<readonly Lane[]> {
  if (isClosing) return [];
  const ids = [...new Set([...candidates, ...heard])].filter((id) => !lanes.has(id));
  if (!isPoll && ids.length === 0) return [];
  const found = await acquireWebhooks(run, queue, maxLanes, lanes, isPoll ? undefined : ids);
  const now = performance.now();
  return found.map((one) => createLane(one, limits, concurrencyPerWebhook, now));
}

async function readAhead(run: Run, state: WorkerState, lanes: readonly Lane[]): Promise<RoundResult["read"]> {
  if (state.isClosing) return [];
  const now = performance.now();
  let ahead = [...state.lanes.values()].reduce((sum, { queue }) => sum + queue.length, 0);
  const wants = lanes.flatMap((lane) => {
    const want = wantOf(lane, now, ahead < MAX_READ_AHEAD);
    ahead += want?.limit ?? 0;
    return want === undefined ? [] : [{ lane, want }];
  });
  const sought = wants.map(({ want }) => want);
  const byWebhook = groupBy(await fetchDeliveries(run, state.database, sought), ({ webhookId }) => webhookId);
  return wants.map((one) => ({ ...one, found: byWebhook.get(one.lane.id) ?? [] }));
}

/** Lists what to record about webhooks: after an attempt, before the lease ends, and when they are given back. */
function listRenewals(
  { isClosing }: WorkerState,
  lanes: readonly Lane[],
  { recorded, read }: Pick<RoundResult, "recorded" | "read">,
): readonly HealthChange[] {
  const now = performance.now();
  const ids = new Set(recorded.map(({ id }) => id));
  const settling = new Set(recorded.map(({ lane }) => lane));
  const reads = new Map(read.map((one) => [one.lane, one.found]));
  return lanes.flatMap((lane) => {
    const found = reads.get(lane);
    const finds = found === undefined ? !lane.isDrained : listStartable(lane, found).length > 0;
    const isDone = lane.running === 0 && [...lane.busy].every((id) => ids.has(id));
    const release = isClosing ? isDone : canRelease(lane, now, ids, finds);
    const isDue = release || settling.has(lane) || now - lane.renewed > RENEW;
    return isDue ? [healthOf(lane, now, release)] : [];
  });
}
