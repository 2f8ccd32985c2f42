import { decodeUtf8, utf8Length } from "../util/decode-utf8.ts";
import { type Position, positionAt } from "../util/position.ts";
import { findTooDeep, MAX_DEPTH } from "./find-too-deep.ts";
import { findSyntaxError } from "./scan-json.ts";

/** The three reasons why a document cannot be read. */
type ReadErrorCode = "not-utf8" | "not-json" | "too-deep";

/** A reason why a document cannot be read, with its position. */
export interface ReadError extends Position {
  readonly code: ReadErrorCode;
  /** Offset into the bytes (lines and columns count characters, see `Position`). */
  readonly offset: number;
  /** Part of a sentence, such as `expected a value, found "}"`. */
  readonly reason: string;
}

/** A JSON document with its text, or the reason why it cannot be read. */
export type ReadResult =
  | { readonly ok: true; readonly value: unknown; readonly text: string }
  | { readonly ok: false; readonly error: ReadError };

/**
 * Reads the bytes of a JSON document (RFC 8259); errors are a result, not an exception (R-unreadable).
 *
 * - `not-utf8`: at the first byte of the first ill-formed sequence.
 * - `not-json`: at the first wrong character. A byte order mark is a wrong character, because it would be part of the
 *   signed bytes (W-bytes).
 * - `too-deep`: JSON nested more than `MAX_DEPTH` levels deep; at the first bracket beyond the limit.
 *
 * Accepts everything that JavaScript accepts: duplicate properties (the last counts), `1e400` as `Infinity`, `\ud800`.
 *
 * @throws the engine's own error if the bytes exceed the maximum string length (about 512 MiB) or the available memory.
 */
export function readJson(bytes: Uint8Array): ReadResult {
  const decoded = decodeUtf8(bytes);
  if (decoded.ok) return readJsonText(decoded.text);
  const { before, byteOffset } = decoded;
  return refuse("not-utf8", before, { offset: before.length, reason: explainBytes(bytes, byteOffset) });
}

/**
 * Reads a JSON document that is already decoded. It works like `readJson`, but cannot report `not-utf8`. The `offset`
 * of an error counts UTF-8 bytes.
 */
export function readJsonText(text: string): ReadResult {
  const tooDeep = findTooDeep(text, MAX_DEPTH);
  if (tooDeep >= 0) return refuseDepth(text, tooDeep);
  try {
    return { ok: true, value: JSON.parse(text), text };
  } catch (cause) {
    const fault = findSyntaxError(text);
    // The syntax is valid, so JSON.parse failed for another reason, most likely memory.
    if (fault === undefined) throw cause;
    return refuse("not-json", text, fault);
  }
}

function explainBytes(bytes: Uint8Array, offset: number): string {
  const [first, second] = bytes;
  const hex = bytes[offset]?.toString(16).padStart(2, "0");
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return utf16 ? `byte 0x${hex} begins a UTF-16 document` : `byte 0x${hex} is not valid UTF-8 here`;
}

/** Reports text that is nested too deep, without calling `JSON.parse`. A syntax error takes precedence. */
function refuseDepth(text: string, offset: number): ReadResult {
  const fault = findSyntaxError(text);
  if (fault !== undefined) return refuse("not-json", text, fault);
  return refuse("too-deep", text, { offset, reason: `more than ${MAX_DEPTH} nested arrays and objects` });
}

function refuse(
  code: ReadErrorCode,
  text: string,
  { offset, reason }: { offset: number; reason: string },
): ReadResult {
  const error = { code, offset: utf8Length(text.slice(0, offset)), ...positionAt(text, offset), reason };
  return { ok: false, error };
}
