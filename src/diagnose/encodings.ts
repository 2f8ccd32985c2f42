import { toBytes } from "../signature/hmac.ts";

/** Bytes, or a string that stands for its UTF-8 bytes. */
export type Bytes = string | Uint8Array;

/** Joins bytes and strings. */
export function join(...parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const bytes = parts.map((part) => toBytes(part));
  const joined = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of bytes) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Encodes bytes as base64. */
export function toBase64(bytes: Bytes): string {
  return btoa(Array.from(join(bytes), (byte) => String.fromCharCode(byte)).join(""));
}

/** Decodes base64 or base64url, with or without padding; returns [] for any other string. */
export function fromBase64(text: string): Uint8Array[] {
  const base64 = text.replace(/\s/g, "").replace(/-/g, "+").replace(/_/g, "/").replace(/=+$/, "");
  if (!/^[A-Za-z\d+/]+$/.test(base64) || base64.length % 4 === 1) return [];
  return [Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))];
}

/** Computes the HMAC of a message with any hash that WebCrypto supports. */
export async function computeHmac(hash: string, key: Bytes, message: Bytes): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey("raw", join(key), { name: "HMAC", hash }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, join(message)));
}

/** Computes the SHA-256 of joined bytes. */
export async function computeSha256(...parts: readonly Bytes[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", join(...parts)));
}

/** Maximum number of properties of a document to examine. */
const PROPERTIES = 50;

/** Lists the bodies that the properties of an envelope may contain: strings, decoded base64, and documents. */
export function listInner(json: string): Bytes[] {
  const document: unknown = JSON.parse(json);
  if (typeof document === "string") return [document];
  if (typeof document !== "object" || document === null) return [];
  return Object.values(document)
    .slice(0, PROPERTIES)
    .flatMap((value) =>
      typeof value === "string" ? [value, ...fromBase64(value)] : [JSON.stringify(value)],
    );
}
