import { toHex } from "./hmac.ts";

/** Computes the SHA-256 of bytes as lower-case hexadecimal digits. */
export async function hashHex(bytes: Uint8Array): Promise<string> {
  // WebCrypto itself rejects shared memory.
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)));
}
