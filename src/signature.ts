/** Signatures of deliveries: `sign`, `verify`, their options and verdicts; and schemes of other platforms. */
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
