import { sign, signatureHeader } from "../signature/signature.ts";
import type { AttemptResult } from "./attempt.ts";
import type { SecretCipher } from "./options.ts";
import type { Transport } from "./transport.ts";
import type { StoredWebhook } from "./webhook-input.ts";

/** What to send in an attempt. */
interface Work extends Pick<AttemptResult, "event" | "number" | "redelivery"> {
  readonly text: string;
  readonly webhook: StoredWebhook;
  /** The secret as stored; null if there is none. */
  readonly secret: string | null;
}

/** Makes one attempt of a delivery (W4.3). Rejects only if a secret cannot be decrypted. */
export type Deliver = (work: Work) => Promise<AttemptResult>;

/** Creates the function that makes attempts. */
export function createDeliver({ post }: Transport, { decrypt }: SecretCipher): Deliver {
  return async ({ webhook, secret: stored, text, ...about }) => {
    const secret = stored === null ? undefined : await decrypt(stored);
    const body = new TextEncoder().encode(text);
    const date = new Date().toISOString();
    const started = performance.now();
    const headers = {
      "Content-Type": webhook.content_type,
      "Content-Length": String(body.length),
      // Signed if and only if the webhook has a secret (W5.1.1).
      ...(secret !== undefined && { [signatureHeader]: await sign(secret, body) }),
    };
    // The address as it was entered (W-target).
    const { id: webhookId, target_url: targetUrl, enable_ssl: verifyTls } = webhook;
    const outcome = await post({ url: targetUrl, headers, body, verifyTls });
    const duration = performance.now() - started;
    return { ...about, webhookId, targetUrl, date, duration, headers, body, ...outcome };
  };
}
