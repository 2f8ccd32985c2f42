import { isSuccess } from "#src/sender/attempt.ts";
import type { Attempt, FailureCode } from "#src/sender.ts";

/** The meaning of each failure, as a sentence for readers of the log. */
const failures: Readonly<Record<FailureCode, string>> = {
  timeout: "The receiver did not respond in time. Respond first, work later.",
  dns: "The host name of the target cannot be resolved. Check its spelling.",
  refused: "Connection refused. Start the receiver, or correct the port of the target.",
  reset: "The receiver closed the connection before it responded.",
  tls: "The connection is not secure: the certificate is not valid, or the target does not speak TLS.",
  protocol: "The target does not speak HTTP.",
  blocked: "The target is not a public address, and this platform does not allow it. Nothing was sent.",
  closed: "The platform was closed before the delivery was sent or a response arrived.",
  network: "The network failed.",
};

const wrongSignature =
  "The receiver rejected the signature: compare both secrets, and verify the exact bytes of the body.";

/** The meaning of a response, by its status or the first digit of the status. */
const responses: Readonly<Record<string, string>> = {
  "2": "The receiver accepted the delivery.",
  "3": "The receiver redirected. Deliveries do not follow redirects, because the body would be lost.",
  "4": "The receiver rejected the delivery.",
  "401": wrongSignature,
  "403": wrongSignature,
  "404": "The receiver has nothing at this path.",
  "413": "The receiver rejected the body as too large.",
  "422": "The receiver verified the signature and rejected the payload.",
  "5": "The receiver failed while handling the delivery: check its log.",
};

interface AttemptText {
  /** A short label: the status, or the kind of failure. */
  readonly label: string;
  readonly isGood: boolean;
  readonly verdict: string;
  readonly signature: string;
}

/** Describes an attempt. */
export function describeAttempt({ status, failure, headers }: Omit<Attempt, "id">): AttemptText {
  const code = String(status);
  const response = responses[code] ?? responses[code.charAt(0)] ?? "The status is not an HTTP status.";
  const isSigned = Object.keys(headers).some((name) => name.toLowerCase() === "x-signature-256");
  return {
    label: failure === null ? code : failure.code,
    isGood: isSuccess({ status, failure }),
    verdict:
      failure === null ? response : `${failures[failure.code]}${failure.detail && ` (${failure.detail})`}`,
    signature: isSigned
      ? "X-Signature-256 is the HMAC-SHA256 of exactly these bytes, keyed with the webhook's secret."
      : "The webhook has no secret, so the request carries no signature.",
  };
}
