/** Remembers resources: what changed, what is stale, what is finished, each reported once. */
export type { DerivedName } from "#generated/contracts/delivery.memory.d.ts";
export type { DeliveryNote, MemoryOptions, StateSeal } from "./changes/create-memory.ts";
export { createMemoryStateStore } from "./changes/create-memory-state-store.ts";
export {
  createPostgresStateStore,
  type PostgresStateStoreOptions,
} from "./changes/create-postgres-state-store.ts";
export {
  createRememberingReceiver,
  type DifferenceOf,
  type RememberedContext,
  type RememberedDelivery,
  type RememberingHandlers,
  type RememberingOptions,
  type RememberingReceiver,
  type RememberingSettings,
} from "./changes/create-remembering-receiver.ts";
export { createSqliteStateStore } from "./changes/create-sqlite-state-store.ts";
export type { DerivedEvent } from "./changes/derive.ts";
export type { MemberChange } from "./changes/difference.ts";
export type { Person } from "./changes/forget.ts";
export type {
  DeliveryRow,
  DerivedRow,
  Prune,
  StateRow,
  StateStore,
  StateTransaction,
} from "./changes/state-store.ts";
