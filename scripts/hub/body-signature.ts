import type { SignatureSettings } from "#src/model/contract.ts";

/** A signature that is a digest of the body alone, with everything that settings may leave out. */
export type BodySignature = Required<Omit<SignatureSettings, "scheme">>;

/** Reads the signature of a contract; undefined if more than the body is signed, or nothing. */
export function bodySignature(settings: SignatureSettings | undefined): BodySignature | undefined {
  if (settings?.scheme !== "body" || settings.header === undefined) return undefined;
  const { header, prefix = "", encoding = "hex", algorithm = "sha256" } = settings;
  return { header, prefix, encoding, algorithm };
}
