/** Remembers resources: what changed, what is stale, what is finished, each reported once. */
export type { DerivedName } from "#generated/contracts/delivery.memory.d.ts";
export type { DeliveryNote, MemoryOptions, StateSeal } from "./memory/create-memory.ts";
export { createMemoryStateStore } from "./memory/create-memory-state-store.ts";
export {
  createPostgresStateStore,
  type PostgresStateStoreOptions,
} from "./memory/create-postgres-state-store.ts";
export {
  createRememberingReceiver,
  type DifferenceOf,
  type RememberedContext,
  type RememberedDelivery,
  type RememberingHandlers,
  type RememberingOptions,
  type RememberingReceiver,
  type RememberingSettings,
} from "./memory/create-remembering-receiver.ts";
export { createSqliteStateStore } from "./memory/create-sqlite-state-store.ts";
export type { DerivedEvent } from "./memory/derive.ts";
export type { MemberChange } from "./memory/difference.ts";
export type { Person } from "./memory/forget.ts";
export type {
  DeliveryRow,
  DerivedRow,
  Prune,
  StateRow,
  StateStore,
  StateTransaction,
} from "./memory/state-store.ts";
