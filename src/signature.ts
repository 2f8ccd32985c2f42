/** Signatures of deliveries: `sign`, `verify` and what their options and verdicts are made of. */
export * from "./signature/signature.ts";
