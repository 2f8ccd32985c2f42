/** Finds why a signature does not match, and why nothing arrives. */
export { causes } from "./diagnose/causes.ts";
export { type DiagnoseOptions, type Diagnosis, diagnose, type Finding } from "./diagnose/diagnose.ts";
export {
  diagnoseWebhook,
  type WebhookFinding,
  type WebhookQuestion,
} from "./diagnose/diagnose-webhook.ts";
export {
  createPlatformClient,
  type PlatformAddress,
  type PlatformClient,
  type PlatformDelivery,
  PlatformError,
  type PlatformWebhook,
} from "./diagnose/platform-client.ts";
