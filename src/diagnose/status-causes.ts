import { isRetryable } from "../util/is-retryable.ts";
import type { PlatformDelivery, PlatformWebhook } from "./platform-webhook.ts";

/** A cause that the last request in the log reveals. */
interface StatusCause {
  /**
   * Matches the status, a space and the text: the body of the response, or the reason why there is none. The status is
   * -1 until the request has ended.
   */
  readonly applies: RegExp;
  readonly meaning: string;
  readonly hint: string;
}

/** The causes; the first one that applies is reported. */
const rows: Readonly<Record<string, StatusCause>> = {
  "not-sent": {
    applies: /^-1 /,
    meaning: "the last request has not been sent yet: its status is empty",
    hint: "check that the platform's webhook workers are running",
  },
  "proxy-rejected": {
    applies: /^(?:407 |502 .*(?:proxy|egress|smokescreen|denied))/is,
    meaning: "the platform's outgoing proxy rejects the target",
    hint: "allow the target's address in the proxy, or use a public one",
  },
  certificate: {
    applies: /^502 .*(?:certificate|ssl|tls)/is,
    meaning: "the platform does not trust the target's certificate",
    hint: "serve a valid certificate for this name from a public authority, with its full chain",
  },
  "unknown-host": {
    applies: /^502 .*(?:resolve|resolution|name or service|getaddrinfo|no address)/is,
    meaning: "the platform cannot resolve the target's name",
    hint: "correct the target's name, or publish it in the DNS that the platform uses",
  },
  "connection-refused": {
    applies: /^502 .*refused/is,
    meaning: "nothing is listening at the target: the connection was refused",
    hint: "start the receiver, and compare its port with the target's",
  },
  gateway: {
    applies: /^502 .*(?:bad gateway|<html)/is,
    meaning: "a reverse proxy in front of the receiver responded 502: it cannot reach the receiver",
    hint: "start the receiver, and correct the address in the reverse proxy",
  },
  "not-reached": {
    applies: /^502 /,
    meaning: "the platform did not reach the receiver, which it logs as 502",
    hint: "request the target from the platform's own machine: curl -i -X POST <target>; see docs/guides/diagnose.md",
  },
  timeout: {
    applies: /^(?:504|408) /,
    meaning: "the receiver took too long: the platform waits 10 s",
    hint: "respond first, and do the work afterwards, from a queue",
  },
  redirect: {
    applies: /^(?:3\d\d |405 |200 \s*<(?:!doctype|html))/i,
    meaning:
      "the target redirects: the platform follows the redirect, but its POST becomes a GET without a body",
    hint: "set the target to the final URL: check https and the trailing slash",
  },
  signature: {
    applies: /^403 .*signature/is,
    meaning:
      "the receiver rejects the signature (403): the webhook has no secret, or a different one than the receiver has",
    hint: "set the secret again, on both sides; to find the cause, run annotation-contracts diagnose on a saved delivery",
  },
  unauthorized: {
    applies: /^40[13] /,
    meaning: "something in front of the receiver rejects the request (401 or 403)",
    hint: "make the receiver's path accessible without a login: the signature protects it",
  },
  "wrong-path": {
    applies: /^4(?:04|10) /,
    meaning: "the target's path is not the receiver's path",
    hint: "correct the path in the webhook's target",
  },
  "too-large": {
    applies: /^413 /,
    meaning: "the delivery is larger than the receiver, or a proxy in front of it, accepts (413)",
    hint: "raise the limit: client_max_body_size in nginx, limits.maxBytes in the receiver",
  },
  invalid: {
    applies: /^422 /,
    meaning: "a strict receiver rejects the payload (422): this event is lost",
    hint: "use tolerant mode, or the edition of your release; to find it, run annotation-contracts validate webhook",
  },
  "receiver-failed": {
    applies: /^5\d\d /,
    meaning: "the receiver, or a proxy in front of it, failed",
    hint: "look at the receiver's log: a handler threw, or a store failed",
  },
  rejected: {
    applies: /^4\d\d /,
    meaning: "the receiver rejects the request",
    hint: "look at the receiver's log for the reason",
  },
  delivered: {
    applies: /^/,
    meaning: "the last request was accepted",
    hint: "look at the receiver: does it have a handler for this event, and does it log it?",
  },
};

/** Why nothing arrives and what to do about it, as phrases without full stops. */
export interface WebhookFinding {
  /** Name of the cause, such as `inactive`, `proxy-rejected` or `signature`; `delivered` if nothing is wrong. */
  readonly cause: string;
  readonly meaning: string;
  readonly hint: string;
}

/** Describes what the last request of a webhook reveals. */
export function findStatusCause(last: PlatformDelivery, webhook: PlatformWebhook): WebhookFinding {
  const { status_code, response, event, created_date } = last;
  const text = typeof response === "string" ? response : JSON.stringify(response ?? "");
  // A numbered attempt without a status got no response.
  const none = typeof last.attempt === "number" ? 502 : -1;
  const status = status_code ?? none;
  const logged = `${status} ${text.slice(0, 10_000)}`;
  const [cause, { meaning, hint }] = Object.entries(rows).find(([, { applies }]) => applies.test(logged))!;
  const what = `${event}, ${created_date}, status ${status_code ?? "none"}`;
  return { cause, meaning: `${meaning} [${what}]${describeRetry(status, last, webhook)}`, hint };
}

/** Says what the platform does after a status (W-retry). The release is inferred from the fields of the log. */
function describeRetry(status: number, { attempt }: PlatformDelivery, { project }: PlatformWebhook): string {
  if (status < 300) return "";
  if (!isRetryable(status)) return "; the platform does not retry it";
  if (typeof attempt === "number") return `; attempt ${attempt} of 9`;
  // Only release 2.3 has this property.
  return project !== undefined ? "; this release does not retry it" : "; releases since 2.65 retry it";
}
