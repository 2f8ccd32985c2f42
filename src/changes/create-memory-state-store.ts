import { createTurns } from "./create-turns.ts";
import {
  type DeliveryRow,
  type DerivedRow,
  type StateRow,
  type StateStore,
  type StateTransaction,
  stateKey,
} from "./state-store.ts";

/** Creates a store for this process only; it keeps nothing when the process ends. */
export function createMemoryStateStore(): StateStore {
  const states = new Map<string, StateRow>();
  const deliveries = new Map<string, DeliveryRow>();
  // Kept separately, since the open ones are searched after every delivery.
  const open = new Map<string, DerivedRow>();
  const done = new Map<string, DerivedRow>();
  const writeDerived = (row: DerivedRow): void => {
    const [to, from] = row.isDone ? [done, open] : [open, done];
    to.set(row.id, row);
    from.delete(row.id);
  };
  const transaction: StateTransaction = {
    lock: async () => {},
    readState: async (platform, resource, id) => states.get(stateKey({ platform, resource, id })),
    writeState: async (row) => {
      // Deleted first, because a map keeps the position of a known key, and the oldest must come first.
      states.delete(stateKey(row));
      states.set(stateKey(row), row);
    },
    countStates: async (of) => count(states, of),
    readDelivery: async (key) => deliveries.get(key),
    writeDelivery: async (row) => void deliveries.set(row.key, row),
    addDerived: async (row) => {
      if (!open.has(row.id) && !done.has(row.id)) writeDerived(row);
    },
    writeDerived: async (row) => writeDerived(row),
    listDerived: async (due, most) => [...open.values()].filter((row) => row.due <= due).slice(0, most),
    listStates: async (after, most) => listAfter(states, after, most),
    removeState: async (key) => void states.delete(key),
    forgetNotes: async () => {
      for (const [key, row] of deliveries) if (row.isDone) deliveries.set(key, { ...row, note: "" });
      for (const [id, row] of done) done.set(id, { ...row, content: "" });
    },
    prune: async ({ states: before, ended, mostStates }) => {
      for (const [key, { touched }] of states)
        if (touched < before || states.size > mostStates) states.delete(key);
      for (const [key, { isDone, until }] of deliveries) if (isDone && until < ended) deliveries.delete(key);
      for (const [id, { due }] of done) if (due < ended) done.delete(id);
    },
  };
  const inTurn = createTurns();
  return { transact: (work) => inTurn(() => work(transaction)), close: async () => {} };
}

type States = ReadonlyMap<string, StateRow>;

function count(
  states: States,
  of: Pick<StateRow, "platform" | "resource" | "parent">,
): { all: number; done: number } {
  const own = [...states.values()].filter(
    (row) =>
      row.platform === of.platform &&
      row.resource === of.resource &&
      row.parent === of.parent &&
      !row.isDeleted,
  );
  return { all: own.length, done: own.filter(({ isDone }) => isDone).length };
}

function listAfter(states: States, after: string, most: number): (StateRow & { readonly key: string })[] {
  return [...states.entries()]
    .filter(([key]) => key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, most)
    .map(([key, row]) => ({ ...row, key }));
}
