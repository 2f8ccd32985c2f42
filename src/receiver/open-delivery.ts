import { signatureHeader } from "../signature.ts";
import type { CheckSignature } from "./check-signature.ts";
import type { DeliveryContext } from "./handlers.ts";
import { checkHead, checkSize, type IncomingDelivery, readHeader } from "./incoming.ts";
import type { Limits } from "./options.ts";
import { parseBody } from "./parse-body.ts";
import type { Step } from "./refusal.ts";

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
export async function openDelivery(incoming: IncomingDelivery, guard: Guard): Promise<Step<Opened>> {
  const refused = checkHead(incoming, guard.limits, guard.mediaTypes);
  if (refused !== undefined) return refused;
  const { body } = incoming;
  // Bytes that are already here need no wait.
  const read = body instanceof Uint8Array ? sized(body, guard.limits) : await body(guard.limits);
  if (!read.ok) return read;
  const bytes = read.value;
  const key = await guard.checkSignature(bytes, readHeader(incoming.headers, header));
  if (!key.ok) return key;
  const parsed = parseBody(bytes);
  if (!parsed.ok) return parsed;
  return { ok: true, value: { value: parsed.value, context: { keyId: key.value, bytes } } };
}

/** Bytes that are already here may still be too many. */
function sized(body: Uint8Array, limits: Required<Limits>): Step<Uint8Array> {
  return checkSize(body.length, limits.maxBytes) ?? { ok: true, value: body };
}
