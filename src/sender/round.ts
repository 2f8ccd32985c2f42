import { groupBy } from "../util/group-by.ts";
import type { NewAttempt } from "./attempt.ts";
import {
  addRead,
  type Claim,
  type ClaimSettings,
  canRelease,
  changeClaim,
  computeHealth,
  computeWant,
  createClaim,
  listStartable,
} from "./claim.ts";
import type { Database, Transaction } from "./database.ts";
import type { Deliver } from "./deliver.ts";
import type { QueuedDelivery } from "./delivery-record.ts";
import type { WebhookEdition } from "./edition.ts";
import type { Settings } from "./options.ts";
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
  type Settlement,
  settleDeliveries,
  type Want,
} from "./queue-store.ts";

/** What a worker needs. */
export interface WorkerOptions
  extends ClaimSettings,
    Pick<Settings<WebhookEdition>, "limits" | "retention" | "concurrency" | "onError"> {
  readonly database: Database;
  readonly deliver: Deliver;
  readonly onRecorded: (attempt: NewAttempt) => void;
  readonly onGone: (webhookId: number) => void;
}

/** An attempt that ended. */
interface Finished extends Settlement {
  readonly claim: Claim;
}

/** What a worker knows. */
export interface WorkerState extends WorkerOptions {
  /** Names this process in the database. */
  readonly holder: string;
  readonly claims: Map<number, Claim>;
  /** Webhooks that may have something due. */
  readonly candidates: Set<number>;
  /** Claims that could start something if fewer requests were running, in turn. */
  readonly ready: Set<Claim>;
  readonly arriving: {
    readonly event: NewEvent;
    readonly resolve: (stored: readonly QueuedDelivery[]) => void;
    readonly reject: (error: unknown) => void;
  }[];
  readonly finished: Finished[];
  /** Webhooks to look after: they got deliveries. */
  readonly touched: Set<number>;
  running: number;
  isClosing: boolean;
  /** When to look at all webhooks next, and after them. */
  pollAt: number;
  upkeepAt: number;
  allUpkeepAt: number;
  polls: number;
  wakeUp: () => void;
  isWoken: boolean;
  waiters: { readonly poll: number; readonly resolve: () => void }[];
}

/** Milliseconds that are worth a timer; what is due later is found by the regular look at all webhooks. */
const MAX_TIMER = 2_000;

/** Ends the rest of the loop: there is something to do. */
export function wake(state: WorkerState): void {
  state.isWoken = true;
  state.wakeUp();
}

/** Looks for work of a webhook after some milliseconds. */
export function lookLater(state: WorkerState, webhookId: number, milliseconds: number): void {
  if (milliseconds > MAX_TIMER) return;
  const look = (): void => {
    state.candidates.add(webhookId);
    wake(state);
  };
  setTimeout(look, milliseconds + 1).unref();
}

/** What a round has to do. */
interface RoundWork {
  readonly events: readonly NewEvent[];
  readonly finished: readonly Finished[];
  readonly candidates: readonly number[];
  readonly isPoll: boolean;
}

/** What a round did, and its effects, which follow once it is stored. */
interface RoundResult {
  readonly stored: readonly (readonly QueuedDelivery[])[];
  readonly effects: readonly (() => void)[];
}

/** Milliseconds after which a webhook is renewed. */
const RENEW = 2_000;

/** Bodies that are read ahead; beyond it, each webhook gets fewer. */
const MAX_READ_AHEAD = 2_000;

/** Webhooks that a process sends for at once. */
const MAX_CLAIMS = 10_000;

/**
 * Stores what arrived, records what finished, and claims what is due, in one transaction; without anything to do, it asks
 * for nothing. No claim changes before its effects: a transaction may be tried again.
 */
export async function runRound(state: WorkerState, work: RoundWork): Promise<RoundResult["stored"]> {
  const hasNews = work.events.length + work.finished.length + work.candidates.length > 0 || work.isPoll;
  if (!hasNews && listInvolved(state, work).length === 0) return [];
  // After a crash of the machine, what was sent and not recorded is sent again; events must last.
  const { stored, effects } = await state.database.transact(
    (transaction) => transactRound(transaction, state, work),
    work.events.length > 0,
  );
  for (const effect of effects) effect();
  return stored;
}

