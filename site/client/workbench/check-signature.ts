import { type Diagnosis, diagnose } from "#src/doctor/diagnose.ts";
import { verify } from "#src/signature/signature.ts";
import type { Given } from "./validate.ts";

/** The result for a signature; `absent` and `no-secret` mean that there is nothing to check yet. */
export type SignatureState =
  | { readonly state: "absent" | "no-secret" | "no-crypto" | "accepted" }
  | { readonly state: "refused"; readonly diagnosis: Diagnosis };

/** Verifies the signature and, if it does not match, finds out why. */
export async function checkSignature({ bytes, secret, header, bareDigest }: Given): Promise<SignatureState> {
  if (globalThis.crypto?.subtle === undefined) return { state: "no-crypto" };
  if (secret === "") return { state: "no-secret" };
  if (header === "") return { state: "absent" };
  const options = { secret, header, bareDigest, body: bytes };
  const verdict = await verify(options);
  if (verdict.ok) return { state: "accepted" };
  return { state: "refused", diagnosis: await diagnose(options) };
}
