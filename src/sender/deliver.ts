import type { Webhook } from "#generated/webhook/2.3/types.d.ts";
import { sign, signatureHeader } from "../signature/signature.ts";
import type { Attempt, FailureCode } from "./attempt.ts";
import { createId } from "./create-id.ts";
import type { TransportAnswer, TransportRequest } from "./create-transport.ts";
import type { Target } from "./delivery-store.ts";
import { describeFailure } from "./describe-failure.ts";
import { createCodedError } from "./network/create-coded-error.ts";
import type { Settings } from "./settings.ts";

/** Outcome of an exchange. */
type Outcome = Pick<Attempt, "status" | "failure" | "answer" | "answerTruncated" | "address" | "retryAfter">;

/** A delivery to send now. */
export interface Work {
  readonly deliveryId: string;
  readonly event: Attempt["event"];
  /** Counts the attempts at the delivery, from 1. */
  readonly number: number;
  readonly redelivery: boolean;
  readonly target: Target;
  readonly body: Uint8Array;
}

/** Makes one attempt at a delivery (W4.3); rejects only if `secrets.open` does. */
export async function deliver(
  settings: Settings,
  work: Work,
  onAddress?: (address: string) => void,
): Promise<Attempt> {
  const { webhook, secret: sealed } = work.target;
  const secret = sealed === undefined ? undefined : await settings.openSecret(sealed);
  const date = new Date(settings.now()).toISOString();
  const started = performance.now();
  let headers: Record<string, string> = {};
  let outcome: Outcome;
  try {
    // Signed exactly if the webhook has a secret (W5.1.1).
    const signature = secret === undefined ? undefined : await sign(secret, work.body);
    headers = createHeaders(webhook, work.body, signature);
    const { maxAnswerBytes } = settings;
    // The address as it was entered (W-target).
    const request = { url: webhook.target_url, headers, body: work.body, verifyTls: webhook.enable_ssl };
    outcome = await exchange(settings, { ...request, maxAnswerBytes, ...(onAddress && { onAddress }) });
  } catch (cause) {
    outcome = { ...failed("network"), failure: describeFailure(cause) };
  }
  return { ...createAttempt(work, date), duration: performance.now() - started, headers, ...outcome };
}

/** Creates the attempt of a process that ended before it recorded one: the outcome of the request is unknown. */
export function createUnknownAttempt(settings: Settings, work: Work): Attempt {
  const date = new Date(settings.now()).toISOString();
  return { ...createAttempt(work, date), duration: 0, headers: {}, ...failed("unknown") };
}

/** Creates the parts of an attempt that do not depend on its outcome. */
function createAttempt(
  { target, ...work }: Work,
  date: string,
): Omit<Attempt, keyof Outcome | "duration" | "headers"> {
  const { id: webhookId, target_url: targetUrl } = target.webhook;
  return { id: createId(), webhookId, targetUrl, date, ...work };
}

function createHeaders(
  { content_type }: Pick<Webhook, "content_type">,
  body: Uint8Array,
  signature: string | undefined,
): Record<string, string> {
  return {
    "Content-Type": content_type,
    "Content-Length": String(body.length),
    ...(signature !== undefined && { [signatureHeader]: signature }),
  };
}

/** Makes the request within the time limit (W8), unless the service gives up. */
async function exchange(settings: Settings, request: Omit<TransportRequest, "signal">): Promise<Outcome> {
  const { transport, timeout, givenUp, cuts } = settings;
  if (givenUp.aborted) return failed("closed");
  const controller = new AbortController();
  const { signal } = controller;
  const abort = (reason: FailureCode): void => controller.abort(reason);
  const timer = setTimeout(abort, timeout, "timeout");
  const giveUp = (): void => abort("closed");
  cuts.add(giveUp);
  try {
    const answer = transport({ ...request, signal });
    // The default transport respects the signal.
    return readOutcome(await (settings.ownTransport ? answer : settleBy(signal, answer)), signal);
  } catch (cause) {
    const failure = readFailure(cause, signal);
    return { ...failed(failure.code), failure };
  } finally {
    clearTimeout(timer);
    cuts.delete(giveUp);
  }
}

/** Milliseconds for a transport to report what it knows after an abort. */
const GRACE = 50;

/** Waits for a transport, but not much longer than its signal allows: one that hangs must not keep its place. */
function settleBy(signal: AbortSignal, answer: Promise<TransportAnswer>): Promise<TransportAnswer> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => void setTimeout(reject, GRACE, signal.reason);
    signal.addEventListener("abort", onAbort);
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

/** Reads an answer. A transport written in JavaScript may give less than its type says, which no store would record. */
function readOutcome(
  { status, body, truncated, cause, address, retryAfter }: TransportAnswer,
  signal: AbortSignal,
): Outcome {
  if (!Number.isInteger(status)) throw createCodedError("ERR_TRANSPORT_ANSWER", "the answer has no status");
  const failure = cause === undefined ? null : readFailure(cause, signal);
  const answer = ArrayBuffer.isView(body) ? body : new Uint8Array();
  const read = { status, failure, answer, answerTruncated: truncated === true, address: address ?? null };
  return retryAfter === undefined ? read : { ...read, retryAfter };
}

function failed(code: FailureCode): Outcome {
  const failure = { code, detail: "" };
  return { status: null, failure, answer: new Uint8Array(), answerTruncated: false, address: null };
}

/** Reads the failure. After an abort that is the abort, whatever the transport throws. */
function readFailure(cause: unknown, { aborted, reason }: AbortSignal): Attempt["failure"] & object {
  return aborted ? { code: reason, detail: "" } : describeFailure(cause);
}
