/** A resource as it was last seen. */
export interface StateRow {
  readonly platform: string;
  readonly resource: string;
  readonly id: string;
  /** Date of the state, sortable as text. */
  readonly date: string;
  /** Whether it was deleted: then nothing but this row is left of it. */
  readonly isDeleted: boolean;
  /** Identifier of the resource that it belongs to; empty where no rule asks. */
  readonly parent: string;
  /** Whether it has what a rule about all of a parent's resources asks. */
  readonly isDone: boolean;
  /** The state as JSON, sealed where the memory has a seal. */
  readonly state: string;
  /** Milliseconds since 1970 at which it was written. */
  readonly touched: number;
}

/** A delivery that is being handled, or was. */
export interface DeliveryRow {
  /** Webhook and SHA-256 of the exact bytes. */
  readonly key: string;
  readonly isDone: boolean;
  /** Milliseconds since 1970 until which a process handles it. */
  readonly until: number;
  /** What was found out about it, as JSON, sealed. */
  readonly note: string;
}

/** Something that was derived. */
export interface DerivedRow {
  readonly id: string;
  readonly isDone: boolean;
  /** Runs of its handler that failed or did not end. */
  readonly attempts: number;
  /** Milliseconds since 1970 before which its handler does not run. */
  readonly due: number;
  /** As JSON, sealed. */
  readonly content: string;
}

/** What a transaction reads and writes. */
export interface StateTransaction {
  /** Keeps others from the resource until the transaction ends. */
  readonly lock: (key: string) => Promise<void>;
  readonly readState: (platform: string, resource: string, id: string) => Promise<StateRow | undefined>;
  readonly writeState: (row: StateRow) => Promise<void>;
  /** Counts the resources of a parent that are not deleted, and those among them that are done. */
  readonly countStates: (
    of: Pick<StateRow, "platform" | "resource" | "parent">,
  ) => Promise<{ all: number; done: number }>;
  readonly readDelivery: (key: string) => Promise<DeliveryRow | undefined>;
  readonly writeDelivery: (row: DeliveryRow) => Promise<void>;
  /** Writes what was derived, unless it is there. */
  readonly addDerived: (row: DerivedRow) => Promise<void>;
  readonly writeDerived: (row: DerivedRow) => Promise<void>;
  /** Lists what was derived and is not done, the oldest first. */
  readonly listDerived: (due: number, most: number) => Promise<readonly DerivedRow[]>;
  /** Lists states after a key, by their keys. */
  readonly listStates: (
    after: string,
    most: number,
  ) => Promise<readonly (StateRow & { readonly key: string })[]>;
  readonly removeState: (key: string) => Promise<void>;
  /** Forgets the notes of deliveries and what was derived and is done. */
  readonly forgetNotes: () => Promise<void>;
  /** Removes what is older than some times, and the oldest states beyond a number. */
  readonly prune: (limits: Prune) => Promise<void>;
}

/** What a store keeps no longer. */
export interface Prune {
  /** Milliseconds since 1970: states that were written before are removed. */
  readonly states: number;
  /** Milliseconds since 1970: deliveries and derived events that ended before are removed. */
  readonly ended: number;
  readonly mostStates: number;
}

/** Keeps what a memory knows. */
export interface StateStore {
  /** Runs the work as a whole or not at all, apart from every other work on the same resource. */
  readonly transact: <T>(work: (transaction: StateTransaction) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Writes the key of a state. */
export function stateKey({ platform, resource, id }: Pick<StateRow, "platform" | "resource" | "id">): string {
  return JSON.stringify([platform, resource, id]);
}
