import { sign, signatureHeader } from "../signature/signature.ts";
import { describeFailure, type FailureCode, type NewAttempt } from "./attempt.ts";
import type { Transport } from "./transport.ts";
import type { StoredWebhook } from "./webhook-input.ts";

/** A delivery to send now. */
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
export interface DelivererOptions {
  readonly transport: Transport;
  /** Time limit of a whole exchange, in milliseconds. */
  readonly timeout: number;
  readonly maxResponseBytes: number;
  readonly decrypt: (secret: string) => string | Promise<string>;
}

/** Outcome of an exchange. */
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
  const { transport, timeout, maxResponseBytes, decrypt } = options;
  const running = new Set<(reason: Aborted) => void>();
  let isCut = false;
  const send = async (work: Work, headers: Record<string, string>): Promise<Outcome> => {
    const { target_url: url, enable_ssl: verifyTls } = work.webhook;
    if (isCut) return fail(new Aborted("closed"), null);
    // The address as it was entered (W-target).
    const exchange = transport.send({ url, headers, body: work.body, verifyTls, maxResponseBytes });
    const { abort } = exchange;
    running.add(abort);
    const timer = setTimeout(() => abort(new Aborted("timeout")), timeout);
    try {
      const { cause, ...read } = await exchange.response;
      const failure = cause === undefined ? null : describe(cause);
      return { ...read, failure, address: transport.findAddress(url) };
    } catch (cause) {
      const failed = fail(cause, transport.findAddress(url));
      return failed.failure?.code === "blocked" ? { ...failed, address: null } : failed;
    } finally {
      clearTimeout(timer);
      running.delete(abort);
    }
  };
  return {
    deliver: async (work) => {
      const { webhook, secret: stored, ...delivery } = work;
      const secret = stored === null ? undefined : await decrypt(stored);
      const date = new Date().toISOString();
      const started = performance.now();
      // Signed exactly if the webhook has a secret (W5.1.1).
      const signature = secret === undefined ? undefined : await sign(secret, work.body);
      const headers = {
        "Content-Type": webhook.content_type,
        "Content-Length": String(work.body.length),
        ...(signature !== undefined && { [signatureHeader]: signature }),
      };
      const outcome = await send(work, headers);
      const duration = performance.now() - started;
      return {
        ...delivery,
        webhookId: webhook.id,
        targetUrl: webhook.target_url,
        date,
        duration,
        headers,
        ...outcome,
      };
    },
    cut: () => {
      isCut = true;
      for (const abort of running) abort(new Aborted("closed"));
    },
  };
}

function fail(cause: unknown, address: string | null): Outcome {
  return {
    status: null,
    failure: describe(cause),
    response: new Uint8Array(),
    responseTruncated: false,
    address,
  };
}

function describe(cause: unknown): NonNullable<NewAttempt["failure"]> {
  return cause instanceof Aborted ? { code: cause.reason, detail: "" } : describeFailure(cause);
}
