export type { Attempt, Failure, FailureCode } from "./delivery/attempt.ts";
export { DeliveryError, type DeliveryErrorCode, type Mistake } from "./delivery/delivery-error.ts";
export {
  type CloseOptions,
  createDeliveryService,
  type DeliveryService,
} from "./delivery/delivery-service.ts";
export type { Emission, EventScope, ResourceOf } from "./delivery/emission.ts";
export { createMemoryStore } from "./delivery/memory-store.ts";
export { type NodeListenerOptions, toNodeListener } from "./delivery/node-listener.ts";
export type { PingHandler } from "./delivery/ping-handler.ts";
export type { PingResult } from "./delivery/sender.ts";
export type { Authenticate, DeliveryServiceOptions } from "./delivery/settings.ts";
export { createSqliteStore, type SqliteStore } from "./delivery/sqlite-store.ts";
export {
  type LastDelivery,
  lastDelivery,
  type StoredWebhook,
  type StoreOptions,
  scopeKey,
  scopeKeys,
  type WebhookFields,
  type WebhookStore,
} from "./delivery/store.ts";
export {
  sendRequest,
  type Transport,
  type TransportAnswer,
  type TransportRequest,
} from "./delivery/transport.ts";
export type { WebhookChanges, WebhookInput, WebhookScope } from "./delivery/webhook-input.ts";
export { eventNames } from "./validate/event-names.ts";
