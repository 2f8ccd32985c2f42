/** `createChangeTracker` stores the last state of each resource and reports what a delivery changed. */

export {
  type ChangeStore,
  type ChangesOf,
  type ChangeTracker,
  type ChangeTrackerOptions,
  createChangeTracker,
  type DifferenceOf,
  type TrackedDelivery,
} from "./changes/create-change-tracker.ts";
export { createInMemoryStore } from "./changes/create-in-memory-store.ts";
export {
  createSqliteStore,
  type SqliteStore,
} from "./changes/create-sqlite-store.ts";
export type { PropertyChange } from "./changes/difference.ts";
