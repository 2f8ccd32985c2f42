declare module "x-hub-signature" {
  /** Signs and verifies with one secret; the package has no types of its own. */
  class XHubSignature {
    constructor(algorithm: string, secret: string);
    sign(requestBody: Uint8Array | string): string;
    verify(expectedSignature: string, requestBody: Uint8Array | string): boolean;
  }
  // biome-ignore lint/style/noDefaultExport: it is what the package exports
  export default XHubSignature;
}
