import {
  createSignatureCheck,
  type ReceivedHeader,
  reasons,
  type VerifierOptions,
  type VerifyResult,
} from "../signature/signature.ts";
import { chain, type MaybePromise } from "./maybe-promise.ts";
import type { AnyOptions } from "./options.ts";
import { reject, type Step } from "./rejection.ts";

/** Finds the secret that signed a body; `null` if the receiver does not check signatures. */
export type CheckSignature = (bytes: Uint8Array, header: ReceivedHeader) => MaybePromise<Step<string | null>>;

const lineFeed = "the signature covers the body plus a line feed; allowLineFeed: true accepts it";

/**
 * Prepares the secrets of a receiver (W5.1).
 *
 * @throws TypeError for a missing or empty secret (W-key), and for both `secret` and `secrets`. To accept unsigned
 * requests, pass `secret: null`.
 */
export function createReceiverCheck(
  options: Pick<AnyOptions, "secret" | "secrets" | "allowUnprefixed" | "allowLineFeed">,
): CheckSignature {
  const { secret, secrets, allowUnprefixed = false, allowLineFeed = false } = options;
  if (secret !== undefined && secrets !== undefined)
    throw new TypeError("cannot create the receiver: give secret or secrets, not both");
  if (secret === null) return () => ({ ok: true, value: null });
  const given = secrets ?? [{ secret }];
  if (given.length === 0 || given.some((key) => typeof key.secret !== "string" || key.secret === ""))
    throw new TypeError("cannot create the receiver: a secret is missing or empty");
  const check = createSignatureCheck({ secret, secrets, allowUnprefixed } as VerifierOptions);
  return (bytes, header) =>
    chain(check(bytes, header), (result) => {
      if (result.ok || result.reason !== "mismatch") return toStep(result);
      // Only someone with the secret can create such a signature, so the hint reveals nothing to others.
      return chain(check(addLineFeed(bytes), header), (second) => {
        if (!second.ok) return toStep(result);
        return allowLineFeed ? toStep(second) : reject("signature", lineFeed);
      });
    });
}

function toStep(result: VerifyResult): Step<string> {
  return result.ok ? { ok: true, value: result.keyId } : reject("signature", reasons[result.reason]);
}

function addLineFeed(bytes: Uint8Array): Uint8Array {
  const longer = new Uint8Array(bytes.length + 1);
  longer.set(bytes);
  longer[bytes.length] = 0x0a;
  return longer;
}
