/** Signs and verifies deliveries: `sign`, `verify`, `createVerifier`, their options and results. */
export * from "./signature/signature.ts";
