import type { Attempt, FailureCode } from "#src/delivery.ts";
import type { JsonObject } from "../world/kinds.ts";

/** What a failure means, in a sentence for a reader of the log. */
const failures: Readonly<Record<FailureCode, string>> = {
  timeout: "The receiver did not answer in time. Answer first, work later.",
  dns: "The name of the target has no address. Check its spelling.",
  refused: "Nobody listens at the target. Start the receiver, or correct the port.",
  reset: "The receiver closed the connection before it answered.",
  tls: "No secure connection: the certificate does not verify, or the target does not speak TLS.",
  protocol: "The target does not speak HTTP.",
  blocked: "The target is not a public address, and this platform does not allow it.",
  closed: "The platform was closed before the delivery was made or answered.",
  unknown: "The platform ended before it recorded the outcome: the request may have been made.",
  network: "The network failed.",
};

/** What an answer means, by status. */
const answers: readonly { readonly fits: (status: number) => boolean; readonly says: string }[] = [
  { fits: (status) => status >= 200 && status < 300, says: "The receiver took the delivery." },
  {
    fits: (status) => status === 403 || status === 401,
    says: "The receiver refused the signature: compare both secrets, and verify the exact bytes of the body.",
  },
  { fits: (status) => status === 404, says: "The receiver has nothing at this path." },
  { fits: (status) => status === 413, says: "The receiver found the body too large." },
  { fits: (status) => status === 422, says: "The receiver verified the signature and refused the content." },
  {
    fits: (status) => status >= 300 && status < 400,
    says: "The receiver redirected; deliveries follow no redirect, since the body would be lost.",
  },
  {
    fits: (status) => status >= 500,
    says: "The receiver failed while it handled the delivery: look at its log.",
  },
  { fits: () => true, says: "The receiver refused the delivery." },
];

/** Writes an attempt as the console shows it: the request as sent, the answer, and both in plain words. */
export function showAttempt(attempt: Attempt): JsonObject {
  const { duration, status, failure, headers, body, answer } = attempt;
  return {
    ...attempt,
    duration: Math.round(duration),
    isGood: failure === null && status !== null && status >= 200 && status < 300,
    verdict: failure === null ? answers.find(({ fits }) => fits(status ?? 0))?.says : failures[failure.code],
    detail: failure?.detail ?? "",
    signature: explainSignature(headers),
    body: new TextDecoder().decode(body),
    answer: new TextDecoder().decode(answer),
  };
}

function explainSignature(headers: Attempt["headers"]): string {
  return Object.keys(headers).some((name) => name.toLowerCase() === "x-signature-256")
    ? "HMAC-SHA256 of the exact bytes of the body, keyed with the webhook's secret, in lower-case hex behind sha256=."
    : "The webhook has no secret, so the request carries no signature.";
}
