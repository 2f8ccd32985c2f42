import type { IncomingMessage } from "node:http";
import type { WebhookEdition } from "#generated/internal/webhook.d.ts";
import { facts } from "#src/receiver/contract-facts.ts";
import { createByteCollector } from "#src/receiver/create-byte-collector.ts";
import { createReceiver } from "#src/receiver/create-receiver.ts";
import { receiveNode } from "#src/receiver/node.ts";
import { readLimits } from "#src/receiver/options.ts";
import type { ReceiverResponse, Rejection } from "#src/receiver/rejection.ts";
import type { NamedSecret } from "#src/signature/signature.ts";
import { defined } from "#src/util/defined.ts";
import type { Mode } from "#src/validate/result.ts";
import { listEditions } from "./options.ts";
import type { HeaderLines } from "./saved-delivery.ts";

/** Settings of `listen` for receiving. */
export interface ReceiveOptions {
  /** `undefined`: no signature is checked. */
  readonly secrets: readonly NamedSecret[] | undefined;
  readonly mode: Mode;
  readonly allowUnprefixed: boolean;
  /** Name of an edition, or `auto` for any. */
  readonly edition: string;
}

/** A request and its response. */
export interface ReceivedDelivery {
  readonly response: ReceiverResponse;
  /** Whether the response is that of another receiver. */
  readonly isForwarded?: boolean;
  readonly headers: HeaderLines;
  /** The exact bytes, if the request was read to its end. */
  readonly body?: Uint8Array;
  /** Whether the content counts: the signature was valid, or not required. */
  readonly isTrusted: boolean;
  readonly rejection?: Rejection;
  /** Which secret has signed. */
  readonly keyId?: string;
}

/** Limits of the receiver; nothing beyond them is kept either. */
const limits = readLimits();

/** Steps of the receiver after the signature. */
const afterSignature: readonly Rejection["code"][] = ["not-utf8", "not-json", "too-deep", "invalid-delivery"];

/** Passes a request to a new receiver; its hooks report what happens to this one request. */
export async function receiveDelivery(
  request: IncomingMessage,
  options: ReceiveOptions,
): Promise<ReceivedDelivery> {
  const { secrets, mode, allowUnprefixed, edition } = options;
  let rejection: Rejection | undefined;
  let keyId: string | null | undefined;
  const note = (_: unknown, context: { readonly keyId: string | null }): void => {
    keyId = context.keyId;
  };
  const receiver = createReceiver({
    ...(secrets === undefined ? { secret: null } : { secrets }),
    edition: (edition === "auto" ? listEditions(facts.name) : [edition]) as readonly WebhookEdition[],
    mode,
    limits,
    allowUnprefixed,
    on: { "*": note, unknown: note },
    onRejected: (rejected) => {
      rejection = rejected;
    },
    onError: () => {},
    onEditionChange: () => {},
  });
  const collector = createByteCollector(limits.maxBytes);
  const keep = (chunk: Uint8Array): void => {
    if (rejection === undefined) collector.add(chunk);
  };
  readAlong(request, keep);
  const response = await receiveNode(receiver, request);
  const wasRead =
    request.complete &&
    (rejection === undefined || ["signature", ...afterSignature].includes(rejection.code));
  return {
    response,
    headers: listHeaders(request),
    isTrusted: rejection === undefined || afterSignature.includes(rejection.code),
    ...(wasRead && { body: collector.bytes() }),
    ...defined({ rejection, keyId: keyId ?? undefined }),
  };
}

/** Keeps every chunk once the receiver begins to read; a listener of our own would begin to read itself. */
function readAlong(request: IncomingMessage, keep: (chunk: Uint8Array) => void): void {
  request.on("newListener", (event: string, listener: unknown) => {
    if (event === "data" && listener !== keep && !request.listeners("data").includes(keep))
      request.on("data", keep);
  });
}

/** Lists header lines in their order and spelling. */
function listHeaders({ rawHeaders }: IncomingMessage): HeaderLines {
  return rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? ""] as const] : []));
}
