import { mapValues } from "../model/schema.ts";
import { hashHex } from "../signature/hash-hex.ts";
import { isRecord } from "../util/is-object.ts";
import { readOwnProperty, readProperty } from "../util/read-property.ts";
import { sortableDate } from "../util/sortable-date.ts";
import { splitEvent } from "../util/split-event.ts";
import {
  compareDates,
  compareStates,
  mergeStates,
  type PropertyChange,
  type Shown,
  type Standing,
  type State,
} from "./difference.ts";

/** A store with one string per key. */
export interface ChangeStore {
  /**
   * Replaces the text stored under a key with the result of `change`. `undefined`, as argument or result, means that there is no
   * text. An update must be atomic: no other update of the same key may run at the same time. `change` has no side
   * effects, so a store may call it again.
   */
  update(key: string, change: (text: string | undefined) => string | undefined): void | Promise<void>;
}

/** The properties of an updated resource. */
type ResourceIn<D> = D extends { readonly event: `${string}:${infer Name}` }
  ? Name extends keyof D
    ? D[Name]
    : object
  : object;

/** Changed properties by name; unchanged ones are absent. */
export type DifferenceOf<D> = { readonly [Key in keyof ResourceIn<D>]?: PropertyChange<ResourceIn<D>[Key]> };

/** The changes that a delivery made. */
export interface ChangesOf<D> {
  /** Changed properties with their old and new values; empty if the delivery is not an update. */
  readonly difference: DifferenceOf<D>;
  /** Whether a state with a later `updated_date` has already been stored. */
  readonly isStale: boolean;
  /** Date of the stored state used for the comparison; `null` if there was none. */
  readonly since: string | null;
}

/** A valid delivery with its context; `bytes` is the exact body. */
export interface TrackedDelivery<D = unknown> {
  readonly event: string;
  readonly delivery: D;
  readonly bytes: Uint8Array;
  readonly keyId: string | null;
}

/** Compares each delivery with the last state of its resource. */
export interface ChangeTracker {
  /**
   * Returns what a delivery changed, and stores its state. Tracking the same bytes again returns the same result,
   * unless more than two other deliveries of the resource arrived in between.
   */
  readonly track: <D>(tracked: TrackedDelivery<D>) => Promise<ChangesOf<D>>;
}

/** Options of a change tracker. */
export interface ChangeTrackerOptions {
  readonly store: ChangeStore;
  /**
   * Returns a name for the platform that sent a delivery; needed if the identifiers of several platforms overlap.
   * Default: all deliveries come from one platform.
   */
  readonly platformOf?: (context: Pick<TrackedDelivery, "keyId">) => string;
}

/** The stored form of changes. It omits values that the delivery itself contains. */
type Stored = Pick<ChangesOf<unknown>, "isStale" | "since"> & {
  readonly difference: Readonly<Record<string, Omit<PropertyChange, "to">>> | null;
};

/** The stored text of a resource. */
interface Row extends State {
  /** Digests and changes of recent deliveries, because a failed delivery may be repeated after other deliveries. */
  readonly recent: readonly (readonly [digest: string, changes: Stored])[];
}

/** Maximum number of recent deliveries to store for each resource. */
const RECENT = 3;

const nothing: ChangesOf<never> = { difference: {}, isStale: false, since: null };

/**
 * Creates a tracker that stores the last state of each resource; pass it to a receiver as `changes`. Every handler then
 * gets `difference`, `isStale` and `since` in its context.
 *
 * ```ts
 * import { createChangeTracker, createInMemoryStore } from "annotation-contracts/changes";
 * import { createReceiver } from "annotation-contracts/receiver";
 *
 * const receiver = createReceiver({
 *   secret: "mykey",
 *   changes: createChangeTracker({ store: createInMemoryStore() }),
 *   on: {
 *     "update:task": ({ task }, { difference: { status } }) => {
 *       if (status?.known) console.log(`task ${task.id} went from ${status.from} to ${status.to}`);
 *     },
 *   },
 * });
 * ```
 *
 * The old value comes from `before_update` if the delivery has it (until 2.74), otherwise from the stored state. It is
 * unknown for the first delivery of a resource, for a stale delivery, and between two states with the same date.
 * `delete:` events remove the state.
 *
 * @throws TypeError if `store` is not a store.
 */
export function createChangeTracker({ store, platformOf }: ChangeTrackerOptions): ChangeTracker {
  if (typeof store?.update !== "function")
    throw new TypeError(
      `cannot create the change tracker: \`store\` must be createInMemoryStore(), createSqliteStore("changes.db") or an object with update(key, change)`,
    );
  return {
    async track<D>({ event, delivery, bytes, keyId }: TrackedDelivery<D>): Promise<ChangesOf<D>> {
      const { action, resource } = splitEvent(event);
      const values = readProperty(delivery, resource);
      const id = readProperty(values, "id");
      if (!isRecord(values) || !["number", "string"].includes(typeof id)) return nothing;
      const before = readProperty(delivery, "before_update");
      const shown = {
        resource,
        values,
        before: isRecord(before) ? before : undefined,
        date: sortableDate(values.updated_date),
      };
      const key = JSON.stringify([platformOf?.({ keyId }) ?? "", resource, String(id)]);
      const digest = (await hashHex(bytes)).slice(0, 32);
      let changes: ChangesOf<unknown> = nothing;
      await store.update(key, (text) => {
        const result = update(text === undefined ? undefined : JSON.parse(text), {
          ...shown,
          action,
          digest,
        });
        changes = result.changes;
        return result.row && JSON.stringify(result.row);
      });
      return changes as ChangesOf<D>;
    },
  };
}

/** Compares a state with the stored row and returns the new row. */
function update(
  held: Row | undefined,
  shown: Shown & { readonly action: string; readonly digest: string },
): { readonly changes: ChangesOf<unknown>; readonly row: Row | undefined } {
  const { action, digest, values, before, date } = shown;
  const isUpdate = before !== undefined || !["create", "delete"].includes(action);
  const compare = (state: State | undefined, standing: Standing): Record<string, PropertyChange> =>
    isUpdate ? compareStates(shown, state, standing) : {};
  const known = held?.recent.find(([one]) => one === digest)?.[1];
  if (known !== undefined) {
    const { difference } = known;
    const restore = (change: object, name: string): PropertyChange =>
      ({ ...change, to: readOwnProperty(values, name) }) as PropertyChange;
    const again = difference === null ? compare(undefined, "first") : mapValues(difference, restore);
    return { changes: { ...known, difference: again }, row: held };
  }
  const standing = compareDates(held, date);
  const difference = compare(held, standing);
  const about = { isStale: standing === "stale" && action !== "delete", since: held?.date ?? null };
  const changes = { difference, ...about };
  if (action === "delete") return { changes, row: undefined };
  const stored = {
    difference: held === undefined ? null : mapValues(difference, ({ to: _, ...change }) => change),
    ...about,
  };
  const recent = [...(held?.recent ?? []), [digest, stored] as const].slice(-RECENT);
  if (date === undefined) return { changes, row: held && { ...held, recent } };
  return { changes, row: { ...mergeStates(shown, held, { standing, date }), recent } };
}
