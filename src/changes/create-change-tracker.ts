import { toHex } from "../signature/hmac.ts";
import { isRecord } from "../util/is-object.ts";
import { readProperty } from "../util/read-property.ts";
import {
  compareDates,
  compareStates,
  mergeStates,
  own,
  type PropertyChange,
  type Shown,
  type Standing,
  type State,
  sortableDate,
  type Values,
} from "./difference.ts";

/** Stores one text per key. */
export interface ChangeStore {
  /**
   * Replaces the text of a key by what `change` returns for it; `undefined` stands for "no text", before and after. The whole must
   * be atomic: two updates of one key never see the same text. `change` has no effects, so a store may call it again.
   */
  update(key: string, change: (text: string | undefined) => string | undefined): void | Promise<void>;
}

/** Properties of the resource of an update. */
type ResourceIn<D> = D extends { readonly event: `${string}:${infer Name}` }
  ? Name extends keyof D
    ? D[Name]
    : object
  : object;

/** Changed properties by name; unchanged ones are absent. */
export type DifferenceOf<D> = { readonly [Key in keyof ResourceIn<D>]?: PropertyChange<ResourceIn<D>[Key]> };

/** What a delivery changed. */
export interface ChangesOf<D> {
  /** Changed properties with their old and new values; empty if the delivery is not an update. */
  readonly difference: DifferenceOf<D>;
  /** Whether a later state of the resource was seen before, by its `updated_date`. */
  readonly isStale: boolean;
  /** Date of the stored state that the delivery was compared with; `null` if there was none. */
  readonly since: string | null;
}

/** A valid delivery with its context; `bytes` are the exact body. */
export interface TrackedDelivery<D = unknown> {
  readonly event: string;
  readonly delivery: D;
  readonly bytes: Uint8Array;
  readonly keyId: string | null;
}

/** Stores the last state of each resource, and compares. */
export interface ChangeTracker {
  /** Returns what a delivery changed, and stores its state. For the same bytes again it returns the same. */
  readonly track: <D>(tracked: TrackedDelivery<D>) => Promise<ChangesOf<D>>;
}

/** Options of a change tracker. */
export interface ChangeTrackerOptions {
  readonly store: ChangeStore;
  /**
   * Names the platform of a delivery if there are several, since their identifiers must not be mixed up. Default: one
   * platform sends everything.
   */
  readonly platformOf?: (context: Pick<TrackedDelivery, "keyId">) => string;
}

/** Changes as stored: new values are in the delivery, and those of a first delivery all are. */
type Stored = Pick<ChangesOf<unknown>, "isStale" | "since"> & {
  readonly difference: Readonly<Record<string, Omit<PropertyChange, "to">>> | null;
};

/** The stored text of a resource. */
interface Row extends State {
  /** Digests of the last deliveries, with what each changed: a delivery that failed comes again, even after others. */
  readonly recent: readonly (readonly [digest: string, changes: Stored])[];
}

/** Maximum number of recent deliveries of a resource. */
const RECENT = 3;

const nothing: ChangesOf<never> = { difference: {}, isStale: false, since: null };

/**
 * Creates a tracker that stores the last state of each resource, for the option `changes` of a receiver. Every handler
 * then gets `difference`, `isStale` and `since` in its context.
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
 * An old value is that of `before_update` if the delivery has it (until 2.74), else that of the stored state. It is not
 * known for the first delivery of a resource, in a stale one, and between two states of one date. `delete:` events remove
 * the state.
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
      const [, action, resource] = /^(\w+):(\w+)$/.exec(event) ?? [];
      const values = resource && readProperty(delivery, resource);
      const id = readProperty(values, "id");
      if (!resource || !isRecord(values) || !["number", "string"].includes(typeof id)) return nothing;
      const before = readProperty(delivery, "before_update");
      const shown = {
        resource,
        values,
        before: isRecord(before) ? before : undefined,
        date: sortableDate(values.updated_date),
      };
      const key = JSON.stringify([platformOf?.({ keyId }) ?? "", resource, String(id)]);
      const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
      const name = toHex(new Uint8Array(digest).subarray(0, 16));
      let changes: ChangesOf<unknown> = nothing;
      await store.update(key, (text) => {
        const result = update(text === undefined ? undefined : JSON.parse(text), {
          ...shown,
          action: action!,
          digest: name,
        });
        changes = result.changes;
        return result.row && JSON.stringify(result.row);
      });
      return changes as ChangesOf<D>;
    },
  };
}

/** Compares a state with the stored row, and returns the next row. */
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
    const again = difference === null ? compare(undefined, "first") : mapChanges(difference, values);
    return { changes: { ...known, difference: again }, row: held };
  }
  const standing = compareDates(held, date);
  const difference = compare(held, standing);
  const about = { isStale: standing === "stale" && action !== "delete", since: held?.date ?? null };
  const changes = { difference, ...about };
  if (action === "delete") return { changes, row: undefined };
  const stored = { difference: held === undefined ? null : mapChanges(difference), ...about };
  const recent = [...(held?.recent ?? []), [digest, stored] as const].slice(-RECENT);
  if (date === undefined) return { changes, row: held && { ...held, recent } };
  return { changes, row: { ...mergeStates(shown, held, { standing, date }), recent } };
}

/** Sets the new value of each change from some values, or drops it. */
function mapChanges<C extends object>(
  difference: Readonly<Record<string, C>>,
  values?: Values,
): Record<string, C> {
  return Object.fromEntries(
    Object.entries(difference).map(([name, change]) => [
      name,
      { ...change, to: values && own(values, name) },
    ]),
  );
}
