/** Bytes that a trace shows of a body. */
const SHOWN = 2_000;

/** Shows bytes as text; where they are no UTF-8, what is beyond ASCII is escaped. What is long is cut. */
export function showBytes(bytes: Uint8Array): string {
  const shown = bytes.subarray(0, SHOWN);
  const rest = bytes.length - shown.length;
  return rest === 0 ? decode(shown) : `${decode(shown)}… (${rest} more bytes)`;
}

/** Escapes control characters but tabs and line ends, which a terminal would obey and XML forbids. */
export function escapeControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, escapeUnit);
}

function decode(bytes: Uint8Array): string {
  try {
    // As a stream, for the cut may go through a character.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return Buffer.from(bytes)
      .toString("latin1")
      .replace(/[\u0080-\u00ff]/g, escapeUnit);
  }
}

function escapeUnit(unit: string): string {
  return `\\x${unit.charCodeAt(0).toString(16).padStart(2, "0")}`;
}
