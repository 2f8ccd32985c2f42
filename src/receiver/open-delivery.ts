import { signatureHeader } from "../signature/signature.ts";
import { after, type Soon } from "./after.ts";
import type { CheckSignature } from "./check-signature.ts";
import type { DeliveryContext } from "./handlers.ts";
import { checkHead, type IncomingDelivery, readHeader } from "./incoming-delivery.ts";
import { parseBody } from "./parse-body.ts";
import type { Limits } from "./receiver-options.ts";
import { checkSize, type Step } from "./refusal.ts";

/** What a request must keep before its content counts. */
export interface Guard {
  readonly limits: Required<Limits>;
  readonly mediaTypes: readonly string[];
  readonly checkSignature: CheckSignature;
}

/** Signed JSON. */
export interface Opened {
  readonly value: unknown;
  readonly context: DeliveryContext;
}

const header = signatureHeader.toLowerCase();

/** Takes a request from its head to signed JSON; nothing is parsed before its signature is verified. */
export function openDelivery(incoming: IncomingDelivery, guard: Guard): Soon<Step<Opened>> {
  const refused = checkHead(incoming, guard.limits, guard.mediaTypes);
  if (refused !== undefined) return refused;
  const { body, headers } = incoming;
  // Bytes that are already here need no wait.
  const read = body instanceof Uint8Array ? sized(body, guard.limits) : body(guard.limits);
  return after(read, (step): Soon<Step<Opened>> => {
    if (!step.ok) return step;
    const bytes = step.value;
    const checked = guard.checkSignature(bytes, readHeader(headers, header));
    return after(checked, (key) => (key.ok ? open(bytes, key.value) : key));
  });
}

function open(bytes: Uint8Array, keyId: string | null): Step<Opened> {
  const parsed = parseBody(bytes);
  return parsed.ok ? { ok: true, value: { value: parsed.value, context: { keyId, bytes } } } : parsed;
}

/** Bytes that are already here may still be too many. */
function sized(body: Uint8Array, limits: Required<Limits>): Step<Uint8Array> {
  return checkSize(body.length, limits.maxBytes) ?? { ok: true, value: body };
}
