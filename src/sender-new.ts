export { loopbackTargets } from "./sender-new/address-policy.ts";
export type {
  Attempt,
  AttemptId,
  DeliveryId,
  Failure,
  FailureCode,
  NewAttempt,
} from "./sender-new/attempt.ts";
export {
  type CloseOptions,
  createSender,
  type EmitOptions,
  type PingResult,
  type Sender,
} from "./sender-new/create-sender.ts";
export type { PostgresClient, PostgresPool } from "./sender-new/database.ts";
export type {
  AttemptPage,
  AttemptQuery,
  Counts,
  DeliveryFilter,
  DeliveryOutcome,
  DeliveryPage,
  DeliveryQuery,
  DeliveryRecord,
  DeliveryState,
  QueuedDelivery,
  ReplayQuery,
  WebhookCounts,
} from "./sender-new/delivery-record.ts";
export type {
  EventInput,
  EventScope,
  ResourceOf,
  SenderEvent,
  SenderUser,
} from "./sender-new/event-input.ts";
export type { WebhookLimits } from "./sender-new/limits.ts";
export type { Deactivation, SecretCipher, SenderOptions } from "./sender-new/options.ts";
export { type CircuitBreaker, platformRetrySchedule, type RetryOptions } from "./sender-new/retry.ts";
export { type Issue, SenderError, type SenderErrorCode } from "./sender-new/sender-error.ts";
export type { Retention } from "./sender-new/upkeep.ts";
export type { WebhookChanges, WebhookInput, WebhookOf, WebhookScope } from "./sender-new/webhook-input.ts";
