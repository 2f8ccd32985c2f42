/** A resource as last seen. */
export interface StateRow {
  readonly platform: string;
  readonly resource: string;
  readonly id: string;
  /** Date of the state, sortable as text. */
  readonly date: string;
  /** Whether it was deleted; then only this row is left of it. */
  readonly isDeleted: boolean;
  /** Identifier of its parent resource; empty if no rule needs it. */
  readonly parent: string;
  /** Whether it is done, by a rule about all of a parent's resources. */
  readonly isDone: boolean;
  /** The state as JSON, sealed if the memory has a seal. */
  readonly state: string;
  /** When it was written, in milliseconds since 1970. */
  readonly touched: number;
}

/** A delivery that is being handled, or was. */
export interface DeliveryRow {
  /** Webhook and SHA-256 of the exact bytes. */
  readonly key: string;
  readonly isDone: boolean;
  /** Until when a process handles it, in milliseconds since 1970. */
  readonly until: number;
  /** What is known about it, as JSON, sealed. */
  readonly note: string;
}

/** A derived event. */
export interface DerivedRow {
  readonly id: string;
  readonly isDone: boolean;
  /** Number of runs of its handler that failed or did not end. */
  readonly attempts: number;
  /** When its handler may run next, in milliseconds since 1970. */
  readonly due: number;
  /** As JSON, sealed. */
  readonly content: string;
}

/** Operations of a transaction. */
export interface StateTransaction {
  /** Locks the resource until the transaction ends. */
  readonly lock: (key: string) => Promise<void>;
  readonly readState: (platform: string, resource: string, id: string) => Promise<StateRow | undefined>;
  readonly writeState: (row: StateRow) => Promise<void>;
  /** Counts the resources of a parent that are not deleted, and how many of them are done. */
  readonly countStates: (
    of: Pick<StateRow, "platform" | "resource" | "parent">,
  ) => Promise<{ all: number; done: number }>;
  readonly readDelivery: (key: string) => Promise<DeliveryRow | undefined>;
  readonly writeDelivery: (row: DeliveryRow) => Promise<void>;
  /** Writes a derived event, unless it exists. */
  readonly addDerived: (row: DerivedRow) => Promise<void>;
  readonly writeDerived: (row: DerivedRow) => Promise<void>;
  /** Lists derived events that are not done, oldest first. */
  readonly listDerived: (due: number, most: number) => Promise<readonly DerivedRow[]>;
  /** Lists states after a key, in the order of keys. */
  readonly listStates: (
    after: string,
    most: number,
  ) => Promise<readonly (StateRow & { readonly key: string })[]>;
  readonly removeState: (key: string) => Promise<void>;
  /** Removes the notes of deliveries, and derived events that are done. */
  readonly forgetNotes: () => Promise<void>;
  /** Removes what is older than some times, and the oldest states beyond a number. */
  readonly prune: (limits: Prune) => Promise<void>;
}

/** What a store no longer keeps. */
export interface Prune {
  /** Milliseconds since 1970: older states are removed. */
  readonly states: number;
  /** Milliseconds since 1970: deliveries and derived events that ended before are removed. */
  readonly ended: number;
  readonly mostStates: number;
}

/** Stores the content of a memory. */
export interface StateStore {
  /** Runs the work completely or not at all, separate from any other work on the same resource. */
  readonly transact: <T>(work: (transaction: StateTransaction) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Writes the key of a state. */
export function stateKey({ platform, resource, id }: Pick<StateRow, "platform" | "resource" | "id">): string {
  return JSON.stringify([platform, resource, id]);
}
