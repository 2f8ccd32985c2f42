import { groupBy } from "../util/group-by.ts";
import * as claiming from "./claim.ts";
import type { Database, Transaction } from "./database.ts";
import type { Deliver } from "./deliver.ts";
import type { QueuedDelivery } from "./delivery-record.ts";
import type { Settings } from "./options.ts";
import * as queue from "./queue-store.ts";
import { readWebhookRow } from "./webhook-store.ts";

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
  /** Identifies this process in the database. */
  readonly holder: string;
  readonly claims: Map<number, Claim>;
  /** Claims that wait in line until fewer requests are running. */
  readonly ready: Set<Claim>;
  readonly arriving: {
    readonly event: queue.NewEvent;
    readonly resolve: (stored: readonly QueuedDelivery[]) => void;
    readonly reject: (error: unknown) => void;
  }[];
  readonly finished: claiming.Finished[];
  running: number;
  isClosing: boolean;
  /** Whether to stop at the next failure of the database. */
  isAborted: boolean;
  /** When to check all webhooks next. */
  pollAt: number;
  polls: number;
  wakeUp: () => void;
  isWoken: boolean;
  waiters: { readonly poll: number; readonly resolve: () => void }[];
}

/** Milliseconds after which the lease of a webhook is renewed. */
const RENEW = 2_000;

/** Number of bodies to read ahead; beyond that, fewer are read for each webhook. */
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
  if (isPoll) for (const claim of state.claims.values()) claim.isDrained = false;
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
type Round = Awaited<ReturnType<typeof transactRound>>;

/**
 * Runs the statements of a round. A transaction may be repeated, so it does not change claims, except to make them read
 * new deliveries.
 */
async function transactRound(
  on: Transaction,
  state: WorkerState,
  { events, finished }: { readonly events: readonly queue.NewEvent[] } & Pick<WorkerState, "finished">,
  isPoll: boolean,
) {
  const { holder, claims } = state;
  const stored = await queue.enqueueEvents(on, events);
  const heard = new Set(stored.flat().map(({ webhookId }) => webhookId));
  // The next read of these webhooks finds the new deliveries.
  for (const claim of claims.values()) if (heard.has(claim.id)) claim.isDrained = false;
  const involved = listInvolved(state, finished);
  const rows = await queue.lockWebhooks(on, holder, involved);
  const isHeld = ({ id }: Claim): boolean => rows.has(id);
  const recorded = finished.filter(({ claim }) => isHeld(claim));
  await queue.settleDeliveries(on, recorded);
  const isCurrent = ({ id, entry }: Claim): boolean => rows.get(id)?.revision === entry.revision;
  const current = involved.filter(isCurrent);
  const changed = involved.filter((claim) => isHeld(claim) && !isCurrent(claim));
  const entries = changed.map(({ id }) => readWebhookRow(rows.get(id)!));
  const acquired = await acquire(on, state, isPoll ? undefined : heard);
  const wants = listWants(state, [...current, ...acquired]);
  const found = groupBy(await queue.fetchDeliveries(on, wants), ({ webhookId }) => webhookId);
  const renewed = listRenewals(state, current, recorded);
  await queue.renewWebhooks(on, holder, renewed);
  // Another process has taken these over.
  const lost = involved.filter((claim) => !isHeld(claim));
  const reads = wants.map((want) => [want, found.get(want.claim.id) ?? []] as const);
  return { stored, lost, recorded, entries, acquired, reads, renewed };
}

/** Applies the results of a round to the claims, in the order of its steps. */
function applyRound(state: WorkerState, { lost, recorded, entries, acquired, reads, renewed }: Round): void {
  const { claims, settings } = state;
  const pollIn = (milliseconds: number): void => {
    state.pollAt = Math.min(state.pollAt, performance.now() + milliseconds);
  };
  for (const { id } of lost) claims.delete(id);
  for (const finished of recorded) {
    finished.claim.busy.delete(finished.id);
    state.onRecorded(finished);
    pollIn(finished.retryIn ?? Infinity);
  }
  for (const entry of entries) claiming.changeClaim(claims.get(entry.webhook.id)!, entry, settings.limits);
  if (entries.length > 0) state.isWoken = true;
  for (const claim of acquired) claims.set(claim.id, claim);
  for (const [want, found] of reads) claiming.addRead(want, found);
  for (const { claim, release, isGone, pauseMs } of renewed) {
    claim.renewed = performance.now();
    if (isGone) {
      claim.isGone = false;
      state.onGone(claim.id);
    }
    if (release) claims.delete(claim.id);
    if (release && pauseMs > 0) pollIn(pauseMs);
  }
}

function listInvolved(state: WorkerState, finished: readonly claiming.Finished[]): readonly Claim[] {
  const now = performance.now();
  const settling = new Set(finished.map(({ claim }) => claim));
  return [...state.claims.values()].filter(
    (claim) =>
      settling.has(claim) ||
      now - claim.renewed > RENEW ||
      claiming.computeWant(claim, now) !== undefined ||
      claiming.canRelease(claim, now, state.isClosing),
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
    .map((claim) => claiming.createRenewal(claim, now, claiming.canRelease(claim, now, state.isClosing)))
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
