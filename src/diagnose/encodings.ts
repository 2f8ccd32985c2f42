import { toHex } from "../signature/hmac.ts";
import { decodeUtf8 } from "../util/decode-utf8.ts";

/** Bytes, or a text that stands for its UTF-8 bytes. */
export type Bytes = string | Uint8Array;

/** Characters of the bytes 80 to 9f in Latin-1. */
const LATIN_1: string = String.fromCharCode(...Array.from({ length: 32 }, (_, i) => 0x80 + i));
/** Characters of the bytes 80 to 9f in Windows-1252. */
export const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";
/** How much a compressed body may grow. */
const INFLATED_LIMIT = 16 * 1024 * 1024;

/** Writes a text in UTF-8. */
export function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Joins bytes and texts. */
export function join(...parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const bytes = parts.map((part) => (typeof part === "string" ? encode(part) : part));
  const joined = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of bytes) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Checks whether bytes are UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  return decodeUtf8(bytes).ok;
}

/** Writes bytes in hexadecimal digits: in lower and in upper case. */
export function inHex(bytes: Uint8Array): string[] {
  return [toHex(bytes), toHex(bytes).toUpperCase()];
}

/** Reads hexadecimal digits; returns nothing for any other text. */
export function fromHex(text: string): Uint8Array[] {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return [];
  return [Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16))];
}

/** Writes bytes in base64. */
export function inBase64(bytes: Uint8Array): string {
  // If it exists, it is a hundred times faster.
  if (globalThis.Buffer)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}

/** Reads base64 or base64url, padded or not; returns nothing for any other text. */
export function fromBase64(text: string): Uint8Array[] {
  const base64 = text.replace(/\s/g, "").replace(/-/g, "+").replace(/_/g, "/").replace(/=+$/, "");
  if (!/^[A-Za-z\d+/]+$/.test(base64) || base64.length % 4 === 1) return [];
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return [bytes];
}

/** Undoes percent-encoding; returns nothing when it is broken. */
export function decodePercent(text: string): string[] {
  try {
    return [decodeURIComponent(text)];
  } catch {
    return [];
  }
}

/** Writes a text in UTF-16, little-endian and big-endian, without and with a byte order mark. */
export function utf16(text: string): Uint8Array[] {
  const little = new Uint8Array(text.length * 2);
  for (let i = 0; i < text.length; i++) {
    little[2 * i] = text.charCodeAt(i) & 0xff;
    little[2 * i + 1] = text.charCodeAt(i) >> 8;
  }
  const big = little.map((_, i) => little[i ^ 1]!);
  return [little, big, join(new Uint8Array([0xff, 0xfe]), little), join(new Uint8Array([0xfe, 0xff]), big)];
}

/** Writes a text in an encoding of one byte per character, if possible and if it is not just ASCII. */
export function narrow(text: string, high: string = LATIN_1): Uint8Array[] {
  const codes = Array.from(text, (char) =>
    high.includes(char) ? 0x80 + high.indexOf(char) : char.codePointAt(0)!,
  );
  const isNarrow = codes.every((code) => code < 0x100) && codes.some((code) => code >= 0x80);
  return isNarrow ? [Uint8Array.from(codes)] : [];
}

/** Reads bytes in both encodings of one byte per character, unless they are just ASCII. */
export function widen(bytes: Uint8Array): string[] {
  if (bytes.every((byte) => byte < 0x80)) return [];
  return [LATIN_1, WINDOWS_1252].map((high) =>
    Array.from(bytes, (byte) =>
      byte >= 0x80 && byte < 0xa0 ? high[byte - 0x80]! : String.fromCharCode(byte),
    ).join(""),
  );
}

/** Computes the HMAC of a message with any hash that WebCrypto has. */
export async function hmac(
  hash: string,
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  // An empty key, which runtimes reject, equals one zero.
  const bytes = key.length === 0 ? new Uint8Array(1) : key;
  const imported = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}

/** Computes the SHA-256 of joined bytes. */
export async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", join(...parts)));
}

/** Decompresses bytes; returns nothing if they are not compressed, or contain more than 16 MiB. */
export async function inflate(
  bytes: Uint8Array,
  format: "gzip" | "deflate" | "deflate-raw",
): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  try {
    const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(new DecompressionStream(format));
    const reader = stream.getReader();
    let length = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > INFLATED_LIMIT) {
        await reader.cancel();
        return [];
      }
      chunks.push(next.value);
    }
  } catch {
    // Not compressed after all, or not completely.
    return [];
  }
  return [join(...chunks)];
}
