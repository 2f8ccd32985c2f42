import { after, type Soon } from "./after.ts";
import type { CheckSignature } from "./check-signature.ts";
import type { DeliveryContext } from "./handlers.ts";
import { checkHead, type IncomingDelivery, readHeader } from "./incoming-delivery.ts";
import { parseBody } from "./parse-body.ts";
import type { Limits } from "./receiver-options.ts";
import { checkSize, type Step } from "./refusal.ts";

/** What a request must satisfy before its content counts. */
export interface Guard {
  readonly limits: Required<Limits>;
  readonly mediaTypes: readonly string[];
  readonly checkSignature: CheckSignature;
  /** Header that names the event, in lower case. */
  readonly eventHeader: string | undefined;
  /** Header that names the sender's release, in lower case. */
  readonly releaseHeader: string | undefined;
}

/** Signed JSON. */
export interface Opened {
  readonly value: unknown;
  /** Event from a header, if the contract has such a header. */
  readonly event: string | undefined;
  /** Sender's release from a header; unsigned, so only a hint (E-hint). */
  readonly hint: string | undefined;
  readonly context: Pick<DeliveryContext, "keyId" | "bytes">;
}

/** Turns a request into signed JSON; nothing is parsed before its signature is verified. */
export function openDelivery(incoming: IncomingDelivery, guard: Guard): Soon<Step<Opened>> {
  const refused = checkHead(incoming, guard.limits, guard.mediaTypes);
  if (refused !== undefined) return refused;
  const { body, headers } = incoming;
  // Bytes that are already here need no wait.
  const read = body instanceof Uint8Array ? sized(body, guard.limits) : body(guard.limits);
  return after(read, (step): Soon<Step<Opened>> => {
    if (!step.ok) return step;
    const bytes = step.value;
    const checked = guard.checkSignature(bytes, headers);
    return after(checked, (key) => {
      if (!key.ok) return key;
      const parsed = parseBody(bytes);
      if (!parsed.ok) return parsed;
      const { eventHeader, releaseHeader } = guard;
      const hint = releaseHeader && readHeader(headers, releaseHeader)?.toString();
      const event = eventHeader && [readHeader(headers, eventHeader)].join();
      return { ok: true, value: { value: parsed.value, event, hint, context: { keyId: key.value, bytes } } };
    });
  });
}

/** Checks the size of bytes that are already here. */
function sized(body: Uint8Array, limits: Required<Limits>): Step<Uint8Array> {
  return checkSize(body.length, limits.maxBytes) ?? { ok: true, value: body };
}
