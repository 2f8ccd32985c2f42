import { signatureHeader } from "../signature/signature.ts";
import type { CheckSignature } from "./check-signature.ts";
import type { DeliveryContext } from "./handlers.ts";
import { checkHead, type IncomingDelivery, readHeader } from "./incoming-delivery.ts";
import { chain, type MaybePromise } from "./maybe-promise.ts";
import type { Limits } from "./options.ts";
import { parseBody } from "./parse-body.ts";
import { checkSize, type Step } from "./rejection.ts";

/** The requirements that a request must meet before its body is parsed. */
export interface RequestRules {
  readonly limits: Required<Limits>;
  readonly mediaTypes: readonly string[];
  readonly checkSignature: CheckSignature;
}

/** Signed JSON. */
export interface VerifiedRequest {
  readonly value: unknown;
  readonly verified: Pick<DeliveryContext, "keyId" | "bytes">;
}

const header = signatureHeader.toLowerCase();

/** Verifies and parses a request. The body is parsed only after its signature is verified. */
export function verifyRequest(
  incoming: IncomingDelivery,
  { limits, mediaTypes, checkSignature }: RequestRules,
): MaybePromise<Step<VerifiedRequest>> {
  const rejected = checkHead(incoming, limits.maxBytes, mediaTypes);
  if (rejected !== undefined) return rejected;
  const { body, headers } = incoming;
  // Bytes that have already arrived need no wait.
  const read = body instanceof Uint8Array ? sized(body, limits) : body(limits);
  return chain(read, (step): MaybePromise<Step<VerifiedRequest>> => {
    if (!step.ok) return step;
    const bytes = step.value;
    return chain(checkSignature(bytes, readHeader(headers, header)), (key) => {
      if (!key.ok) return key;
      const parsed = parseBody(bytes);
      if (!parsed.ok) return parsed;
      return { ok: true, value: { value: parsed.value, verified: { keyId: key.value, bytes } } };
    });
  });
}

/** Checks the size of a body that has already arrived. */
function sized(body: Uint8Array, limits: Required<Limits>): Step<Uint8Array> {
  return checkSize(body.length, limits.maxBytes) ?? { ok: true, value: body };
}