async function transactRound(
  transaction: Transaction,
  state: WorkerState,
  work: RoundWork,
): Promise<RoundResult> {
  const { holder, claims } = state;
  const stored = await enqueueEvents(transaction, work.events);
  const heard = new Set(stored.flat().map(({ webhookId }) => webhookId));
  for (const id of heard) {
    const claim = claims.get(id);
    // Its next read finds them.
    if (claim !== undefined) claim.isDrained = false;
  }
  const involved = listInvolved(state, work);
  const revisions = await lockWebhooks(transaction, holder, listIds(involved));
  const held = involved.filter(({ id }) => revisions.has(id));
  const recorded = work.finished.filter(({ claim }) => held.includes(claim));
  await settleDeliveries(transaction, recorded);
  const outdated = held.filter(({ id, entry }) => revisions.get(id) !== entry.revision);
  const entries = await reloadWebhooks(transaction, listIds(outdated));
  const acquired = await acquire(transaction, state, work, heard);
  const current = [...held.filter((claim) => !outdated.includes(claim)), ...acquired];
  const read = await readAhead(transaction, state, current);
  const renewed = listRenewals(state, current, recorded, read);
  await renewWebhooks(transaction, holder, renewed);
  const effects = [
    ...involved
      .filter((claim) => !held.includes(claim))
      .map(
        ({ id }) =>
          () =>
            void claims.delete(id),
      ),
    ...recorded.map((one) => () => noteRecorded(state, one)),
    ...entries.map((entry) => () => {
      changeClaim(claims.get(entry.webhook.id)!, entry, state.limits);
      state.isWoken = true;
    }),
    ...acquired.map((claim) => () => void claims.set(claim.id, claim)),
    ...read.map(
      ({ claim, want, found }) =>
        () =>
          addRead(claim, want, found),
    ),
    ...renewed.map((change) => () => noteRenewed(state, change)),
  ];
  return { stored, effects };
}

const listIds = (claims: readonly Claim[]): readonly number[] => claims.map(({ id }) => id);

function listInvolved(state: WorkerState, { finished }: RoundWork): readonly Claim[] {
  const now = performance.now();
  const settling = new Set(finished.map(({ claim }) => claim));
  return [...state.claims.values()].filter(
    (claim) =>
      settling.has(claim) ||
      state.isClosing ||
      now - claim.renewed > RENEW ||
      computeWant(claim, now) !== undefined ||
      canRelease(claim, now, new Set(), !claim.isDrained),
  );
}

async function acquire(
  transaction: Transaction,
  { holder, claims, isClosing, limits, concurrencyPerWebhook }: WorkerState,
  { candidates, isPoll }: RoundWork,
  heard: ReadonlySet<number>,
): Promise<readonly Claim[]> {
  const ids = [...new Set([...candidates, ...heard])].filter((id) => !claims.has(id));
  if (isClosing || (!isPoll && ids.length === 0)) return [];
  const room = Math.max(0, MAX_CLAIMS - claims.size);
  const found = await acquireWebhooks(transaction, holder, room, claims, isPoll ? undefined : ids);
  const now = performance.now();
  return found.map((entry) => createClaim(entry, limits, concurrencyPerWebhook, now));
}

/** What was read for a webhook. */
interface Read {
  readonly claim: Claim;
  readonly want: Want;
  readonly found: readonly Pending[];
}

async function readAhead(
  transaction: Transaction,
  state: WorkerState,
  claims: readonly Claim[],
): Promise<readonly Read[]> {
  if (state.isClosing) return [];
  const now = performance.now();
  let ahead = [...state.claims.values()].reduce((sum, { queue }) => sum + queue.length, 0);
  const wants = claims.flatMap((claim) => {
    const want = computeWant(claim, now, ahead < MAX_READ_AHEAD);
    ahead += want?.limit ?? 0;
    return want === undefined ? [] : [{ claim, want }];
  });
  const found = await fetchDeliveries(
    transaction,
    wants.map(({ want }) => want),
  );
  const byWebhook = groupBy(found, ({ webhookId }) => webhookId);
  return wants.map((one) => ({ ...one, found: byWebhook.get(one.claim.id) ?? [] }));
}

/** Lists what to record about webhooks: after an attempt, before the lease ends, and when they are given back. */
function listRenewals(
  { isClosing }: WorkerState,
  claims: readonly Claim[],
  recorded: readonly Finished[],
  read: readonly Read[],
): readonly HealthChange[] {
  const now = performance.now();
  const ids = new Set(recorded.map(({ id }) => id));
  const settling = new Set(recorded.map(({ claim }) => claim));
  const reads = new Map(read.map((one) => [one.claim, one.found]));
  return claims.flatMap((claim) => {
    const found = reads.get(claim);
    const finds = found === undefined ? !claim.isDrained : listStartable(claim, found).length > 0;
    const isDone = claim.running === 0 && [...claim.busy].every((id) => ids.has(id));
    const release = isClosing ? isDone : canRelease(claim, now, ids, finds);
    const isDue = release || settling.has(claim) || now - claim.renewed > RENEW;
    return isDue ? [computeHealth(claim, now, release)] : [];
  });
}

function noteRecorded(state: WorkerState, { claim, id, attempt, retryIn }: Finished): void {
  claim.busy.delete(id);
  state.onRecorded(attempt);
  if (retryIn !== undefined) lookLater(state, claim.id, retryIn);
}

function noteRenewed(state: WorkerState, { webhookId, isGone, pauseMs, release }: HealthChange): void {
  const claim = state.claims.get(webhookId);
  if (claim === undefined) return;
  claim.renewed = performance.now();
  claim.isGone = false;
  if (isGone) state.onGone(webhookId);
  if (!release) return;
  state.claims.delete(webhookId);
  if (pauseMs > 0) lookLater(state, webhookId, pauseMs);
}
