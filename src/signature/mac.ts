/** Bytes of a body in any form that frameworks use; a text stands for its UTF-8 bytes. */
export type Body = Uint8Array | ArrayBuffer | ArrayBufferView | string;

/** Bytes for a MAC; other views work as well. */
type View = Uint8Array | DataView;

/** Computes the HMAC-SHA256 of bytes: at once if the runtime has `node:crypto`, otherwise through a promise. */
export type Mac = (bytes: View) => Uint8Array | Promise<Uint8Array>;

/** Prepares the MAC of a secret, once for any number of bodies. */
export type CreateMac = (secret: string | Uint8Array) => Mac;

/** The part of `node:crypto` that makes a MAC. */
interface NodeCrypto {
  createHmac(
    algorithm: "sha256",
    key: string | Uint8Array,
  ): {
    update(bytes: View): { digest(): Uint8Array };
  };
}

/** What WebCrypto takes. It rejects shared memory itself, so casts to this type are safe. */
type NotShared = Uint8Array<ArrayBuffer>;

/** The runtime's `node:crypto`, without an import that could confuse a bundler. */
const nodeCrypto: NodeCrypto | undefined = globalThis.process?.getBuiltinModule?.("node:crypto");

/**
 * Prepares HMAC-SHA256 keyed with the UTF-8 bytes of a secret (W5.1.2), by `node` unless that is `null`, else WebCrypto.
 *
 * @throws TypeError if the secret is empty or missing: without a secret there is no signature (W5.1.1).
 */
export const createMac = (
  secret: string | Uint8Array,
  node: NodeCrypto | null | undefined = nodeCrypto,
): Mac => {
  if (!secret?.length) throw new TypeError("cannot use an empty secret");
  // A text is nearly as fast a key as a KeyObject (the receiver keeps one); bytes would take four times as long.
  if (node) return (bytes) => node.createHmac("sha256", secret).update(bytes).digest();
  let key: CryptoKey | undefined;
  return async (bytes) => {
    // Not before the first body: a worker may not compute while it loads, nor await another request's promise.
    key ??= await crypto.subtle.importKey(
      "raw",
      toView(secret) as NotShared,
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
    return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes as NotShared));
  };
};

/**
 * Returns a view of a body; only a text is copied, into its UTF-8 bytes.
 *
 * @throws TypeError for anything else, above all for a parsed body, which has lost its bytes.
 */
export const toView = (body: Body): View => {
  if (typeof body === "string") return new TextEncoder().encode(body);
  try {
    // Unlike `instanceof`, DataView also knows a buffer from another realm.
    return ArrayBuffer.isView(body) ? (body as View) : new DataView(body);
  } catch {
    throw new TypeError("cannot use a parsed body: pass raw bytes");
  }
};

/**
 * Checks whether 64 hexadecimal digits spell 32 bytes (W5.1.3), in either case (W-hexcase). The time it takes does not
 * depend on how many of them agree.
 */
export const isSpeltBy = (bytes: Uint8Array, digits: string): boolean => {
  let difference = 0;
  for (let i = 64; i--; ) {
    // The value of a digit in either case, without a branch, against its half of the byte.
    difference |= (((digits.charCodeAt(i) % 32) + 9) % 25) ^ (bytes[i >> 1]! >> (4 * (~i & 1)));
  }
  return !(difference & 15);
};

/**
 * Prepares the same MAC with WebCrypto even if the runtime has `node:crypto`, so that tests run with both.
 *
 * @throws TypeError if the secret is empty or missing.
 */
export const createWebMac: CreateMac = (secret) => createMac(secret, null);

/** Writes bytes in lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => {
  let hex = "";
  for (const byte of bytes) hex += (byte + 256).toString(16).slice(1);
  return hex;
};
