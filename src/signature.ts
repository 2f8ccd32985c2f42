/** Signatures of deliveries: `sign`, `verify` and what their options and verdicts are made of; and other schemes than ours. */
export type { SignatureSettings } from "#generated/contracts/types.d.ts";
export {
  createSchemeSigner,
  createSchemeVerifier,
  createVerifierOf,
  type SchemeReason,
  type SchemeSigner,
  type SchemeVerdict,
  type SchemeVerifier,
  type SignedParts,
  schemeReasons,
} from "./signature/schemes.ts";
export * from "./signature/signature.ts";
