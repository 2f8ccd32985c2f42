import { type Diagnosis, diagnose } from "#src/doctor/diagnose.ts";
import { createExamine } from "#src/explain/examine.ts";
import type { Outcome } from "#src/explain/outcome.ts";
import { verify } from "#src/signature/signature.ts";
import type { Mode } from "#src/validate/result.ts";

/** A delivery or document to check. */
export interface Given {
  readonly contract: "webhook" | "raster-info";
  /** The exact bytes: of the file, or of the text in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly secret: string;
  readonly header: string;
  readonly bareDigest: boolean;
}

/** What is known of a signature; `absent` and `no-secret` mean that there is nothing to check yet. */
export type SignatureState =
  | { readonly state: "absent" | "no-secret" | "no-crypto" | "accepted" }
  | { readonly state: "refused"; readonly diagnosis: Diagnosis };

/** Examines the bytes in a mode, by the same code as the command `validate`. */
export function validate({ contract, bytes }: Given, mode: Mode): Outcome {
  return createExamine({ contract: { name: contract, mode } })(bytes);
}

/** Verifies the signature and, where it does not fit, finds out why. */
export async function checkSignature({ bytes, secret, header, bareDigest }: Given): Promise<SignatureState> {
  if (globalThis.crypto?.subtle === undefined) return { state: "no-crypto" };
  if (secret === "") return { state: "no-secret" };
  if (header === "") return { state: "absent" };
  const options = { secret, header, bareDigest, body: bytes };
  const verdict = await verify(options);
  if (verdict.ok) return { state: "accepted" };
  return { state: "refused", diagnosis: await diagnose(options) };
}
