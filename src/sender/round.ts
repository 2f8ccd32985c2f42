import { groupBy } from "../util/group-by.ts";
import type { NewAttempt } from "./attempt.ts";
import * as claiming from "./claim.ts";
import type { Database, Transaction } from "./database.ts";
import type { Deliver } from "./deliver.ts";
import type { QueuedDelivery } from "./delivery-record.ts";
import type { PartSettings } from "./options.ts";
import * as queue from "./queue-store.ts";

type Claim = claiming.Claim;

/** What a worker needs. */
export interface WorkerOptions extends PartSettings {
  readonly database: Database;
  readonly deliver: Deliver;
  readonly onRecorded: (attempt: NewAttempt) => void;
  readonly onGone: (webhookId: number) => void;
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
    readonly event: queue.NewEvent;
    readonly resolve: (stored: readonly QueuedDelivery[]) => void;
    readonly reject: (error: unknown) => void;
  }[];
  readonly finished: claiming.Finished[];
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
  readonly events: readonly queue.NewEvent[];
  readonly finished: readonly claiming.Finished[];
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
  const stored = await queue.enqueueEvents(transaction, work.events);
  const heard = new Set(stored.flat().map(({ webhookId }) => webhookId));
  for (const id of heard) findAgain(state, id);
  const involved = listInvolved(state, work);
  const revisions = await queue.lockWebhooks(transaction, holder, listIds(involved));
  const held = involved.filter(({ id }) => revisions.has(id));
  const recorded = work.finished.filter(({ claim }) => held.includes(claim));
  await queue.settleDeliveries(transaction, recorded);
  const outdated = held.filter(({ id, entry }) => revisions.get(id) !== entry.revision);
  const entries = await queue.reloadWebhooks(transaction, listIds(outdated));
  const acquired = await acquire(transaction, state, work, heard);
  const current = held.filter((claim) => !outdated.includes(claim));
  const wants = listWants(state, [...current, ...acquired]);
  const found = groupBy(await queue.fetchDeliveries(transaction, wants), ({ webhookId }) => webhookId);
  const now = performance.now();
  const settled = new Set(recorded.map(({ claim }) => claim));
  const renewed = current
    .map((claim) => claiming.createRenewal(claim, now, isReleased(state, claim, now)))
    .filter(({ claim, release }) => release || settled.has(claim) || now - claim.renewed > RENEW);
  await queue.renewWebhooks(transaction, holder, renewed);
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
      claiming.changeClaim(claims.get(entry.webhook.id)!, entry, state.limits);
      state.isWoken = true;
    }),
    ...acquired.map((claim) => () => void claims.set(claim.id, claim)),
    ...wants.map((want) => () => claiming.addRead(want, found.get(want.claim.id) ?? [])),
    ...renewed.map((renewal) => () => noteRenewed(state, renewal)),
  ];
  return { stored, effects };
}

/** Lets the next read of a webhook find what is new. */
export function findAgain({ claims }: WorkerState, id: number): void {
  const claim = claims.get(id);
  if (claim !== undefined) claim.isDrained = false;
}

const listIds = (claims: readonly Claim[]): readonly number[] => claims.map(({ id }) => id);

/** Checks whether a webhook is given back. */
export function isReleased({ isClosing }: WorkerState, claim: Claim, now: number): boolean {
  return isClosing ? claim.busy.size === 0 : claiming.canRelease(claim, now);
}

function listInvolved(state: WorkerState, { finished }: RoundWork): readonly Claim[] {
  const now = performance.now();
  const settling = new Set(finished.map(({ claim }) => claim));
  return [...state.claims.values()].filter(
    (claim) =>
      settling.has(claim) ||
      now - claim.renewed > RENEW ||
      claiming.computeWant(claim, now) !== undefined ||
      isReleased(state, claim, now),
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
  const found = await queue.acquireWebhooks(transaction, holder, room, claims, isPoll ? undefined : ids);
  const now = performance.now();
  return found.map((entry) => claiming.createClaim(entry, limits, concurrencyPerWebhook, now));
}

function listWants({ claims, isClosing }: WorkerState, among: readonly Claim[]): readonly claiming.Want[] {
  if (isClosing) return [];
  const now = performance.now();
  let ahead = [...claims.values()].reduce((sum, claim) => sum + claim.queue.length, 0);
  return among.flatMap((claim) => {
    const want = claiming.computeWant(claim, now, ahead < MAX_READ_AHEAD);
    ahead += want?.limit ?? 0;
    return want ?? [];
  });
}

function noteRecorded(state: WorkerState, { claim, id, attempt, retryIn }: claiming.Finished): void {
  claim.busy.delete(id);
  state.onRecorded(attempt);
  if (retryIn !== undefined) lookLater(state, claim.id, retryIn);
}

function noteRenewed(state: WorkerState, { claim, release, isGone, pauseMs }: claiming.Renewal): void {
  claim.renewed = performance.now();
  if (isGone) {
    claim.isGone = false;
    state.onGone(claim.id);
  }
  if (release) state.claims.delete(claim.id);
  if (release && pauseMs > 0) lookLater(state, claim.id, pauseMs);
}
