import type { SignatureCase } from "#generated/internal/cases-signature.d.ts";
import type { NamedSecret } from "#src/signature/signature.ts";
import { readSignatureCases } from "../suites/runner/read-case-files.ts";
import { expandBytes, readSecret } from "../suites/runner/repeatable.ts";

/** A signature that a verifier must decide, ready to use (W5.1). */
export interface SignatureVector {
  readonly id: string;
  readonly description: string;
  readonly clause: string;
  readonly secrets: readonly NamedSecret[];
  /** The exact bytes of the body. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** The values of the header, one a line; none where it is absent. */
  readonly header: readonly string[];
  readonly bareDigest: boolean;
  /** Moment at which secrets must be in force, if it matters. */
  readonly now?: Date;
  /** The right answer of the verifier; `keyId` names the secret that matches. */
  readonly verdict:
    | { readonly ok: true; readonly keyId: string }
    | { readonly ok: false; readonly reason: string };
}

/** Reads the signature vectors: what was signed and sent, and the right verdict. */
export function readSignatureVectors(): readonly SignatureVector[] {
  return readSignatureCases().map(toVector);
}

function toVector(one: SignatureCase): SignatureVector {
  const { id, description, clause, header, options = {}, verdict, keyId = "default", reason = "" } = one;
  return {
    id,
    description,
    clause,
    secrets: one.secrets.map(readSecret),
    body: new Uint8Array(expandBytes(one.body)),
    header,
    bareDigest: options.bareDigest ?? false,
    ...(options.now !== undefined && { now: new Date(options.now) }),
    verdict: verdict === "accepted" ? { ok: true, keyId } : { ok: false, reason },
  };
}
