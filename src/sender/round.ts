import { groupBy } from "../util/group-by.ts";
import * as claiming from "./claim.ts";
import type { Database, Transaction } from "./database.ts";
import type { Deliver } from "./deliver.ts";
import type { QueuedDelivery } from "./delivery-record.ts";
import type { Settings } from "./options.ts";
import * as queue from "./queue-store.ts";
import type { WebhookEntry } from "./webhook-store.ts";

type Claim = claiming.Claim;

/** The dependencies of a worker. */
export interface WorkerParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly deliver: Deliver;
  readonly onRecorded: (finished: claiming.Finished) => void;
  readonly onGone: (webhookId: number) => void;
}

/** State of a worker. */
export interface WorkerState extends WorkerParts {
  /** Names this process in the database. */
  readonly holder: string;
  readonly claims: Map<number, Claim>;
  /** Claims that wait, in turn, until fewer requests are running. */
  readonly ready: Set<Claim>;
  readonly arriving: {
    readonly event: queue.NewEvent;
    readonly resolve: (stored: readonly QueuedDelivery[]) => void;
    readonly reject: (error: unknown) => void;
  }[];
  readonly finished: claiming.Finished[];
  running: number;
  isClosing: boolean;
  /** Whether to end at the next failure of the database. */
  isAborted: boolean;
  /** When to check all webhooks next. */
  pollAt: number;
  polls: number;
  wakeUp: () => void;
  isWoken: boolean;
  waiters: { readonly poll: number; readonly resolve: () => void }[];
}

/** Milliseconds after which a webhook is renewed. */
const RENEW = 2_000;

/** Number of bodies to read ahead; beyond it, each webhook gets fewer. */
const MAX_READ_AHEAD = 2_000;

/** Maximum number of webhooks that a process serves at once. */
const MAX_CLAIMS = 10_000;

/** Maximum number of events and results in a round; the rest waits for the next round. */
const MAX_ROUND = 500;

/**
 * Stores new events, records finished attempts and claims due deliveries in one transaction; it runs no query if there
 * is nothing to do. If the transaction fails, new events are rejected and finished attempts are kept.
 */
export async function runRound(state: WorkerState, isPoll: boolean): Promise<void> {
  const [arriving, finished] = [state.arriving.splice(0, MAX_ROUND), state.finished.splice(0, MAX_ROUND)];
  if (isPoll) state.claims.forEach(claiming.readAgain);
  const isIdle = arriving.length + finished.length === 0 && !isPoll;
  if (isIdle && listInvolved(state, finished).length === 0) return;
  const events = arriving.map(({ event }) => event);
  const run = (on: Transaction) => transactRound(on, state, { events, finished }, isPoll);
  try {
    // After a crash of the machine, sent but unrecorded deliveries are sent again; events must not be lost.
    const round = await state.database.transact(run, events.length > 0);
    applyRound(state, round);
    arriving.forEach(({ resolve }, i) => void resolve(round.stored[i]!));
  } catch (error) {
    state.finished.unshift(...finished);
    for (const { reject } of arriving) reject(error);
    throw error;
  }
}

/** The results of a round's transaction. */
interface Round {
  /** Deliveries of each new event. */
  readonly stored: readonly (readonly QueuedDelivery[])[];
  /** Webhooks that another process has taken over. */
  readonly lost: readonly Claim[];
  readonly recorded: readonly claiming.Finished[];
  /** Changed webhooks. */
  readonly entries: readonly WebhookEntry[];
  readonly acquired: readonly Claim[];
  readonly reads: readonly (readonly [want: claiming.Want, found: readonly claiming.Pending[]])[];
  readonly renewed: readonly claiming.Renewal[];
}

/**
 * Runs the statements of a round. A transaction may be repeated, so it does not change claims, except that they read
 * new deliveries.
 */
