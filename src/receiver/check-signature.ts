import type { ContractVerifier, DeliveryContract } from "#generated/contracts/types.d.ts";
import { isSpeltBy } from "../signature/mac.ts";
import { createVerifier, type NamedSecret, type ReceivedHeader, reasons } from "../signature/signature.ts";
import { after, type Soon } from "./after.ts";
import { createShortMac, type Hash, SHORT } from "./create-short-mac.ts";
import { type IncomingHeaders, readHeader } from "./incoming-delivery.ts";
import type { ReceiverOptions } from "./receiver-options.ts";
import { refuse, type Step } from "./refusal.ts";

/** Finds the secret that signed a body; `null` if the receiver checks nothing. */
export type CheckSignature = (bytes: Uint8Array, headers: IncomingHeaders) => Soon<Step<string | null>>;

/** One function of the runtime's `node:crypto`, without an import that could confuse a bundler; in Node since 20.12. */
const hash: Hash | undefined = globalThis.process?.getBuiltinModule?.("node:crypto")?.hash;

/** The form that senders write (W5.1.3, W-sig); the verifier judges any other. */
const usualForm = /^sha256=([\da-f]{64})$/;

/**
 * Prepares the secrets of a receiver (W5.1) for the signatures of a contract.
 *
 * @throws TypeError for a missing or empty secret (W-key), and for both `secret` and `secrets`. To accept unsigned
 * requests, say `secret: null`.
 */
export function createSignatureCheck(
  options: SignatureOptions & Pick<ReceiverOptions<never>, "acceptLineFeed">,
  contract: Pick<DeliveryContract, "signature" | "createVerifier">,
): CheckSignature {
  const check = createExactCheck(options, contract);
  return (bytes, headers) =>
    after(check(bytes, headers), (verdict) => {
      if (verdict.ok) return verdict;
      // Only someone with the secret can make such a signature, so nobody else learns from the hint.
      return after(check(withLineFeed(bytes), headers), (second) => {
        if (!second.ok) return verdict;
        return options.acceptLineFeed === true ? second : refuse("signature", lineFeed);
      });
    });
}

const lineFeed = "the signature is that of the body and a line feed after it: acceptLineFeed: true takes it";

function withLineFeed(bytes: Uint8Array): Uint8Array {
  const longer = new Uint8Array(bytes.length + 1);
  longer.set(bytes);
  longer[bytes.length] = 0x0a;
  return longer;
}

type SignatureOptions = Pick<ReceiverOptions<never>, "secret" | "secrets" | "bareDigest">;

function createExactCheck(
  { secret, secrets, bareDigest = false }: SignatureOptions,
  { signature, createVerifier: createOther }: Pick<DeliveryContract, "signature" | "createVerifier">,
): CheckSignature {
  if (secret !== undefined && secrets !== undefined) {
    throw new TypeError("cannot create the receiver: give secret or secrets, not both");
  }
  if (secret === null) return () => ({ ok: true, value: null });
  if (signature === null) throw new TypeError("cannot create the receiver: the contract signs nothing");
  const keys = secrets ?? [{ id: "default", secret: secret! }];
  if (keys.length === 0 || keys.some((key) => typeof key.secret !== "string" || key.secret === "")) {
    throw new TypeError("cannot create the receiver: a secret is missing or empty");
  }
  const verify = createOther?.(keys);
  if (verify !== undefined)
    return async (bytes, headers) =>
      toStep(await verify(bytes, (name) => readHeader(headers, name.toLowerCase())));
  const usual = createVerifier({ secrets: keys, bareDigest });
  return createQuickCheck(keys, signature.header!.toLowerCase(), async (bytes, value) => {
    const verdict = await usual(bytes, value);
    return toStep(verdict.ok ? verdict : { ok: false, reason: reasons[verdict.reason] });
  });
}

/** Turns the verdict of a verifier into a step. */
function toStep(verdict: Awaited<ReturnType<ContractVerifier>>): Step<string> {
  return verdict.ok ? { ok: true, value: verdict.keyId } : refuse("signature", verdict.reason);
}

type CheckHeader = (bytes: Uint8Array, header: ReceivedHeader) => Promise<Step<string>>;

/** Checks the usual header of a short body without waiting, if the runtime can: one MAC per secret (W5.1.3). */
function createQuickCheck(keys: readonly NamedSecret[], name: string, check: CheckHeader): CheckSignature {
  const prepared = hash && keys.map((key) => ({ ...key, mac: createShortMac(hash, key.secret) }));
  return (bytes, headers) => {
    const header = readHeader(headers, name);
    const digits = usualForm.exec(String(header))?.[1];
    if (!prepared || bytes.length > SHORT || !digits) return check(bytes, header);
    let verdict: Step<string> = refuse("signature", reasons.mismatch);
    for (const { id, mac, notAfter } of prepared) {
      const isSigner = isSpeltBy(mac(bytes), digits) && (notAfter === undefined || new Date() <= notAfter);
      if (isSigner) verdict = { ok: true, value: id };
    }
    return verdict;
  };
}
