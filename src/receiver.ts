/** Receives deliveries: `createReceiver`, its options and hooks, and the store against repetition. */
export type * from "#generated/contracts/delivery.types.d.ts";
export type { DeliveryContract } from "#generated/contracts/types.d.ts";
export { type Change, type Changes, changes, type UpdateDelivery } from "./receiver/changes.ts";
export { createReceiver, type Receiver } from "./receiver/create-receiver.ts";
export { type Drift, type DriftWatch, type UnseenMember, watchDrift } from "./receiver/drift.ts";
export type {
  DeliveryContext,
  DeliveryOf,
  EditionContext,
  EventPattern,
  Handler,
  Handlers,
  InvalidContext,
  UnknownDelivery,
  UnknownPayload,
} from "./receiver/handlers.ts";
export type { IncomingDelivery, IncomingHeaders, ReadBody } from "./receiver/incoming-delivery.ts";
export {
  createOnceStore,
  /** @deprecated Use `createOnceStore`: `annotation-contracts/delivery` has a store of that name, too. */
  createOnceStore as createMemoryStore,
  type OnceClaim,
  /** @deprecated Use `OnceClaim`. */
  type OnceClaim as Claim,
  type OnceStore,
  /** @deprecated Use `OnceStore`. */
  type OnceStore as DeliveryStore,
  type OnceStoreOptions,
  /** @deprecated Use `OnceStoreOptions`. */
  type OnceStoreOptions as MemoryStoreOptions,
} from "./receiver/once-store.ts";
export type { Platform, PlatformNews } from "./receiver/platform.ts";
export { type ReceiverMode, strict, tolerant } from "./receiver/receiver-mode.ts";
export type {
  ContractReceiverOptions,
  ErrorPlace,
  Limits,
  OneSecret,
  ReceiverOptions,
  ReceiverSettings,
  SeveralSecrets,
  UnknownEvent,
} from "./receiver/receiver-options.ts";
export type {
  Answer,
  ReceiverCounts,
  ReceiverOutcome,
  Refusal,
  RefusalCode,
  Refused,
  Step,
} from "./receiver/refusal.ts";
export { type WarningWatch, watchWarnings } from "./receiver/watch-warnings.ts";
export type { NamedSecret } from "./signature/signature.ts";
export type { Mode, ValidationError, ValidationErrorCode, Warning } from "./validate/result.ts";
