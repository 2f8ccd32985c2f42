/** Bytes, or a text that stands for its UTF-8 bytes. */
export type Bytes = string | Uint8Array;

/** Maximum size of a decompressed body, in bytes. */
const INFLATED_LIMIT = 16 * 1024 * 1024;

/** Writes a text in UTF-8. */
export function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Joins bytes and texts. */
export function join(...parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const bytes = parts.map((part) => (typeof part === "string" ? encode(part) : part));
  const joined = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of bytes) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Writes bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Reads base64 or base64url, padded or not; returns nothing for any other text. */
export function fromBase64(text: string): Uint8Array[] {
  const base64 = text.replace(/\s/g, "").replace(/-/g, "+").replace(/_/g, "/").replace(/=+$/, "");
  if (!/^[A-Za-z\d+/]+$/.test(base64) || base64.length % 4 === 1) return [];
  return [Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))];
}

/** Computes the HMAC of a message with any hash that WebCrypto has. */
export async function computeHmac(hash: string, key: Bytes, message: Bytes): Promise<Uint8Array> {
  const bytes = join(key);
  // An empty key, which runtimes reject, equals one zero.
  const raw = bytes.length === 0 ? new Uint8Array(1) : bytes;
  const imported = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, join(message)));
}

/** Computes the SHA-256 of joined bytes. */
export async function computeSha256(...parts: readonly Bytes[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", join(...parts)));
}

/** Decompresses gzip; returns nothing if the bytes are not gzip, or contain more than 16 MiB. */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  try {
    const stream = new Blob([join(bytes)]).stream().pipeThrough(new DecompressionStream("gzip"));
    let length = 0;
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > INFLATED_LIMIT) return [];
      chunks.push(chunk);
    }
  } catch {
    // Not compressed after all, or not completely.
    return [];
  }
  return [join(...chunks)];
}

/** Maximum number of U+FFFD in a body so that its bytes can be guessed. */
const REPLACEMENTS = 1_000;

/** Replaces every U+FFFD by the same byte, trying one byte after the other. */
export function* guessReplaced(text: string): Generator<Uint8Array> {
  const parts = text.split("\ufffd").map(encode);
  if (parts.length < 2 || parts.length > REPLACEMENTS) return;
  for (let byte = 0x80; byte <= 0xff; byte++)
    yield join(...parts.flatMap((part, i) => (i === 0 ? [part] : [new Uint8Array([byte]), part])));
}

/** Maximum number of properties of a document or form that are examined. */
const PROPERTIES = 50;

/** Lists what the properties of an envelope may contain: texts, texts in base64, and documents. */
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
