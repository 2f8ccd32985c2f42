import {
  type DeliveryRow,
  type DerivedRow,
  type StateRow,
  type StateStore,
  type StateTransaction,
  stateKey,
} from "./state-store.ts";

/** Creates a store that remembers in this process alone, and nothing once it ends. */
export function createMemoryStateStore(): StateStore {
  const states = new Map<string, StateRow>();
  const deliveries = new Map<string, DeliveryRow>();
  const derived = new Map<string, DerivedRow>();
  let last: Promise<unknown> = Promise.resolve();
  const transaction: StateTransaction = {
    lock: async () => {},
    readState: async (platform, resource, id) => states.get(stateKey({ platform, resource, id })),
    writeState: async (row) => {
      // Deleted first: a map keeps the place of a key it knows, and the oldest must stand first.
      states.delete(stateKey(row));
      states.set(stateKey(row), row);
    },
    countStates: async (of) => count(states, of),
    readDelivery: async (key) => deliveries.get(key),
    writeDelivery: async (row) => void deliveries.set(row.key, row),
    addDerived: async (row) => void (derived.has(row.id) || derived.set(row.id, row)),
    writeDerived: async (row) => void derived.set(row.id, row),
    listDerived: async (due, most) =>
      [...derived.values()].filter((row) => !row.isDone && row.due <= due).slice(0, most),
    listStates: async (after, most) => listAfter(states, after, most),
    removeState: async (key) => void states.delete(key),
    forgetNotes: async () => {
      for (const [key, row] of deliveries) if (row.isDone) deliveries.set(key, { ...row, note: "" });
      for (const [id, row] of derived) if (row.isDone) derived.set(id, { ...row, content: "" });
    },
    prune: async ({ states: before, ended, mostStates }) => {
      for (const [key, { touched }] of states)
        if (touched < before || states.size > mostStates) states.delete(key);
      for (const [key, { isDone, until }] of deliveries) if (isDone && until < ended) deliveries.delete(key);
      for (const [id, { isDone, due }] of derived) if (isDone && due < ended) derived.delete(id);
    },
  };
  return {
    transact: (work) => {
      const done = last.then(() => work(transaction));
      last = done.catch(() => undefined);
      return done;
    },
    close: async () => {},
  };
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
