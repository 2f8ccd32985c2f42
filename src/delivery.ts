export type { Attempt, Failure, FailureCode } from "./delivery/attempt.ts";
export {
  createTransport,
  type OwnTransport,
  type Transport,
  type TransportAnswer,
  type TransportOptions,
  type TransportRequest,
} from "./delivery/create-transport.ts";
export { DeliveryError, type DeliveryErrorCode, type Mistake } from "./delivery/delivery-error.ts";
export type {
  DeliveryFilter,
  DeliveryOutcome,
  DeliveryPage,
  DeliveryQuery,
  DeliveryRecord,
  DeliveryState,
  ReplayQuery,
} from "./delivery/delivery-record.ts";
export {
  type CloseOptions,
  createDeliveryService,
  type DeliveryService,
} from "./delivery/delivery-service.ts";
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
} from "./delivery/delivery-store.ts";
export type { Emission, EventScope, ResourceOf } from "./delivery/emission.ts";
export type { EmitOptions, ReplayOptions } from "./delivery/emitter.ts";
export { eventNames } from "./delivery/event-names.ts";
export { type LastDelivery, lastDelivery } from "./delivery/health.ts";
export type { Room, WebhookLimits } from "./delivery/limits.ts";
export { createMemoryStore, type MemoryStoreOptions } from "./delivery/memory/create-memory-store.ts";
export { loopbackTargets } from "./delivery/network/address-policy.ts";
export type { PingHandler, PingResult } from "./delivery/ping-handler.ts";
export { createPostgresStore, type PostgresStoreOptions } from "./delivery/postgres/create-postgres-store.ts";
export type { Retention } from "./delivery/retention.ts";
export type { BreakerOptions } from "./delivery/schedule/breaker.ts";
export { platformRetries, type RetryOptions } from "./delivery/schedule/retry-in.ts";
export { scopeKey, scopeKeys } from "./delivery/scope-keys.ts";
export { edition23, type SenderEdition, subscribableIn } from "./delivery/sender-edition.ts";
export type {
  Authenticate,
  DeliveryErrorPlace,
  DeliveryLogEvent,
  DeliveryServiceOptions,
  SecretSeal,
} from "./delivery/settings.ts";
export { createSqliteStore, type SqliteStoreOptions } from "./delivery/sqlite/create-sqlite-store.ts";
export { type Salvage, salvageSqliteStore } from "./delivery/sqlite/salvage-sqlite-store.ts";
export {
  type NodeListenerOptions,
  toNodeListener as toPingListener,
  /** @deprecated Use `toPingListener`: `annotation-contracts/receiver/node` has a function of that name, too. */
  toNodeListener,
} from "./delivery/to-node-listener.ts";
export type { WebhookChanges, WebhookInput, WebhookScope } from "./delivery/webhook-input.ts";
