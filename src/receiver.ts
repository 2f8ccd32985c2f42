/** Receives deliveries: `createReceiver`, its options and hooks, and the deduplication store. */
export type * from "#generated/webhook/2.3/types.d.ts";
export {
  createDeduplicationStore,
  type DeduplicationClaim,
  type DeduplicationStore,
  type DeduplicationStoreOptions,
} from "./receiver/create-deduplication-store.ts";
export { createReceiver, type Receiver } from "./receiver/create-receiver.ts";
export type { EditionChange, Platform } from "./receiver/detect-edition.ts";
export type {
  DeliveryContext,
  EditionContext,
  EventPattern,
  Handler,
  Handlers,
  InvalidContext,
  ReceivedDelivery,
  UnknownDelivery,
} from "./receiver/handlers.ts";
export type { IncomingDelivery, IncomingHeaders, ReadBody } from "./receiver/incoming-delivery.ts";
export type {
  ErrorSource,
  Limits,
  MultipleSecrets,
  ReceiverOptions,
  ReceiverSettings,
  SingleSecret,
} from "./receiver/options.ts";
export type {
  ReceiverCounts,
  ReceiverOutcome,
  ReceiverResponse,
  Rejection,
  RejectionCode,
} from "./receiver/rejection.ts";
export type { NamedSecret } from "./signature/signature.ts";
export type { DeliveryMode, Mode, ValidationError, ValidationErrorCode } from "./validate/result.ts";
