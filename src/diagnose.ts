/** Finds out why a signature does not match, or why nothing arrives. */
export { causes } from "./diagnose/causes.ts";
export { type DiagnoseOptions, type Diagnosis, diagnose, type Finding } from "./diagnose/diagnose.ts";
export { diagnoseWebhook, type WebhookQuestion } from "./diagnose/diagnose-webhook.ts";
export type { PlatformDelivery, PlatformWebhook } from "./diagnose/platform-webhook.ts";
export type { WebhookFinding } from "./diagnose/status-causes.ts";
