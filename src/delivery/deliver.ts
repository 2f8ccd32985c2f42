import type { Webhook } from "#generated/types/webhook-2.3.d.ts";
import { sign, signatureHeader } from "../signature/signature.ts";
import type { Attempt, FailureCode } from "./attempt.ts";
import { describeFailure } from "./failure.ts";
import type { Payload } from "./payload.ts";
import type { Settings } from "./settings.ts";
import type { TransportRequest } from "./transport.ts";

/** What became of an exchange. */
type Outcome = Pick<Attempt, "status" | "failure" | "answer" | "answerTruncated">;

/**
 * Makes one delivery and records it (W4.3); undefined, and nothing is sent, where the webhook was deleted or is not
 * active at this moment (W4.3.5).
 *
 * Address, content type and secret are those of this moment too.
 */
export async function deliver(
  settings: Settings,
  webhookId: number,
  { event, render }: Payload,
): Promise<Attempt | undefined> {
  const { store, now, maxAnswerBytes, onAttempt } = settings;
  const webhook = await settings.readWebhook(webhookId);
  if (!webhook?.is_active) return undefined;
  const body = render(webhook);
  const headers = createHeaders(webhook, body, await signatureOf(settings, webhookId, body));
  const request = { url: webhook.target_url, headers, body, verifyTls: webhook.enable_ssl, maxAnswerBytes };
  const date = new Date(now()).toISOString();
  const started = performance.now();
  const outcome = await exchange(settings, request);
  const attempt: Attempt = {
    id: crypto.randomUUID(),
    webhookId,
    event,
    targetUrl: webhook.target_url,
    date,
    duration: performance.now() - started,
    headers,
    body,
    ...outcome,
  };
  await store.createAttempt(attempt);
  onAttempt(attempt);
  return attempt;
}

/** The signature, exactly where the webhook has a secret (W5.1.1). */
async function signatureOf({ store }: Settings, id: number, body: Uint8Array): Promise<string | undefined> {
  const secret = await store.readSecret(id);
  return secret === undefined ? undefined : sign(secret, body);
}

function createHeaders(
  { content_type }: Webhook,
  body: Uint8Array,
  signature: string | undefined,
): Record<string, string> {
  return {
    "Content-Type": content_type,
    "Content-Length": String(body.length),
    ...(signature !== undefined && { [signatureHeader]: signature }),
  };
}

/** Makes the request within the time limit (W8), unless the service is given up. */
async function exchange(settings: Settings, request: Omit<TransportRequest, "signal">): Promise<Outcome> {
  const { transport, timeout, givenUp } = settings;
  const controller = new AbortController();
  const abort = (reason: FailureCode): void => controller.abort(reason);
  const timer = setTimeout(abort, timeout, "timeout");
  const giveUp = (): void => abort("closed");
  givenUp.addEventListener("abort", giveUp);
  const { signal } = controller;
  try {
    if (givenUp.aborted) return failed("closed");
    const { status, body, truncated, cause } = await transport({ ...request, signal });
    const failure = cause === undefined ? null : failureOf(cause, signal);
    return { status, failure, answer: body, answerTruncated: truncated };
  } catch (cause) {
    const failure = failureOf(cause, signal);
    return { ...failed(failure.code), failure };
  } finally {
    clearTimeout(timer);
    givenUp.removeEventListener("abort", giveUp);
  }
}

function failed(code: FailureCode): Outcome {
  return { status: null, failure: { code, detail: "" }, answer: new Uint8Array(), answerTruncated: false };
}

/** What the transport threw after an abort tells of the abort alone. */
function failureOf(cause: unknown, { aborted, reason }: AbortSignal): Attempt["failure"] & object {
  return aborted ? { code: reason, detail: "" } : describeFailure(cause);
}
