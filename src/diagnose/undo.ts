import { scanJson } from "../json/scan-json.ts";
import { toHex } from "../signature/hmac.ts";
import { decodeLeniently } from "../util/decode-utf8.ts";
import type { Digits, Macs, Raw, Received } from "./cause.ts";
import { type Bytes, encode, fromBase64, hmac, join, narrow, WINDOWS_1252 } from "./encodings.ts";

/** How many members of a document or form are examined. */
const MEMBERS = 50;
/** How many U+FFFD a body may have so that its bytes can be guessed. */
const REPLACEMENTS = 1000;

/** Reads the digits that a pattern finds. */
export function digitsIn(pattern: RegExp, value: string): Digits {
  return pattern.exec(value)?.[1];
}

/** Reads a digest in base64 or base64url; a cut hexadecimal digest has too few other characters. */
export function digitsOfBase64(value: string): Digits {
  const base64 = value.replace(/^sha256=/i, "");
  const [bytes] = base64.replace(/[\da-f]/gi, "").length < 8 ? [] : fromBase64(base64);
  return bytes?.length === 32 ? toHex(bytes) : undefined;
}

/** Writes a text in the two encodings of one byte per character, if possible. */
export function narrowed({ text, isSmall }: Received): Uint8Array[] {
  return text === undefined || !isSmall ? [] : [...narrow(text), ...narrow(text, WINDOWS_1252)];
}

/** Replaces every U+FFFD by the same byte, trying one byte after the other. */
export function* bytesForReplacement({ text, isSmall }: Received): Generator<Uint8Array> {
  const parts = isSmall ? (text ?? "").split("\ufffd").map(encode) : [];
  if (parts.length < 2 || parts.length > REPLACEMENTS) return;
  for (let byte = 0x80; byte <= 0xff; byte++) {
    yield join(...parts.flatMap((part, i) => (i === 0 ? [part] : [new Uint8Array([byte]), part])));
  }
}

/** Writes what a lenient decoder makes of bytes that are not UTF-8. */
export function replaced({ bytes, text }: Received): string[] {
  return text === undefined ? [decodeLeniently(bytes)] : [];
}

/** Lists what the members of an envelope may contain: texts, texts in base64, and documents. */
export function listMemberBodies(json: string): Bytes[] {
  const document: unknown = JSON.parse(json);
  if (typeof document !== "object" || document === null) return [];
  return Object.values(document)
    .slice(0, MEMBERS)
    .flatMap((value) =>
      typeof value === "string" ? [value, ...fromBase64(value)] : [JSON.stringify(value)],
    );
}

/** Checks whether bytes are the beginning of a JSON document, and how it may continue. */
export function completeJson(bytes: Uint8Array): { completed: string[]; isCertain: boolean } | undefined {
  const text = decodeBeginning(bytes);
  if (text === undefined) return undefined;
  for (const { kind, start, depth, steps, reason } of scanJson(text)) {
    if (kind !== "fault" || start < text.length || depth === 0) continue;
    const brackets = Array.from(steps.subarray(0, depth), (step) => (step < 0 ? "]" : "}"))
      .reverse()
      .join("");
    // One changed byte can open a level or a string, but then the document's own end is still there.
    const isCertain = !/[\]}]\s*$/.test(text) && (depth > 1 || reason === "unterminated string");
    return { completed: [text + brackets, `${text}${brackets}\n`], isCertain };
  }
  return undefined;
}

/** Decodes bytes that may end within a character. */
function decodeBeginning(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/** Computes an HMAC with another hash. */
export async function computeHmac(hash: string, key: Raw, body: Raw): Macs {
  return [await hmac(hash, key, body)];
}
