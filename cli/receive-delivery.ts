import type { IncomingMessage } from "node:http";
import type { WebhookEdition } from "#generated/internal/webhook.d.ts";
import { listEditions } from "#src/diagnostics/editions.ts";
import { createReceiver, type Receiver } from "#src/receiver/create-receiver.ts";
import { receiveNode } from "#src/receiver/node.ts";
import { type ReceiverResponse, type Rejection, respond } from "#src/receiver/rejection.ts";
import type { NamedSecret } from "#src/signature/signature.ts";
import { explainNetworkError } from "#src/util/network-error.ts";
import { shorten } from "#src/util/shorten.ts";
import type { Mode } from "#src/validate/result.ts";
import { exchange } from "./exchange.ts";
import type { HeaderLines } from "./saved-delivery.ts";

/** The settings of `listen` for receiving deliveries. */
export interface ReceiveOptions {
  /** The secrets; `undefined` if signatures are not checked. */
  readonly secrets: readonly NamedSecret[] | undefined;
  readonly mode: Mode;
  readonly allowUnprefixed: boolean;
  /** Name of an edition, or `auto` for any edition. */
  readonly edition: string;
}

/** A request and its response. */
export interface ReceivedDelivery {
  readonly response: ReceiverResponse;
  readonly headers: HeaderLines;
  /** The exact bytes, if the request was read to its end. */
  readonly body: Uint8Array | undefined;
  /** Whether the content is trusted: the signature was valid or not required. */
  readonly isTrusted: boolean;
  readonly rejection: Rejection | undefined;
  /** The name of the secret that signed it. */
  readonly keyId: string | undefined;
}

/** The rejections that can happen after the signature was verified. */
const afterSignature: readonly Rejection["code"][] = ["not-utf8", "not-json", "too-deep", "invalid-delivery"];

/** Passes a request to a new receiver, whose hooks report what happens to this request. */
export async function receiveDelivery(
  request: IncomingMessage,
  { secrets, edition, ...options }: ReceiveOptions,
): Promise<ReceivedDelivery> {
  let rejection: Rejection | undefined;
  let keyId: string | undefined;
  let body: Uint8Array | undefined;
  const note = (_: unknown, context: { readonly keyId: string | null }): void => {
    keyId = context.keyId ?? undefined;
  };
  const receiver = createReceiver({
    ...options,
    ...(secrets === undefined ? { secret: null } : { secrets }),
    edition: (edition === "auto" ? listEditions("webhook") : [edition]) as readonly WebhookEdition[],
    on: { "*": note, unknown: note },
    onRejected: (rejected) => {
      rejection = rejected;
    },
    onError: () => {},
    onEditionChange: () => {},
  });
  // Stores the bytes that the receiver reads.
  const handle: Receiver["handle"] = ({ body: read, ...head }) =>
    receiver.handle({
      ...head,
      body: async (limits) => {
        const step = read instanceof Uint8Array ? ({ ok: true, value: read } as const) : await read(limits);
        if (step.ok) body = step.value;
        return step;
      },
    });
  const response = await receiveNode({ ...receiver, handle }, request);
  const headers = request.rawHeaders.flatMap(
    (name, i, all): HeaderLines => (i % 2 === 0 ? [[name, all[i + 1] ?? ""]] : []),
  );
  const isTrusted = rejection === undefined || afterSignature.includes(rejection.code);
  return { response, headers, body, isTrusted, rejection, keyId };
}

/** Time limit of the receiver, in milliseconds; the same as the platform's. */
const LIMIT_MS = 10_000;

/** Forwards a delivery to a receiver, byte for byte. Resolves to its response, or to 502 or 504 if there is none. */
export async function forwardDelivery(
  url: string,
  body: Uint8Array,
  headers: HeaderLines,
): Promise<ReceiverResponse> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    const response = await exchange(new URL(url), { headers, body, signal });
    return respond(response.status, shorten(new TextDecoder().decode(response.body), 1_000));
  } catch (cause) {
    if (signal.aborted) return respond(504, `${url} did not respond within ${LIMIT_MS / 1_000} s`);
    return respond(502, `cannot forward to ${url}: ${explainNetworkError(cause)}`);
  }
}
