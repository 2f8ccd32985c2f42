/** Signatures of deliveries: `sign`, `verify`, `createVerifier`, their options and results. */
export {
  type Body,
  createSigner,
  createVerifier,
  type NamedSecret,
  type Reason,
  type ReceivedHeader,
  reasons,
  type Secrets,
  type Signer,
  sign,
  signatureHeader,
  type Verifier,
  type VerifierOptions,
  type VerifyOptions,
  type VerifyResult,
  verify,
} from "./signature/signature.ts";
