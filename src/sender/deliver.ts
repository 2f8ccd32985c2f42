import { sign, signatureHeader } from "../signature/signature.ts";
import { describeFailure, type Failure, type FailureCode, type NewAttempt } from "./attempt.ts";
import type { WebhookEdition } from "./edition.ts";
import type { SecretCipher, Settings } from "./options.ts";
import type { Transport } from "./transport.ts";
import type { StoredWebhook } from "./webhook-input.ts";

interface Work extends Pick<NewAttempt, "deliveryId" | "event" | "number" | "redelivery" | "body"> {
  readonly webhook: StoredWebhook;
  /** The secret as it is stored; null for none. */
  readonly secret: string | null;
}

/** Makes attempts. */
export interface Deliverer {
  /** Makes one attempt at a delivery (W4.3); rejects only if `decrypt` does. */
  readonly deliver: (work: Work) => Promise<NewAttempt>;
  /** Cuts off every running attempt, and refuses later ones: their failure is `closed`. */
  readonly cut: () => void;
}

/** What a deliverer needs. */
interface DelivererOptions extends Pick<Settings<WebhookEdition>, "timeout" | "maxResponseBytes"> {
  readonly transport: Transport;
  readonly decrypt: SecretCipher["decrypt"];
}

type Outcome = Pick<
  NewAttempt,
  "status" | "failure" | "response" | "responseTruncated" | "address" | "retryAfter"
>;

/** The reason of an abort: it is the failure, whatever the transport throws. */
class Aborted extends Error {
  readonly reason: FailureCode;
  constructor(reason: FailureCode) {
    super(reason);
    this.reason = reason;
  }
}

/** Creates what makes attempts. */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const running = new Set<(reason: Aborted) => void>();
  let isCut = false;
  return {
    deliver: async (work) => {
      const { webhook, secret: stored, ...delivery } = work;
      const secret = stored === null ? undefined : await options.decrypt(stored);
      const date = new Date().toISOString();
      const started = performance.now();
      const headers = {
        "Content-Type": webhook.content_type,
        "Content-Length": String(work.body.length),
        // Signed exactly if the webhook has a secret (W5.1.1).
        ...(secret !== undefined && { [signatureHeader]: await sign(secret, work.body) }),
      };
      const outcome = isCut
        ? fail(new Aborted("closed"), null)
        : await exchange(options, running, work, headers);
      const duration = performance.now() - started;
      const { id: webhookId, target_url: targetUrl } = webhook;
      return { ...delivery, webhookId, targetUrl, date, duration, headers, ...outcome };
    },
    cut: () => {
      isCut = true;
      for (const abort of running) abort(new Aborted("closed"));
    },
  };
}

async function exchange(
  { transport, timeout, maxResponseBytes }: DelivererOptions,
  running: Set<(reason: Aborted) => void>,
  { webhook, body }: Work,
  headers: Readonly<Record<string, string>>,
): Promise<Outcome> {
  // The address as it was entered (W-target).
  const { target_url: url, enable_ssl: verifyTls } = webhook;
  const { response, abort } = transport.send({ url, headers, body, verifyTls, maxResponseBytes });
  running.add(abort);
  const timer = setTimeout(() => abort(new Aborted("timeout")), timeout);
  try {
    const { cause, ...read } = await response;
    const failure = cause === undefined ? null : describe(cause);
    return { ...read, failure, address: transport.findAddress(url) };
  } catch (cause) {
    return fail(cause, transport.findAddress(url));
  } finally {
    clearTimeout(timer);
    running.delete(abort);
  }
}

function fail(cause: unknown, address: string | null): Outcome {
  const failure = describe(cause);
  return {
    status: null,
    failure,
    response: new Uint8Array(),
    responseTruncated: false,
    address: failure.code === "blocked" ? null : address,
  };
}

function describe(cause: unknown): Failure {
  return cause instanceof Aborted ? { code: cause.reason, detail: "" } : describeFailure(cause);
}
