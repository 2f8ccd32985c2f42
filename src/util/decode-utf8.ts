/** Bytes as text, or the offset of the first byte that is not UTF-8. */
type Utf8Result =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      /** Offset of the first byte of the first ill-formed sequence. */
      readonly byteOffset: number;
      /** Everything before that byte. */
      readonly before: string;
    };

const REPLACEMENT = "\ufffd";
const REPLACEMENT_BYTES = 3;

/** Decodes UTF-8 strictly. A byte order mark stays in the text. */
export function decodeUtf8(bytes: Uint8Array): Utf8Result {
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch (cause) {
    const byteOffset = findIllFormed(bytes);
    // The bytes are well-formed, but the text is too long for a string. The document itself is not wrong.
    if (byteOffset === undefined) throw cause;
    return { ok: false, byteOffset, before: decodeLeniently(bytes.subarray(0, byteOffset)) };
  }
}

/** Counts the UTF-8 bytes of a string. */
export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Finds the first U+FFFD of the lenient decoding that is not in the bytes themselves. */
function findIllFormed(bytes: Uint8Array): number | undefined {
  const text = decodeLeniently(bytes);
  let byteOffset = 0;
  let from = 0;
  for (let at = text.indexOf(REPLACEMENT); at >= 0; at = text.indexOf(REPLACEMENT, from)) {
    byteOffset += utf8Length(text.slice(from, at));
    if (!isReplacement(bytes, byteOffset)) return byteOffset;
    byteOffset += REPLACEMENT_BYTES;
    from = at + 1;
  }
  return undefined;
}

function isReplacement(bytes: Uint8Array, offset: number): boolean {
  return bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
}

/** Decodes bytes leniently, with U+FFFD instead of invalid UTF-8. A byte order mark stays in the text. */
export function decodeLeniently(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