async function transactRound(
  on: Transaction,
  state: WorkerState,
  { events, finished }: { readonly events: readonly queue.NewEvent[] } & Pick<WorkerState, "finished">,
  isPoll: boolean,
): Promise<Round> {
  const { holder, claims } = state;
  const stored = await queue.enqueueEvents(on, events);
  const heard = new Set(stored.flat().map(({ webhookId }) => webhookId));
  // The next read of these webhooks finds the new deliveries.
  for (const claim of claims.values()) if (heard.has(claim.id)) claiming.readAgain(claim);
  const involved = listInvolved(state, finished);
  const revisions = await queue.lockWebhooks(on, holder, listIds(involved));
  const held = new Set(involved.filter(({ id }) => revisions.has(id)));
  const recorded = finished.filter(({ claim }) => held.has(claim));
  await queue.settleDeliveries(on, recorded);
  const isCurrent = ({ id, entry }: Claim): boolean => revisions.get(id) === entry.revision;
  const current = [...held].filter(isCurrent);
  const outdated = [...held].filter((claim) => !isCurrent(claim));
  const entries = await queue.reloadWebhooks(on, listIds(outdated));
  const acquired = await acquire(on, state, isPoll ? undefined : heard);
  const wants = listWants(state, [...current, ...acquired]);
  const found = groupBy(await queue.fetchDeliveries(on, wants), ({ webhookId }) => webhookId);
  const renewed = listRenewals(state, current, recorded);
  await queue.renewWebhooks(on, holder, renewed);
  const lost = involved.filter((claim) => !held.has(claim));
  const reads = wants.map((want) => [want, found.get(want.claim.id) ?? []] as const);
  return { stored, lost, recorded, entries, acquired, reads, renewed };
}

/** Applies the results of a round to the claims, in the order of its steps. */
function applyRound(state: WorkerState, { lost, recorded, entries, acquired, reads, renewed }: Round): void {
  const { claims, settings } = state;
  for (const { id } of lost) claims.delete(id);
  for (const one of recorded) noteRecorded(state, one);
  for (const entry of entries) claiming.changeClaim(claims.get(entry.webhook.id)!, entry, settings.limits);
  if (entries.length > 0) state.isWoken = true;
  for (const claim of acquired) claims.set(claim.id, claim);
  for (const [want, found] of reads) claiming.addRead(want, found);
  for (const renewal of renewed) noteRenewed(state, renewal);
}

const listIds = (claims: readonly Claim[]): readonly number[] => claims.map(({ id }) => id);

/** Checks whether to release a webhook. */
export function isReleased({ isClosing }: WorkerState, claim: Claim, now: number): boolean {
  return isClosing ? claim.busy.size === 0 : claiming.canRelease(claim, now);
}

function listInvolved(state: WorkerState, finished: readonly claiming.Finished[]): readonly Claim[] {
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
  on: Transaction,
  { holder, claims, isClosing, settings }: WorkerState,
  among: ReadonlySet<number> | undefined,
): Promise<readonly Claim[]> {
  const ids = among && [...among].filter((id) => !claims.has(id));
  if (isClosing || ids?.length === 0) return [];
  const found = await queue.acquireWebhooks(on, holder, Math.max(0, MAX_CLAIMS - claims.size), claims, ids);
  const now = performance.now();
  return found.map((entry) => claiming.createClaim(entry, settings, now));
}

function listRenewals(
  state: WorkerState,
  claims: readonly Claim[],
  recorded: readonly claiming.Finished[],
): readonly claiming.Renewal[] {
  const now = performance.now();
  const settled = new Set(recorded.map(({ claim }) => claim));
  return claims
    .map((claim) => claiming.createRenewal(claim, now, isReleased(state, claim, now)))
    .filter(({ claim, release }) => release || settled.has(claim) || now - claim.renewed > RENEW);
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

function noteRecorded(state: WorkerState, finished: claiming.Finished): void {
  claiming.noteRecorded(finished);
  state.onRecorded(finished);
  state.pollAt = Math.min(state.pollAt, performance.now() + (finished.retryIn ?? Infinity));
}

function noteRenewed(state: WorkerState, renewal: claiming.Renewal): void {
  const { claim, release, isGone, pauseMs } = renewal;
  claiming.noteRenewed(renewal);
  if (isGone) state.onGone(claim.id);
  if (!release) return;
  state.claims.delete(claim.id);
  if (pauseMs > 0) state.pollAt = Math.min(state.pollAt, performance.now() + pauseMs);
}
