/** Hashes bytes in one call. The text has one byte per code unit, which takes half the time of bytes. */
export type Hash = (algorithm: "sha256", bytes: Uint8Array, encoding: "binary") => string;

/** Longest body in bytes; copying a longer one costs as much as it saves. */
export const SHORT = 16_384;
/** Block size of SHA-256 in bytes. */
const BLOCK = 64;

/** Prepares HMAC-SHA256 of short bodies as two hashes (RFC 2104): half the time of a `createHmac`. */
export function createShortMac(hash: Hash, secret: string): (body: Uint8Array) => Uint8Array {
  const digest = (bytes: Uint8Array, into = new Uint8Array(32)): Uint8Array => {
    const sum = hash("sha256", bytes, "binary");
    for (let i = 32; i--; ) into[i] = sum.charCodeAt(i);
    return into;
  };
  const bytes = new TextEncoder().encode(secret);
  const key = bytes.length > BLOCK ? digest(bytes) : bytes;
  const inner = new Uint8Array(BLOCK + SHORT).fill(0x36);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c);
  for (let i = key.length; i--; ) {
    inner[i]! ^= key[i]!;
    outer[i]! ^= key[i]!;
  }
  return (body) => {
    inner.set(body, BLOCK);
    digest(inner.subarray(0, BLOCK + body.length), outer.subarray(BLOCK));
    return digest(outer);
  };
}
