import { memory as facts } from "#generated/contracts/delivery.memory.js";
import type { OnceStore } from "../receiver/once-store.ts";
import { createLeases, type Leases } from "./create-leases.ts";
import { deliverDerived } from "./deliver-derived.ts";
import { createStateRow, type DerivedEvent, derive } from "./derive.ts";
import { compareStates, type MemberChange, type Remembered, remember } from "./difference.ts";
import { forget, type Person, type Reading } from "./forget.ts";
import { compareDates, type Incoming, readResource } from "./read-resource.ts";
import { type StateStore, type StateTransaction, stateKey } from "./state-store.ts";

/** What a delivery means compared to what was known. */
export interface DeliveryNote {
  /** Changed members with their old and new values; empty if the delivery is not an update. */
  readonly difference: Readonly<Record<string, MemberChange>>;
  /** Whether a later state of the resource was seen before, by its date. */
  readonly isStale: boolean;
  /** Date of the state with the memory's old values; `null` if it had none. */
  readonly since: string | null;
}

/** Encrypts the stored resources, as a delivery service seals secrets. */
export interface StateSeal {
  readonly seal: (text: string) => string | Promise<string>;
  readonly open: (sealed: string) => string | Promise<string>;
}

/** Options of a memory. */
export interface MemoryOptions {
  readonly store: StateStore;
  /** Default: states are stored unencrypted. */
  readonly seal?: StateSeal;
  /** Maximum of remembered resources; the one unseen the longest is forgotten first. Default: 100,000. */
  readonly maxResources?: number;
  /** Days to remember a resource after it was last seen. Default: 365. */
  readonly days?: number;
  /** Days to remember a delivery and a derived event, against repetition. Default: 14. */
  readonly duplicateDays?: number;
  /** Clock in milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
}

/** Remembers resources, deliveries and derived events. */
export interface Memory {
  /** Takes a delivery; returns what it means, or that it is being handled or was. */
  readonly take: (incoming: Incoming) => Promise<DeliveryNote | "busy" | "done">;
  /** Prevents other deliveries from being handled twice, and stores what was learned about the platform. */
  readonly once: Required<OnceStore>;
  /** Runs a handler for open derived events; it returns `false` if there is no handler. */
  readonly deliverDerived: (run: (event: DerivedEvent) => Promise<boolean>) => Promise<number>;
  /** Removes everything that names a person: states, notes and derived events. Returns the number of states. */
  readonly forget: (person: Person) => Promise<number>;
}

const DAY = 86_400_000;
const PRUNING = 60_000;
/** Time limit of a handler of an unknown event, in milliseconds. */
const UNKNOWN_LEASE = 60_000;

/** Creates a memory over a store. */
export function createMemory(options: MemoryOptions): Memory {
  const { store, seal, now = Date.now } = options;
  const close = async (value: unknown): Promise<string> => {
    const text = JSON.stringify(value);
    return seal === undefined ? text : seal.seal(text);
  };
  const open = async (text: string): Promise<unknown> =>
    JSON.parse(seal === undefined ? text : await seal.open(text));
  const prune = createPruning(options, now);
  const leases = createLeases(store, now);
  const take: Memory["take"] = async (incoming) => {
    let until = 0;
    const found = await store.transact(async (transaction) => {
      await prune(transaction);
      await transaction.lock(incoming.key);
      const known = await transaction.readDelivery(incoming.key);
      if (known?.isDone) return "done";
      if (known !== undefined && (known.until > now() || leases.isHeld(incoming.key))) return "busy";
      // If the handler did not end, the delivery keeps its first meaning.
      const note =
        known === undefined
          ? await look(transaction, incoming, { open, close, now })
          : ((await open(known.note)) as DeliveryNote);
      until = now() + incoming.lease;
      await transaction.writeDelivery({
        key: incoming.key,
        isDone: false,
        until,
        note: known?.note ?? (await close(note)),
      });
      return note;
    });
    if (typeof found !== "string") leases.hold(incoming.key, until, incoming.lease);
    return found;
  };
  return {
    take,
    once: createOnce(take, leases, { store, open, close }),
    deliverDerived: (run) => deliverDerived({ store, now, open }, run),
    forget: (person) => forget({ store, open }, person),
  };
}

/** Creates the store against repetition of deliveries without a resource; it also stores the platform. */
function createOnce(
  take: Memory["take"],
  { settle }: Leases,
  { store, open, close }: Pick<Reading, "store" | "open"> & Pick<Writing, "close">,
): Memory["once"] {
  const nothing = { platform: "", event: "", edition: "", delivery: null, lease: UNKNOWN_LEASE };
  return {
    claim: async (key) => {
      const found = await take({ ...nothing, key });
      return typeof found === "string" ? found : "new";
    },
    done: (key) => settle(key, true),
    release: (key) => settle(key, false),
    recall: async (key) => {
      const row = await store.transact((transaction) => transaction.readDelivery(key));
      return row && String(await open(row.note));
    },
    // Only entries that are done are removed.
    note: async (key, text) => {
      const note = await close(text);
      await store.transact((transaction) =>
        transaction.writeDelivery({ key, isDone: false, until: 0, note }),
      );
    },
  };
}

/** Creates a function that removes expired data, once a minute. */
function createPruning(
  { maxResources = 100_000, days = 365, duplicateDays = 14 }: MemoryOptions,
  now: () => number,
): (transaction: StateTransaction) => Promise<void> {
  let prunedAt = Number.NEGATIVE_INFINITY;
  return async (transaction) => {
    if (now() - prunedAt < PRUNING) return;
    prunedAt = now();
    const ended = now() - duplicateDays * DAY;
    await transaction.prune({ states: now() - days * DAY, ended, mostStates: maxResources });
  };
}

/** Functions to read and write stored texts, and the clock. */
interface Writing extends Pick<Reading, "open"> {
  readonly close: (value: unknown) => Promise<string>;
  readonly now: () => number;
}

/** Determines what a delivery means, and remembers its resource. */
async function look(
  transaction: StateTransaction,
  incoming: Incoming,
  { open, close, now }: Writing,
): Promise<DeliveryNote> {
  const shown = readResource(incoming);
  if (shown === undefined) return { difference: {}, isStale: false, since: null };
  await transaction.lock(stateKey(shown));
  const row = await transaction.readState(shown.platform, shown.resource, shown.id);
  // Only the date of a deleted resource is left.
  const held = row === undefined || row.isDeleted ? undefined : ((await open(row.state)) as Remembered);
  const standing = compareDates(row, shown.date);
  const isRemoval = shown.action === facts.removal;
  const isUpdate = shown.before !== undefined || ![facts.creation, facts.removal].includes(shown.action);
  const difference = isUpdate ? compareStates(shown, { held, standing }) : {};
  const isStale = standing === "stale" && !isRemoval;
  const note = { difference, isStale, since: held?.date ?? null };
  if (isStale || shown.date === undefined) return note;
  const next = isRemoval ? undefined : remember(shown, { held, standing, date: shown.date });
  const found = { shown, difference, row, next };
  const state = next === undefined ? "" : await close(next);
  const written = { ...createStateRow(found), state, touched: now() };
  await transaction.writeState(written);
  for (const event of await derive(transaction, found, { incoming, written, open })) {
    const content = await close(event);
    await transaction.addDerived({ id: event.id, isDone: false, attempts: 0, due: now(), content });
  }
  return note;
}
