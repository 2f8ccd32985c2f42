export { loopbackTargets } from "./sender/address-policy.ts";
export type {
  Attempt,
  AttemptId,
  DeliveryId,
  Failure,
  FailureCode,
  NewAttempt,
} from "./sender/attempt.ts";
export {
  type CloseOptions,
  createSender,
  type EmitOptions,
  type PingResult,
  type Sender,
} from "./sender/create-sender.ts";
export type { PostgresPool } from "./sender/database.ts";
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
  PageQuery,
  QueuedDelivery,
  ReplayQuery,
  WebhookCounts,
} from "./sender/delivery-record.ts";
export type {
  EventInput,
  EventScope,
  ResourceOf,
  SenderEvent,
  SenderUser,
} from "./sender/event-input.ts";
export type { Retention, WebhookLimits } from "./sender/limits.ts";
export type { Deactivation, SecretCipher, SenderOptions } from "./sender/options.ts";
export { type CircuitBreaker, platformRetrySchedule, type RetryOptions } from "./sender/retry.ts";
export { SenderError, type SenderErrorCode } from "./sender/sender-error.ts";
export type { WebhookChanges, WebhookInput, WebhookOf, WebhookScope } from "./sender/webhook-input.ts";
export type { Issue } from "./util/rules.ts";
