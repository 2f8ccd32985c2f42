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
export {
  type CloseOptions,
  createDeliveryService,
  type DeliveryService,
} from "./delivery/delivery-service.ts";
export {
  type AttemptPage,
  type AttemptQuery,
  type Claim,
  type ClaimedDelivery,
  type DeliveryQueue,
  type DeliveryStore,
  type FailingSince,
  type LastDelivery,
  lastDelivery,
  type NewEvent,
  type QueuedDelivery,
  type QueueState,
  type Retention,
  type Room,
  type Settlement,
  type StoredWebhook,
  scopeKey,
  scopeKeys,
  type Target,
  type Transaction,
  type WebhookFields,
  type WebhookStore,
} from "./delivery/delivery-store.ts";
export type { Emission, EventScope, ResourceOf } from "./delivery/emission.ts";
export { createMemoryStore, type MemoryStoreOptions } from "./delivery/memory/create-memory-store.ts";
export { loopbackTargets } from "./delivery/network/address-policy.ts";
export type { PingHandler } from "./delivery/ping-handler.ts";
export { createPostgresStore, type PostgresStoreOptions } from "./delivery/postgres/create-postgres-store.ts";
export type { BreakerOptions } from "./delivery/schedule/breaker.ts";
export { platformRetries, type RetryOptions } from "./delivery/schedule/retry-in.ts";
export type { EmitOptions, PingResult } from "./delivery/sender.ts";
export { edition23, type SenderEdition, subscribableIn } from "./delivery/sender-edition.ts";
export type {
  Authenticate,
  DeliveryErrorPlace,
  DeliveryLogEvent,
  DeliveryServiceOptions,
} from "./delivery/settings.ts";
export { createSqliteStore, type SqliteStoreOptions } from "./delivery/sqlite/create-sqlite-store.ts";
export { type NodeListenerOptions, toNodeListener } from "./delivery/to-node-listener.ts";
export type { WebhookChanges, WebhookInput, WebhookScope } from "./delivery/webhook-input.ts";
export { eventNames } from "./validate/event-names.ts";
