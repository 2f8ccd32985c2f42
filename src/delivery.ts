export type { Attempt, Failure, FailureCode } from "./sender/attempt.ts";
export {
  createTransport,
  type OwnTransport,
  type Transport,
  type TransportAnswer,
  type TransportOptions,
  type TransportRequest,
} from "./sender/create-transport.ts";
export { DeliveryError, type DeliveryErrorCode, type Mistake } from "./sender/delivery-error.ts";
export type {
  DeliveryFilter,
  DeliveryOutcome,
  DeliveryPage,
  DeliveryQuery,
  DeliveryRecord,
  DeliveryState,
  ReplayQuery,
} from "./sender/delivery-record.ts";
export {
  type CloseOptions,
  createDeliveryService,
  type DeliveryService,
} from "./sender/delivery-service.ts";
export type {
  Account,
  AttemptPage,
  AttemptQuery,
  Claim,
  ClaimedDelivery,
  DeliveryQueue,
  DeliveryStore,
  EnqueueOptions,
  Expired,
  FailingSince,
  Moment,
  NewEvent,
  QueuedDelivery,
  QueueState,
  Settlement,
  StoredWebhook,
  Target,
  Transaction,
  Upkeep,
  WebhookExtras,
  WebhookFields,
  WebhookStore,
} from "./sender/delivery-store.ts";
export type { Emission, EventScope, ResourceOf } from "./sender/emission.ts";
export type { EmitOptions, ReplayOptions } from "./sender/emitter.ts";
export { eventNames } from "./sender/event-names.ts";
export { type LastDelivery, lastDelivery } from "./sender/health.ts";
export type { Room, WebhookLimits } from "./sender/limits.ts";
export { createMemoryStore, type MemoryStoreOptions } from "./sender/memory/create-memory-store.ts";
export { loopbackTargets } from "./sender/network/address-policy.ts";
export type { PingHandler, PingResult } from "./sender/ping-handler.ts";
export { createPostgresStore, type PostgresStoreOptions } from "./sender/postgres/create-postgres-store.ts";
export type { Retention } from "./sender/retention.ts";
export type { BreakerOptions } from "./sender/schedule/breaker.ts";
export { platformRetries, type RetryOptions } from "./sender/schedule/retry-in.ts";
export { scopeKey, scopeKeys } from "./sender/scope-keys.ts";
export { edition23, type SenderEdition, subscribableIn } from "./sender/sender-edition.ts";
export type {
  Authenticate,
  DeliveryErrorPlace,
  DeliveryLogEvent,
  DeliveryServiceOptions,
  SecretSeal,
} from "./sender/settings.ts";
export { createSqliteStore, type SqliteStoreOptions } from "./sender/sqlite/create-sqlite-store.ts";
export { type Salvage, salvageSqliteStore } from "./sender/sqlite/salvage-sqlite-store.ts";
export {
  type NodeListenerOptions,
  toNodeListener as toPingListener,
  /** @deprecated Use `toPingListener`: `annotation-contracts/receiver/node` has a function of that name, too. */
  toNodeListener,
} from "./sender/to-node-listener.ts";
export type { WebhookChanges, WebhookInput, WebhookScope } from "./sender/webhook-input.ts";
