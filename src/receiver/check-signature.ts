import { createVerifier, type ReceivedHeader, reasons } from "../signature.ts";
import type { ReceiverOptions } from "./options.ts";
import { refuse, type Step } from "./refusal.ts";

/** Tells which secret signed a body; `null` where the receiver checks nothing. */
export type CheckSignature = (bytes: Uint8Array, header: ReceivedHeader) => Promise<Step<string | null>>;

/**
 * Prepares the secrets of a receiver (W5.1).
 *
 * @throws TypeError without a secret: to take unsigned requests must be said, as `secret: null`.
 */
export function createSignatureCheck({
  secret,
  secrets,
  bareDigest = false,
}: ReceiverOptions): CheckSignature {
  if (secret === null) return async () => ({ ok: true, value: null });
  const keys = secrets ?? [{ id: "default", secret: secret! }];
  if (keys.length === 0 || keys.some((key) => typeof key.secret !== "string" || key.secret === "")) {
    throw new TypeError("cannot create the receiver: a secret is missing or empty");
  }
  const verify = createVerifier({ secrets: keys, bareDigest });
  return async (bytes, header) => {
    const verdict = await verify(bytes, header);
    return verdict.ok ? { ok: true, value: verdict.keyId } : refuse("signature", reasons[verdict.reason]);
  };
}
