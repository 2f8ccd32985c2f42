import type { KeyObject } from "node:crypto";
import { createMac, isSpeltBy, type NodeCrypto } from "../signature/mac.ts";
import { createVerifier, type NamedSecret, type ReceivedHeader, reasons } from "../signature/signature.ts";
import { after, type Soon } from "./after.ts";
import type { ReceiverOptions } from "./receiver-options.ts";
import { refuse, type Step } from "./refusal.ts";

/** Says which secret signed a body; `null` where the receiver checks nothing. */
export type CheckSignature = (bytes: Uint8Array, header: ReceivedHeader) => Soon<Step<string | null>>;

/** The part of `node:crypto` that keeps a key; another runtime's may lack it. */
interface KeyedCrypto {
  createSecretKey?(secret: string, encoding: "utf8"): KeyObject;
  createHmac(algorithm: "sha256", key: KeyObject): ReturnType<NodeCrypto["createHmac"]>;
}

/** The runtime's `node:crypto`, found without an import that a bundler could trip over. */
const nodeCrypto: KeyedCrypto | undefined = globalThis.process?.getBuiltinModule?.("node:crypto");

/** What senders write (W-sig); what is written otherwise is for the verifier to judge. */
const usual = /^sha256=[\da-f]{64}$/;

/**
 * Prepares the secrets of a receiver (W5.1).
 *
 * @throws TypeError without a secret, or with an empty one (W-key): to take unsigned requests must be said, as `secret: null`.
 */
export function createSignatureCheck({
  secret,
  secrets,
  bareDigest = false,
}: Pick<ReceiverOptions<never>, "secret" | "secrets" | "bareDigest">): CheckSignature {
  if (secret === null) return () => ({ ok: true, value: null });
  const keys = secrets ?? [{ id: "default", secret: secret! }];
  if (keys.length === 0 || keys.some((key) => typeof key.secret !== "string" || key.secret === "")) {
    throw new TypeError("cannot create the receiver: a secret is missing or empty");
  }
  const verify = createVerifier({ secrets: keys, bareDigest });
  const check: CheckSignature = async (bytes, header) => {
    const verdict = await verify(bytes, header);
    return verdict.ok ? { ok: true, value: verdict.keyId } : refuse("signature", reasons[verdict.reason]);
  };
  return createQuickCheck(keys, check);
}

/** Checks the usual header without a wait, where the runtime computes a MAC without one; one for each secret, as the verifier does. */
function createQuickCheck(keys: readonly NamedSecret[], check: CheckSignature): CheckSignature {
  const prepared = keys.map((key) => ({ ...key, mac: createMac(key.secret, keepKey(key.secret)) }));
  return (bytes, header) => {
    if (typeof header !== "string" || !usual.test(header)) return check(bytes, header);
    const digits = header.slice(7);
    return prepared.reduce<Soon<Step<string>>>(
      (verdict, { id, mac, notAfter }) =>
        after(verdict, (before) =>
          after(mac(bytes), (sum) => {
            const isSigner = isSpeltBy(sum, digits) && (notAfter === undefined || new Date() <= notAfter);
            return isSigner ? { ok: true, value: id } : before;
          }),
        ),
      refuse("signature", reasons.mismatch),
    );
  };
}

/** Keeps the key of a secret ready, which saves a twelfth of a small MAC; nothing where the runtime cannot. */
function keepKey(secret: string): NodeCrypto | undefined {
  const key = nodeCrypto?.createSecretKey?.(secret, "utf8");
  return key && { createHmac: (algorithm) => nodeCrypto!.createHmac(algorithm, key) };
}
