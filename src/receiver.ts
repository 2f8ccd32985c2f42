/** Receives deliveries: `createReceiver`, what its options and hooks are made of, and the store against repetition. */
export type * from "#generated/types/webhook-2.3.d.ts";
export { type Change, type Changes, changes, type UpdateDelivery } from "./receiver/changes.ts";
export { createReceiver, type Receiver } from "./receiver/create-receiver.ts";
export {
  type Claim,
  createMemoryStore,
  type DeliveryStore,
  type MemoryStoreOptions,
} from "./receiver/delivery-store.ts";
export { type Drift, type DriftWatch, type UnseenMember, watchDrift } from "./receiver/drift.ts";
export type {
  DeliveryContext,
  DeliveryOf,
  EditionContext,
  EventPattern,
  Handler,
  Handlers,
  UnknownDelivery,
} from "./receiver/handlers.ts";
export type { IncomingDelivery, IncomingHeaders, ReadBody } from "./receiver/incoming-delivery.ts";
export { type ReceiverMode, strict, tolerant } from "./receiver/receiver-mode.ts";
export type {
  ErrorPlace,
  Limits,
  OneSecret,
  ReceiverOptions,
  ReceiverSettings,
  SeveralSecrets,
  UnknownEvent,
} from "./receiver/receiver-options.ts";
export type { Answer, Refusal, RefusalCode, Refused, Step } from "./receiver/refusal.ts";
export { type WarningWatch, watchWarnings } from "./receiver/watch-warnings.ts";
export type { NamedSecret } from "./signature/signature.ts";
export type { Mode, ValidationError, ValidationErrorCode, Warning } from "./validate/result.ts";
