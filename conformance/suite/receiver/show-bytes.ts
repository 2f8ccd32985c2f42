/** Maximum size of a body in a trace, in bytes. */
const SHOWN = 2_000;

/** Shows bytes as text. If the bytes are not UTF-8, all non-ASCII ones are escaped. Long text is cut. */
export function showBytes(bytes: Uint8Array): string {
  const shown = bytes.subarray(0, SHOWN);
  const rest = bytes.length - shown.length;
  return rest === 0 ? decode(shown) : `${decode(shown)}… (${rest} more bytes)`;
}

/**
 * Escapes control characters except tabs and line ends, because a terminal would interpret them and XML forbids them.
 */
export function escapeControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, escapeUnit);
}

function decode(bytes: Uint8Array): string {
  try {
    // Decodes as a stream, because the cut may split a character.
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
