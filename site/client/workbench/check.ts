import { type Diagnosis, diagnose } from "#src/doctor/diagnose.ts";
import { createExamine } from "#src/explain/examine.ts";
import type { LoadedEdition } from "#src/explain/loaded-edition.ts";
import type { Outcome } from "#src/explain/outcome.ts";
import { verify } from "#src/signature/signature.ts";
import type { Mode } from "#src/validate/result.ts";

/** A delivery or document to check. */
export interface Given {
  readonly contract: "webhook" | "raster-info";
  /** Name of an edition, or `auto` for the one that takes the document; empty for the default. */
  readonly edition: string;
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

/** Examines the bytes in a mode, by the same code as the command `validate`; of other editions than the default it needs all. */
export function validate(
  { contract, edition, bytes }: Given,
  mode: Mode,
  loaded: readonly LoadedEdition[],
): Outcome {
  if (edition === "") return createExamine({ contract: { name: contract, mode } })(bytes);
  const editions = loaded.filter(({ facts }) => facts.name === contract);
  const outcome = createExamine({ contract: { name: contract, mode, edition }, editions })(bytes);
  // The one that decided is told where it was looked for; where it was named, it is that.
  return edition === "auto" ? outcome : { ...outcome, edition };
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
